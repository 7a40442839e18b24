import { defaultPageSize, type StatementFilters } from '@/lib/contracts/statements/statement-filters';

export const pageSizeMax = 100;

/** Page number and size of a list; sizes above 100 are 100. */
export const pagingOfFilters = (filters: StatementFilters) => ({
  page: filters.page ?? 1,
  perPage: Math.min(filters.per_page ?? defaultPageSize, pageSizeMax),
});
