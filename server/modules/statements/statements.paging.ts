import { z } from 'zod';
import { defaultPageSize } from '@/lib/contracts/statements/filter-query';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { invalid } from '../../http/errors';

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

/** Page and size of lists without filters, from 1. */
export const pagingQuery = z.object({ page: positive(1_000_000).optional(), per_page: positive(9_999_999_999).optional() });

/** @throws ApiError 422 for a page above the largest, which a client would take for the last */
export function pagingOfQuery({ page = 1, per_page = defaultPageSize }: z.output<typeof pagingQuery>, sizeMax = pageSizeMax) {
  if (per_page > sizeMax) throw invalid({ per_page: ['errors.field_too_big'] });
  return { page, perPage: per_page };
}
