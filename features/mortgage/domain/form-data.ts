import type { SessionUser } from '@/lib/contracts/account/auth';
import type { Locale } from '@/lib/contracts/common';
import type { Mortgage } from '@/lib/contracts/mortgage';
import { type Loan, loanFigures, openLoan } from '@/lib/domain/loan/calculator';
import { currencyIds } from '@/lib/domain/money/currency';
import type { LoanStatement } from '../stores/loan-statement';
import type { FormValues } from '../stores/mortgage-store';

/** The request as the API takes it; the bank's own fields stand beside these under their names. */
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

/** What a calculation of a statement begins with, in whole units of the second currency; 1 where there is no such price. */
export function initialPrice(statement: LoanStatement | null): number {
  const price = Math.round(statement?.prices[currencyIds.usd] ?? sumDefault);
  return price > 0 ? price : sumDefault;
}

/** What a guest's empty form holds, and what is known of somebody who is signed in. */
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
 * @param values what the form holds, by field; spaces of the phone are left out
 * @param returnUrl where the bank's own page is to lead back to
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

/** A new calculation; null without banks. A bank that does not lend in the second currency takes the price in its own. */
export function startLoan({ banks, currencies }: Mortgage, statement: LoanStatement | null): Loan | null {
  const loan = openLoan(banks, currencies, initialPrice(statement));
  const own = loan ? statement?.prices[loan.currencyId] : undefined;
  return loan && own !== undefined ? { ...loan, price: Math.max(1, Math.round(own)) } : loan;
}
