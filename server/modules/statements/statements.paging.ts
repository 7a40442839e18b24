import { z } from 'zod';
import { defaultPageSize, keyedPageSizeMax } from '@/lib/contracts/statements/filter-query';
import { invalid } from '../../http/errors';

const pageSizeMax = 100;

/** The largest page: API clients with a key get a higher limit. */
export const pageSizeMaxFor = (apiKeyId: number | null): number => (apiKeyId === null ? pageSizeMax : keyedPageSizeMax);

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
