'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { Field } from '@/components/ui/inputs/field';
import { RadioGroup } from '@/components/ui/inputs/radio-group';
import type { ServiceTypes } from '@/lib/contracts/money/services';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPrice, formatPriceFrom } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { type OrderValues, typeOf } from '../../domain/order-values';

const endClass = 'num type-ui font-semibold';

/** Chooses the type of the service and, where it has terms, the number of days; absent when there is one of each. */
export function TypeField({ catalogue }: { catalogue: ServiceTypes }) {
  const t = useTranslations('services.order');
  const translate = useMessage();
  const locale = useLocale();
  const { control, setValue } = useFormContext<OrderValues>();
  const [type, days] = useWatch({ control, name: ['type', 'days'] });
  const { errors } = useFormState({ control, name: ['type', 'days'] });
  const { types } = catalogue;
  const chosen = typeOf({ type }, catalogue);
  const errorOf = (name: 'type' | 'days') => {
    const key = errors[name]?.message;
    return key === undefined ? null : translate(key);
  };
  const choose = (key: string) => {
    setValue('type', key, { shouldDirty: true });
    const [term] = typeOf({ type: key }, catalogue)?.days ?? [];
    setValue('days', term ? String(term.days) : '', { shouldDirty: true });
    setValue('rater_id', '');
  };
  return (
    <>
      {types.length > 1 ? (
        <Field as="group" label={t('type')} error={errorOf('type')} className="mb-5">
          <RadioGroup
            look="rows"
            value={type}
            onValueChange={choose}
            options={types.map((option) => ({
              value: option.key,
              label: option.display_names[locale],
              end: (
                <span className={endClass}>
                  {(option.unit === 'sqm' ? formatPriceFrom : formatPrice)(option.price, currencyIds.gel, locale)}
                </span>
              ),
            }))}
          />
        </Field>
      ) : null}
      {chosen && chosen.days.length > 1 ? (
        <Field as="group" label={t('days')} error={errorOf('days')} className="mb-5">
          <RadioGroup
            look="rows"
            value={days}
            onValueChange={(next) => setValue('days', next, { shouldDirty: true })}
            options={chosen.days.map((term) => ({
              value: String(term.days),
              label: t('days_count', { count: term.days }),
              end: <span className={endClass}>{formatPrice(term.price, currencyIds.gel, locale)}</span>,
            }))}
          />
        </Field>
      ) : null}
    </>
  );
}
