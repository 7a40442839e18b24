'use client';

import { useLocale } from 'next-intl';
import { Input } from '@/components/ui/inputs/input';
import { Segmented } from '@/components/ui/inputs/segmented';
import { useExchangeRate } from '@/lib/api/market/use-market-data';
import type { Option } from '@/lib/contracts/parameters';
import { areaTypeIds, toAreaSqm } from '@/lib/domain/area/area';
import { currencyIds, exchange, otherCurrencyId } from '@/lib/domain/money/currency';
import { priceTypeIds } from '@/lib/domain/money/price';
import { parseDecimal } from '@/lib/domain/statement/listing-values';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { currencySymbol, formatPrice, formatPricePerSqm } from '@/lib/format/money';
import { ChoiceField } from './choice-field';
import { FieldFrame } from './field-frame';
import { useListingField, useListingForm, useListingValues } from './listing-form-context';

const digitsMax = 9;

type PriceTexts = {
  /** "≈ $100" */
  inOther: (price: string) => string;
  /** "Rate: $1 = ₾2.70" */
  rate: (gelPerDollar: string) => string;
  gel: string;
  dollar: string;
  /** What the price of a deal is for; undefined for the whole price. */
  label: (dealTypeId: number | null) => string | undefined;
};

/** The typed price in the other currency and per square metre, as one types. */
function PriceConversion({ texts }: { texts: PriceTexts }) {
  const locale = useLocale();
  const { price, area, area_type_id, currency_id, deal_type_id } = useListingValues((values) => ({
    price: values.price,
    area: values.area,
    area_type_id: values.area_type_id,
    currency_id: values.currency_id,
    deal_type_id: values.deal_type_id,
  }));
  const rates = useExchangeRate().data;
  const amount = parseDecimal(price);
  const currencyId = currency_id ?? currencyIds.usd;
  const otherId = otherCurrencyId(currencyId);
  const other = amount === null || !rates ? null : exchange(amount, currencyId, otherId, rates);
  const areaSqm = toAreaSqm(parseDecimal(area) ?? 0, area_type_id ?? areaTypeIds.sqm);
  const gelPerDollar = rates?.[currencyIds.usd];
  return (
    <div aria-live="polite" className="type-sm num flex min-h-6 flex-wrap gap-x-4 text-ink-2 whitespace-normal!">
      {amount !== null && amount > 0 && other !== null ? (
        <>
          <span className="font-medium text-ink">{texts.inOther(formatPrice(Math.round(other), otherId, locale))}</span>
          {areaSqm > 0 && deal_type_id !== dealTypes.daily ? (
            <span>{formatPricePerSqm(amount / areaSqm, currencyId, locale)}</span>
          ) : null}
        </>
      ) : null}
      {gelPerDollar ? <span>{texts.rate(formatPrice(gelPerDollar, currencyIds.gel, locale))}</span> : null}
    </div>
  );
}

/** A price with its currency, and the same price in the other one; a negotiable price has no amount. */
export function PriceFields({ priceTypeOptions, texts }: { priceTypeOptions: readonly Option[]; texts: PriceTexts }) {
  const { texts: formTexts } = useListingForm();
  const { value: priceType } = useListingField('price_type_id');
  const { value: currency, setValue: setCurrency } = useListingField('currency_id');
  const { value: price, setValue: setPrice } = useListingField('price');
  const { value: dealTypeId } = useListingField('deal_type_id');
  const currencyId = currency ?? currencyIds.usd;
  return (
    <>
      <ChoiceField name="price_type_id" options={priceTypeOptions} isRequired isClearable={false} />
      {priceType === priceTypeIds.negotiable ? null : (
        <div className="flex flex-col gap-2">
          <div className="flex items-start gap-2">
            <FieldFrame name="price" label={texts.label(dealTypeId)} isRequired className="flex-1">
              <Input
                kind="number"
                value={price}
                onValueChange={setPrice}
                isGrouped
                maxDigits={digitsMax}
                suffix={currencySymbol(currencyId)}
              />
            </FieldFrame>
            <div className="pt-6.5">
              <Segmented
                label={formTexts.label('currency_id')}
                options={[
                  { value: '1', label: currencySymbol(currencyIds.gel), accessibleLabel: texts.gel },
                  { value: '2', label: currencySymbol(currencyIds.usd), accessibleLabel: texts.dollar },
                ]}
                value={currencyId === currencyIds.gel ? '1' : '2'}
                onValueChange={(next) => setCurrency(Number(next))}
                className="min-h-12"
              />
            </div>
          </div>
          <PriceConversion texts={texts} />
        </div>
      )}
    </>
  );
}
