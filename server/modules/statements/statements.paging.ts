import { z } from 'zod';
import { defaultPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';

const pageSizeMax = 100;
const keyedPageSizeMax = 500;

/** The largest page: API clients with a key get a higher limit. */
export const pageSizeMaxFor = (apiKeyId: number | null): number => (apiKeyId === null ? pageSizeMax : keyedPageSizeMax);

/** Page number and size of a list whose size `filtersOf` has bounded. */
export const pagingOfFilters = (filters: StatementFilters) => ({
  page: filters.page ?? 1,
  perPage: Math.min(filters.per_page ?? defaultPageSize, keyedPageSizeMax),
});

const positive = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));

/** Page and size of lists without filters: from 1, sizes above the largest page are that. */
export const pagingQuery = z.object({ page: positive(1_000_000).optional(), per_page: positive(9_999_999_999).optional() });

export const pagingOfQuery = ({ page = 1, per_page = defaultPageSize }: z.output<typeof pagingQuery>, sizeMax = pageSizeMax) => ({
  page,
  perPage: Math.min(per_page, sizeMax),
});
