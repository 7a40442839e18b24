import type { Bank, LoanField, Mortgage } from '@/lib/contracts/mortgage';

const named = (id: number, name: string) => ({ id, display_name: name, display_names: { ka: name, en: name, ru: name } });

const field = (part: Partial<LoanField> & Pick<LoanField, 'name' | 'title'>): LoanField => ({
  titles: { ka: part.title, en: part.title, ru: part.title },
  placeholder: '',
  placeholders: { ka: '', en: '', ru: '' },
  type: 'text',
  required: 1,
  rules: [],
  ...part,
});

const bank = (id: number, name: string, part: Partial<Bank>): Bank => ({
  ...named(id, name),
  image: '/bank.svg',
  take_loan_image: '/bank.svg',
  percents: {
    1: { initial_percent: 11.3, effective_percent: 12.1 },
    2: { initial_percent: 7.4, effective_percent: 8.1 },
  },
  month_periods: {
    1: { min_month_period: 12, max_month_period: 240 },
    2: { min_month_period: 12, max_month_period: 180 },
  },
  min_participation_percent: 20,
  loan_fields: [],
  ...part,
});

/** Lends in both currencies at the lowest effective rate in the second. */
export const iberia = bank(1, 'Iberia', {});
/** Asks for additional fields, and for more of the price. */
export const kolkheti = bank(2, 'Kolkheti', {
  percents: {
    1: { initial_percent: 11.5, effective_percent: 12.6 },
    2: { initial_percent: 7.6, effective_percent: 8.4 },
  },
  month_periods: {
    1: { min_month_period: 6, max_month_period: 240 },
    2: { min_month_period: 6, max_month_period: 120 },
  },
  min_participation_percent: 30,
  loan_fields: [
    field({ name: 'monthly_income', title: 'Monthly income', rules: ['numeric', 'min_value:1'] }),
    field({ name: 'comment', title: 'Comment', type: 'textarea', required: 0, rules: ['min:3'] }),
  ],
});
/** Lends only in GEL. */
export const chukurtma = bank(3, 'Chukurtma', {
  percents: { 1: { initial_percent: 13.2, effective_percent: 14.6 } },
  month_periods: { 1: { min_month_period: 3, max_month_period: 240 } },
  min_participation_percent: 10,
});

export const mortgage: Mortgage = {
  banks: [kolkheti, iberia, chukurtma],
  currencies: [
    { ...named(1, 'Lari'), key: 'gel', symbol: '₾' },
    { ...named(2, 'Dollar'), key: 'dollar', symbol: '$' },
  ],
};
