import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/common';
import type { Mortgage } from '@/lib/contracts/mortgage';
import {
  chooseCurrency,
  type Loan,
  loanFigures,
  openLoan,
  selectableCurrencies,
  withLongestTerm,
} from '@/lib/domain/loan/calculator';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import type { LoanStatement } from '../stores/loan-statement';
import type { FormValues } from '../stores/mortgage-store';

/** The request as the API takes it; the bank's own fields are added under their names. */
export type MortgageFormData = {
  bank_id: number;
  currency_id: number;
  property_price: number;
  amount: number;
  participation_amount: number;
  month: number;
  percentage_rate: number;
  send_lead: 0 | 1;
  statement_id: number | null;
  redirect_url: string;
  only_from_developer: 0 | 1;
  locale: Locale;
} & Readonly<Record<string, string | number | null>>;

/** "Currency index 1": what a statement costs is taken in the second currency. */
const sumDefault = 1;

/** The price of a request whose field is empty: the statement's in the second currency; 1 where there is no such price. */
export function initialPrice(statement: LoanStatement | null): number {
  const price = Math.round(statement?.prices[currencyIds.usd] ?? sumDefault);
  return price > 0 ? price : sumDefault;
}

/** The initial values of the form: the data of a signed-in visitor, empty for a guest. */
export function prefilledValues(user: SessionUser | null): Record<string, string> {
  const [firstName = '', ...rest] = (user?.name ?? '').trim().split(/\s+/);
  const code = user?.identification_code ?? '';
  return {
    first_name: firstName,
    last_name: rest.join(' '),
    personal_number: /^\d{11}$/.test(code) ? code : '',
    phone_number: user?.valid_phone_numbers[0] ?? '',
    email: user?.email ?? '',
  };
}

/**
 * The whole request.
 * @param values the form's values by field; spaces of the phone are left out
 * @param returnUrl the address to which the bank's own page returns
 */
export function mortgageFormData(
  loan: Loan,
  statement: LoanStatement | null,
  values: FormValues,
  { returnUrl, locale }: { returnUrl: string; locale: Locale },
): MortgageFormData {
  const figures = loanFigures(loan);
  const { sms_code: _, ...written } = values;
  return {
    ...written,
    phone_number: (values.phone_number ?? '').replace(/\s/g, ''),
    bank_id: loan.bankId,
    currency_id: loan.currencyId,
    property_price: loan.price ?? initialPrice(statement),
    amount: figures?.amount ?? 0,
    participation_amount: figures?.participation ?? sumDefault,
    month: loan.months,
    percentage_rate: loan.yearlyPercent,
    send_lead: 1,
    statement_id: statement?.id ?? null,
    redirect_url: returnUrl,
    only_from_developer: loan.isFromDeveloper ? 1 : 0,
    locale,
  };
}

/**
 * A new calculation; null without banks. Without a statement its price is empty. One of a statement continues with the instalment on its
 * page: the price in the currency that the page shows, where the bank lends in it, over the bank's longest term.
 * @param shownCurrencyId the currency that prices are shown in
 */
export function startLoan(
  { banks, currencies }: Mortgage,
  statement: LoanStatement | null,
  shownCurrencyId: CurrencyId,
): Loan | null {
  const opened = openLoan(banks, currencies);
  const bank = banks.find(({ id }) => id === opened?.bankId);
  if (!opened || !bank || !statement) return opened;
  const isShownLent = selectableCurrencies(bank, currencies).some(({ id }) => id === shownCurrencyId);
  const loan = isShownLent ? chooseCurrency(opened, bank, shownCurrencyId) : opened;
  const price = statement.prices[loan.currencyId];
  return withLongestTerm(
    { ...loan, price: price === undefined ? null : Math.max(1, Math.round(price)), isFromDeveloper: statement.isFromDeveloper },
    bank,
  );
}
