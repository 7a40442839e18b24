import { serialiseStatementFilters } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

/** Identifies what is looked for, in every language; the order and the page of a list are not part of it. */
export const saveSearchName = (filters: StatementFilters): string =>
  `save-search ${serialiseStatementFilters({ ...filters, order_by: undefined, sequence: undefined, page: undefined, per_page: undefined })}`;
