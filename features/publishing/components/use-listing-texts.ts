'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { LabelledField, ListingFormTexts } from '@/components/listing-form/listing-form-context';
import type { ListingError } from '@/lib/domain/statement/listing-values';
import { formatNumber } from '@/lib/format/number';
import { useMessage } from '@/lib/i18n/use-message';

/** Fields with their own message, by the general one. */
const ownMessages: Partial<
  Record<LabelledField, Record<string, 'price_missing' | 'area_bounds' | 'street_missing' | 'rs_code_format'>>
> = {
  price: { 'errors.field_required': 'price_missing' },
  area: { 'errors.field_too_small': 'area_bounds', 'errors.field_too_big': 'area_bounds' },
  street_id: { 'errors.field_required': 'street_missing' },
  rs_code: { 'errors.field_invalid': 'rs_code_format' },
};

/** Translates an error: what the field requires, or the bound that its value crosses. */
function useFieldErrorMessage(): ListingFormTexts['error'] {
  const t = useTranslations('publishing.field_errors');
  const translate = useMessage('errors.field_invalid');
  const locale = useLocale();
  return (name: LabelledField, { key, bound }: ListingError, label: string) => {
    const own = ownMessages[name]?.[key];
    if (own && bound === undefined) return t(own);
    if (key === 'errors.field_required') return t('required', { label });
    if (bound === undefined) return translate(key);
    return t(key === 'errors.field_too_small' ? 'min' : 'max', { bound: formatNumber(bound, locale) });
  };
}

export function useListingTexts(): ListingFormTexts {
  const t = useTranslations('publishing');
  const error = useFieldErrorMessage();
  return {
    label: (name) => t(`fields.${name}`),
    error,
    choose: t('choose'),
    notStated: t('not_stated'),
    street: {
      placeholder: t('street_placeholder'),
      hint: t('hints.street'),
      loading: t('streets_loading'),
      add: t('street_add'),
      added: (name) => t('street_added', { name }),
      newName: t('street_new'),
      short: (count) => t('field_errors.street_short', { count }),
      failed: t('field_errors.street_failed'),
      sending: t('street_sending'),
      cancel: t('cancel'),
    },
  };
}
