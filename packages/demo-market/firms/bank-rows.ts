import type { BankField, banks, LoanConditions } from '@/server/modules/mortgage/mortgage.table';
import { bankLogos } from './bank-logos';

/** Fields that banks require in addition to the request itself. */
const monthlyIncome: BankField = {
  name: 'monthly_income',
  title: { ka: 'თვიური შემოსავალი, ₾', en: 'Monthly income, ₾', ru: 'Доход в месяц, ₾' },
  placeholder: { ka: 'მაგალითად, 3500', en: 'For example, 3500', ru: 'Например, 3500' },
  type: 'text',
  isRequired: true,
  rules: ['numeric', 'min_value:1', 'max_value:1000000'],
};

const employer: BankField = {
  name: 'employer',
  title: { ka: 'სამუშაო ადგილი', en: 'Employer', ru: 'Место работы' },
  placeholder: { ka: 'ორგანიზაციის სახელი', en: 'Name of the organisation', ru: 'Название организации' },
  type: 'text',
  isRequired: false,
  rules: ['min:2', 'max:120'],
};

const comment: BankField = {
  name: 'comment',
  title: { ka: 'კომენტარი', en: 'Comment', ru: 'Комментарий' },
  placeholder: { ka: 'რა უნდა იცოდეს ბანკმა?', en: 'What should the bank know?', ru: 'Что важно знать банку?' },
  type: 'textarea',
  isRequired: false,
  rules: ['max:500'],
};

type BankRow = typeof banks.$inferInsert & { id: number };
type Terms = [percents: [initial: number, effective: number], months: [min: number, max: number]];

const conditions = ([[initialPercent, effectivePercent], [monthsMin, monthsMax]]: Terms): LoanConditions => ({
  initialPercent,
  effectivePercent,
  monthsMin,
  monthsMax,
});

/** By currency id: lari and, where the bank lends in them, dollars. */
const terms = (gel: Terms, usd?: Terms): BankRow['conditions'] => ({
  1: conditions(gel),
  ...(usd ? { 2: conditions(usd) } : {}),
});

/**
 * The banks of a seeded market: invented, with addresses that reach nobody. Rates, terms and shares have the levels of Georgian
 * banks in September 2026.
 */
export const bankRows: BankRow[] = (
  [
    {
      name: { ka: 'იბერია ბანკი', en: 'Iberia Bank', ru: 'Иберия Банк' },
      mark: bankLogos.iberia,
      conditions: terms(
        [
          [11.3, 12.1],
          [12, 240],
        ],
        [
          [7.4, 8.1],
          [12, 180],
        ],
      ),
      participationPercentMin: 20,
      fields: [],
      leadEmail: 'loans@iberia-bank.example',
    },
    {
      name: { ka: 'კოლხეთი ბანკი', en: 'Kolkheti Bank', ru: 'Колхети Банк' },
      mark: bankLogos.kolkheti,
      conditions: terms(
        [
          [11.5, 12.6],
          [6, 240],
        ],
        [
          [7.6, 8.4],
          [6, 120],
        ],
      ),
      participationPercentMin: 15,
      fields: [monthlyIncome, employer],
      leadEmail: 'ipoteka@kolkheti.example',
    },
    {
      name: { ka: 'თრიალეთი ბანკი', en: 'Trialeti Bank', ru: 'Триалети Банк' },
      mark: bankLogos.trialeti,
      conditions: terms(
        [
          [11.9, 12.9],
          [12, 240],
        ],
        [
          [7.9, 8.7],
          [12, 180],
        ],
      ),
      participationPercentMin: 20,
      fields: [],
      leadEmail: 'mortgage@trialeti.example',
      redirectUrl: 'https://apply.trialeti.example/mortgage',
    },
    {
      name: { ka: 'მტკვარი კრედიტი', en: 'Mtkvari Credit', ru: 'Мтквари Кредит' },
      mark: bankLogos.mtkvari,
      conditions: terms(
        [
          [12.4, 13.8],
          [6, 180],
        ],
        [
          [8.4, 9.2],
          [6, 120],
        ],
      ),
      participationPercentMin: 30,
      fields: [monthlyIncome, comment],
      leadEmail: 'leads@mtkvari-credit.example',
    },
    {
      name: { ka: 'ლამპარი ბანკი', en: 'Lampari Bank', ru: 'Лампари Банк' },
      mark: bankLogos.lampari,
      conditions: terms(
        [
          [10.5, 11.9],
          [3, 240],
        ],
        [
          [8, 8.8],
          [3, 180],
        ],
      ),
      participationPercentMin: 20,
      fields: [],
      leadEmail: 'home@lampari.example',
    },
    {
      name: { ka: 'ჩუქურთმა კრედიტი', en: 'Chukurtma Credit', ru: 'Чукуртма Кредит' },
      mark: bankLogos.chukurtma,
      conditions: terms([
        [13.2, 14.6],
        [3, 240],
      ]),
      participationPercentMin: 10,
      fields: [],
      leadEmail: 'loans@chukurtma.example',
    },
    {
      name: { ka: 'ნიავი ბანკი', en: 'Niavi Bank', ru: 'Ниави Банк' },
      mark: bankLogos.niavi,
      conditions: terms(
        [
          [12.8, 14.2],
          [3, 240],
        ],
        [
          [8.5, 9.4],
          [3, 120],
        ],
      ),
      participationPercentMin: 15,
      fields: [{ ...employer, isRequired: true }, comment],
      leadEmail: 'bina@niavi.example',
    },
    {
      name: { ka: 'ზვარი ბანკი', en: 'Zvari Bank', ru: 'Звари Банк' },
      mark: bankLogos.zvari,
      conditions: terms(
        [
          [13.9, 15.4],
          [6, 180],
        ],
        [
          [8.8, 9.8],
          [6, 120],
        ],
      ),
      participationPercentMin: 30,
      fields: [],
      leadEmail: 'loans@zvari.example',
    },
  ] satisfies Omit<BankRow, 'id' | 'position'>[]
).map((row, index) => ({ redirectUrl: null, ...row, id: index + 1, position: index }));
