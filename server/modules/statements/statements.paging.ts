import { z } from 'zod';
import { defaultPageSize, type StatementFilters } from '@/lib/contracts/statements/statement-filters';

const pageSizeMax = 100;

/** Page number and size of a list; sizes above 100 are 100. */
export const pagingOfFilters = (filters: StatementFilters) => ({
  page: filters.page ?? 1,
  perPage: Math.min(filters.per_page ?? defaultPageSize, pageSizeMax),
});

const positive = (max: number) =>
  z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(max));

/** Page and size of lists without filters: from 1, sizes above 100 are 100. */
export const pagingQuery = z.object({ page: positive(1_000_000).optional(), per_page: positive(9_999_999_999).optional() });

export const pagingOfQuery = ({ page = 1, per_page = defaultPageSize }: z.output<typeof pagingQuery>) => ({
  page,
  perPage: Math.min(per_page, pageSizeMax),
});
