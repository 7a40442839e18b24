import { useLocale } from 'next-intl';
import type { Quartiles } from '@/lib/contracts/statements/prices';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { formatMonth, formatShortMonth } from '@/lib/format/date';
import { formatPricePerSqm, formatRentPerSqm } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';

const partsOf = (month: string): [number, number] => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return [year, number - 1];
};

/** Prices of a m² of a deal as texts: rents have a decimal. Months are "2026-11". */
export function useAmounts(dealTypeId: number, currencyId: CurrencyId) {
  const locale = useLocale();
  const isRent = dealTypeId === dealTypes.rent;
  const digits = (value: number): string => formatNumber(value, locale, { decimalsMax: isRent ? 1 : 0 });
  return {
    perSqm: (value: number): string => (isRent ? formatRentPerSqm : formatPricePerSqm)(value, currencyId, locale),
    digits,
    range: ({ low, high }: Quartiles): string => `${digits(low)} – ${digits(high)}`,
    monthOf: (month: string): string => formatMonth(...partsOf(month), locale),
    shortMonthOf: (month: string): string => formatShortMonth(...partsOf(month), locale),
  };
}
