import { type LoanRequestBody, loanRequestShape } from '@/lib/contracts/mortgage';
import { checkLoanField } from '@/lib/domain/loan/field-rules';
import { toLoanField } from './mortgage.mapper';
import type { BankRow } from './mortgage.repository';

/** Message keys by field. */
export type FieldErrors = Record<string, string[]>;

const errorUnless = (field: string, key: string, isKept: boolean): FieldErrors => (isKept ? {} : { [field]: [key] });

/** The fields besides those that every request has. */
export function ownFieldsOf(body: LoanRequestBody): Record<string, string> {
  const own = Object.entries(body).filter(([name]) => !Object.hasOwn(loanRequestShape, name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value).trim()]));
}

function bankFieldErrors(bank: BankRow, body: LoanRequestBody): FieldErrors {
  const given = ownFieldsOf(body);
  const unknown = Object.keys(given).filter((name) => !bank.fields.some((field) => field.name === name));
  const errors = bank.fields.flatMap((field): [string, string[]][] => {
    const broken = checkLoanField(toLoanField(field, 'ka'), given[field.name]);
    return broken ? [[field.name, [broken.key]]] : [];
  });
  return Object.fromEntries([...unknown.map((name): [string, string[]] => [name, ['errors.field_unknown']]), ...errors]);
}

/** The errors of a request by the terms of its bank. The page checks the same, but is not trusted. */
export function loanRequestErrors(bank: BankRow, body: LoanRequestBody): FieldErrors {
  const { property_price: price, participation_amount: participation, amount, month, percentage_rate: percent } = body;
  const conditions = bank.conditions[body.currency_id];
  const ownFields = bankFieldErrors(bank, body);
  if (!conditions) return { ...ownFields, currency_id: ['errors.loan_currency'] };
  return {
    ...ownFields,
    ...errorUnless('amount', 'errors.loan_amount', amount === price - participation),
    ...errorUnless(
      'participation_amount',
      'errors.loan_participation',
      participation * 100 >= price * bank.participationPercentMin,
    ),
    ...errorUnless('month', 'errors.loan_term', month >= conditions.monthsMin && month <= conditions.monthsMax),
    ...errorUnless('percentage_rate', 'errors.loan_rate', percent === conditions.initialPercent),
  };
}

/**
 * The bank's own page for a request, with the way back to us where one is given.
 * @param hosts the hosts that visitors may be sent to
 * @returns null where the bank has no page, or not on such a host over https
 */
export function bankPage(
  redirectUrl: string | null,
  hosts: readonly string[],
  request: { id: number; backUrl: string | null },
): string | null {
  if (redirectUrl === null || !URL.canParse(redirectUrl)) return null;
  const url = new URL(redirectUrl);
  if (url.protocol !== 'https:' || !hosts.includes(url.host)) return null;
  url.searchParams.set('request_id', String(request.id));
  if (request.backUrl !== null) url.searchParams.set('redirect_url', request.backUrl);
  return url.href;
}
