'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/format/number';
import type { FieldError } from '../../domain/field-errors';
import type { FieldName } from '../../domain/form-values';

type ErrorKey = Parameters<ReturnType<typeof useTranslations<'errors'>>>[0];

/** Fields whose fault has words of its own, by the message behind it. */
const ownMessages: Partial<
  Record<FieldName, Record<string, 'price_missing' | 'area_bounds' | 'street_missing' | 'rs_code_form'>>
> = {
  price: { 'errors.field_required': 'price_missing' },
  area: { 'errors.field_too_small': 'area_bounds', 'errors.field_too_big': 'area_bounds' },
  street_id: { 'errors.field_required': 'street_missing' },
  rs_code: { 'errors.field_invalid': 'rs_code_form' },
};

/** Says a fault in the visitor's language: what the field asks for, or the bound that it crosses. */
export function useFieldErrorMessage() {
  const t = useTranslations('publishing');
  const errors = useTranslations('errors');
  const locale = useLocale();
  return (field: FieldName, fault: FieldError | undefined, label: string): string | undefined => {
    if (!fault) return undefined;
    const own = ownMessages[field]?.[fault.key];
    if (own && fault.bound === undefined) return t(`faults.${own}`);
    if (fault.key === 'errors.field_required') return t('faults.required', { label });
    if (fault.bound !== undefined) {
      const bound = formatNumber(fault.bound, locale);
      return fault.key === 'errors.field_too_small' ? t('faults.min', { bound }) : t('faults.max', { bound });
    }
    const key = fault.key.replace(/^errors\./, '') as ErrorKey;
    return errors.has(key) ? errors(key) : errors('field_invalid');
  };
}
