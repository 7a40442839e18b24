import type { Bank, Mortgage } from '../../contracts/mortgage';

const localised = (text: string) => ({ ka: text, en: text, ru: text });

type Terms = { percents: [initial: number, effective: number]; months: [min: number, max: number] };
const gelTerms: Terms = { percents: [11.3, 12.1], months: [12, 240] };
const usdTerms: Terms = { percents: [7.4, 8.1], months: [12, 180] };

/** A bank of tests; a currency whose terms are null is not lent. */
export function createBank(
  id: number,
  { gel = gelTerms, usd = usdTerms, ...rest }: Partial<Bank> & { gel?: Terms | null; usd?: Terms | null } = {},
): Bank {
  const lent = Object.entries({ 1: gel, 2: usd }).flatMap(([currencyId, terms]) => (terms ? [[currencyId, terms] as const] : []));
  return {
    id,
    display_name: `ბანკი ${id}`,
    display_names: localised(`Bank ${id}`),
    image: '/mark.svg',
    take_loan_image: '/mark.svg',
    percents: Object.fromEntries(
      lent.map(([key, { percents }]) => [key, { initial_percent: percents[0], effective_percent: percents[1] }]),
    ),
    month_periods: Object.fromEntries(
      lent.map(([key, { months }]) => [key, { min_month_period: months[0], max_month_period: months[1] }]),
    ),
    min_participation_percent: 20,
    loan_fields: [],
    ...rest,
  };
}

const currency = (id: number, key: string, symbol: string) => ({
  id,
  key,
  symbol,
  display_name: key,
  display_names: localised(key),
});
export const currencies: Mortgage['currencies'] = [currency(1, 'gel', '₾'), currency(2, 'dollar', '$')];
