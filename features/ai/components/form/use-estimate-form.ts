'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useMemo } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { resolverResult } from '@/components/listing-form/form-errors';
import type { LabelledField, ListingFormTexts } from '@/components/listing-form/listing-form-context';
import { useCities } from '@/lib/api/places/cities';
import type { City } from '@/lib/contracts/locations';
import { type EstimateErrors, formErrors, noSectorKey } from '../../domain/field-errors';
import { type EstimateValues, fieldNames } from '../../domain/form-values';
import { useEstimateStore, useEstimateValues } from '../../stores/estimate-context';

/** All errors that block sending the form, shown or not. */
export function useRemainingErrors(): EstimateErrors {
  const values = useEstimateValues((all) => all);
  const { data: cities } = useCities();
  return useMemo(() => formErrors(values, cities ?? []), [values, cities]);
}

/** The form over the values of the estimate. Errors are shown once their field was left. */
export function useEstimateForm(cities: readonly City[]): UseFormReturn<EstimateValues> {
  const { form, getState } = useEstimateStore();
  const resolver: Resolver<EstimateValues> = (values) => resolverResult(values, formErrors(values, cities));
  const hookForm = useForm<EstimateValues>({ formControl: form.formControl, resolver, shouldFocusError: false });
  useEffect(() => {
    if (getState().showsEveryError) void form.trigger([...fieldNames], { shouldTouch: true });
  }, [form, getState]);
  return hookForm;
}

const labelledFields = ['street_number', 'real_estate_type_id', 'balconies', ...fieldNames] as const;
type EstimateLabel = (typeof labelledFields)[number];
const isLabelled = (name: LabelledField): name is EstimateLabel => labelledFields.some((known) => known === name);

export function useEstimateTexts(): ListingFormTexts {
  const t = useTranslations('ai');
  return {
    label: (name) => (isLabelled(name) ? t(`fields.${name}`) : ''),
    error: (_, { key, bound: count }, field) => {
      if (key === noSectorKey) return t('field_errors.no_sector');
      if (count === undefined) return t('field_errors.required', { field });
      return t(key === 'errors.field_too_small' ? 'field_errors.min' : 'field_errors.max', { count });
    },
    choose: t('form.choose'),
    notStated: '',
    street: {
      placeholder: t('street.placeholder'),
      hint: t('street.hint'),
      loading: t('street.loading'),
      add: t('street.add'),
      added: (name) => t('street.added', { name }),
      newName: t('street.name'),
      short: (count) => t('street.short', { count }),
      failed: t('street.failed'),
      sending: t('street.sending'),
      cancel: t('street.cancel'),
    },
  };
}
