'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { useExchangeRate } from '@/lib/api/use-market-data';
import { areaTypeIds, toAreaSqm } from '@/lib/domain/area/area';
import { currencyIds, otherCurrencyId } from '@/lib/domain/money/currency';
import { exchange } from '@/lib/domain/money/exchange';
import { priceTypeIds } from '@/lib/domain/money/price';
import { currencySymbol, formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { parseDecimal } from '../../domain/form-values';
import { useFormField, usePublishFormState } from '../form-context';
import { ChoiceField } from './choice-field';
import { FieldFrame } from './field-frame';

const digitsMax = 9;

/** The same price in the other currency, and what a square metre costs; as one types. */
function PriceConversion({ priceId }: { priceId: string }) {
  const t = useTranslations('publishing');
  const locale = useLocale();
  const { price, area, area_type_id, currency_id } = usePublishFormState(({ values }) => values);
  const rate = useExchangeRate().data;
  const amount = parseDecimal(price);
  const currencyId = currency_id ?? currencyIds.usd;
  const otherId = otherCurrencyId(currencyId);
  const other = amount === null || !rate ? null : exchange(amount, currencyId, otherId, rate);
  const areaSqm = toAreaSqm(parseDecimal(area) ?? 0, area_type_id ?? areaTypeIds.sqm);
  const dollar = rate?.[currencyIds.usd];
  return (
    <div id={priceId} aria-live="polite" className="type-sm num flex min-h-6 flex-wrap gap-x-4 text-ink-2 whitespace-normal!">
      {amount !== null && amount > 0 && other !== null ? (
        <>
          <span className="font-medium text-ink">
            {t('price_other', { price: formatPrice(Math.round(other), otherId, locale) })}
          </span>
          {areaSqm > 0 ? <span>{formatPricePerSqm(amount / areaSqm, currencyId, locale)}</span> : null}
        </>
      ) : null}
      {dollar ? <span>{t('rate', { rate: formatPrice(dollar, currencyIds.gel, locale) })}</span> : null}
    </div>
  );
}

/** The price in one currency with the other beside it; a negotiable price has no figure. */
export function PriceFields() {
  const t = useTranslations('publishing');
  const parameters = usePublishFormState((state) => state.parameters);
  const { value: priceType } = useFormField('price_type_id');
  const { value: currency, setValue: setCurrency } = useFormField('currency_id');
  const { value: price, setValue: setPrice } = useFormField('price');
  const isNegotiable = priceType === priceTypeIds.negotiable;
  const currencyId = currency ?? currencyIds.usd;
  return (
    <>
      <ChoiceField name="price_type_id" options={parameters.dictionaries.price_types ?? []} isRequired isKept />
      {isNegotiable ? null : (
        <div className="flex flex-col gap-2">
          <div className="flex items-start gap-2">
            <FieldFrame name="price" isRequired className="flex-1">
              <Input
                kind="decimal"
                value={price}
                onValueChange={setPrice}
                isGrouped
                maxDigits={digitsMax}
                suffix={currencySymbol(currencyId)}
              />
            </FieldFrame>
            <div className="pt-6.5">
              <Segmented
                label={t('fields.currency_id')}
                options={[
                  { value: '1', label: currencySymbol(currencyIds.gel), accessibleLabel: t('currencies.gel') },
                  { value: '2', label: currencySymbol(currencyIds.usd), accessibleLabel: t('currencies.dollar') },
                ]}
                value={currencyId === currencyIds.gel ? '1' : '2'}
                onValueChange={(next) => setCurrency(Number(next))}
                className="min-h-12"
              />
            </div>
          </div>
          <PriceConversion priceId="price-live" />
        </div>
      )}
    </>
  );
}
