import { type LoanRequestBody, loanRequestShape } from '@/lib/contracts/mortgage';
import { checkLoanField } from '@/lib/domain/loan/field-rules';
import { toLoanField } from './mortgage.mapper';
import type { BankRow } from './mortgage.repository';

/** Message keys by field. */
export type FieldErrors = Record<string, string[]>;

const errorUnless = (field: string, key: string, isKept: boolean): FieldErrors => (isKept ? {} : { [field]: [key] });

/** What stands beside the names that every request has. */
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

/** What of a request the chosen bank does not give: the page reckons all of it too, and its word counts for nothing. */
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

/** Stands in for the site while a path is taken apart; no real host has this name. */
const ownOrigin = 'http://site.invalid';

/**
 * The path of our own site that a request names as the place to come back to.
 * @param siteUrl the site's public address, so that a whole address of it is accepted as well
 * @returns an empty text for none, null for another site and for what is no address
 */
export function returnPath(value: string, siteUrl: string): string | null {
  if (value === '') return '';
  const isPath = value.startsWith('/') && !value.startsWith('//');
  const base = isPath ? ownOrigin : siteUrl;
  if ((!isPath && !/^https?:\/\//i.test(value)) || !URL.canParse(value, base)) return null;
  const url = new URL(value, base);
  // A backslash or a tab makes `//host` of a path, as it does in browsers: another origin.
  if (url.origin !== new URL(base).origin || url.username !== '') return null;
  // A path such as /..//host is made plain by the parser and must not turn into an address of another host.
  return url.pathname.startsWith('//') ? null : `${url.pathname}${url.search}${url.hash}`;
}

/**
 * The bank's own page for a request, with the way back to us where one is told.
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
