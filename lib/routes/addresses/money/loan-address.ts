import type { Locale } from '@/lib/contracts/common';
import { localePath } from '@/lib/routes/locale-path';

const openName = 'take_loan';
/** Says that the calculator has nothing to do with the statement that the page shows. */
const generalName = 'isntStatement';

/** Whether an address shows the mortgage modal. */
export const isLoanAddress = (query: Pick<URLSearchParams, 'has'>): boolean => query.has(openName);

/** Whether the modal of an address leaves the page's statement aside. */
export const isGeneralLoan = (query: Pick<URLSearchParams, 'has'>): boolean => query.has(generalName);

/** Where the modal of no statement opens, without scripts and from pages that have no such modal. */
export const loanPath = (locale: Locale): string => `${localePath(locale, '/')}?${openName}=true&${generalName}=true`;

/** The address of a page of a statement, or of the page that contains this link, with the modal of its statement. */
export const statementLoanPath = (path = ''): string => `${path}?${openName}=true`;

/** The same page with the modal; the rest of its query stays. @param isGeneral see `isGeneralLoan` */
export function withLoan(address: URL, isGeneral: boolean): string {
  const next = new URL(address);
  next.searchParams.set(openName, 'true');
  if (isGeneral) next.searchParams.set(generalName, 'true');
  else next.searchParams.delete(generalName);
  return next.pathname + next.search + next.hash;
}

/** The same page without the modal; the rest of its query stays. */
export function withoutLoan(address: URL): string {
  const next = new URL(address);
  next.searchParams.delete(openName);
  next.searchParams.delete(generalName);
  return next.pathname + next.search + next.hash;
}
