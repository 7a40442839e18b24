import type { Locale } from '@/lib/contracts/common';
import type { Bank, LoanField, LoanRequest, Mortgage, StaffLoanRequest } from '@/lib/contracts/mortgage';
import { toNamedItem } from '../../localised';
import type { CurrencyRow } from '../site/site.repository';
import type { BankRow, RequestWithBank } from './mortgage.repository';

type BankField = BankRow['fields'][number];

export const toLoanField = (field: BankField, locale: Locale): LoanField => ({
  name: field.name,
  title: field.title[locale],
  titles: field.title,
  placeholder: field.placeholder[locale],
  placeholders: field.placeholder,
  type: field.type,
  required: field.isRequired ? 1 : 0,
  rules: field.rules,
});

const byCurrency = <T>(row: BankRow, shape: (conditions: BankRow['conditions'][string]) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(row.conditions).map(([currencyId, conditions]) => [currencyId, shape(conditions)]));

export const toBank = (row: BankRow, locale: Locale): Bank => ({
  ...toNamedItem(row, locale),
  image: row.mark,
  take_loan_image: row.mark,
  percents: byCurrency(row, ({ initialPercent, effectivePercent }) => ({
    initial_percent: initialPercent,
    effective_percent: effectivePercent,
  })),
  month_periods: byCurrency(row, ({ monthsMin, monthsMax }) => ({ min_month_period: monthsMin, max_month_period: monthsMax })),
  min_participation_percent: row.participationPercentMin,
  loan_fields: row.fields.map((field) => toLoanField(field, locale)),
});

export const toLoanCurrency = (row: CurrencyRow, locale: Locale): Mortgage['currencies'][number] => ({
  ...toNamedItem(row, locale),
  key: row.key,
  symbol: row.symbol,
});

/** A request as its sender sees it. */
export const toLoanRequest = ({ request, bank }: RequestWithBank, locale: Locale): LoanRequest => ({
  id: request.id,
  bank: { ...toNamedItem(bank, locale), image: bank.mark },
  currency_id: request.currencyId,
  property_price: request.priceMinor / 100,
  amount: request.amountMinor / 100,
  participation_amount: request.participationMinor / 100,
  month: request.months,
  percentage_rate: request.yearlyPercent,
  statement_id: request.statementId,
  only_from_developer: request.isFromDeveloper ? 1 : 0,
  state: request.state,
  created_at: request.createdAt.toISOString(),
});

/** A request as the staff sees it. */
export const toStaffLoanRequest = (row: RequestWithBank, personalNumber: string, locale: Locale): StaffLoanRequest => ({
  ...toLoanRequest(row, locale),
  user_id: row.request.userId,
  first_name: row.request.firstName,
  last_name: row.request.lastName,
  phone_number: row.request.phone,
  email: row.request.email,
  personal_number: personalNumber,
  fields: row.request.fields,
});
