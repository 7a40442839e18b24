import { z } from 'zod';
import { marketCountQuery } from '@/lib/contracts/query';
import { defaultPageSize, keyedPageSizeMax } from '@/lib/contracts/statements/filter-query';
import { invalid } from '../../http/errors';

const pageSizeMax = 100;

/** The largest page: API clients with a key get a higher limit. */
export const pageSizeMaxFor = (apiKeyId: number | null): number => (apiKeyId === null ? pageSizeMax : keyedPageSizeMax);

/** Page and size of lists without filters, from 1. */
export const pagingQuery = z.object({ page: marketCountQuery(1_000_000), per_page: marketCountQuery(9_999_999_999) });

/** @throws ApiError 422 for a page above the largest, which a client would take for the last */
export function pagingOfQuery({ page = 1, per_page = defaultPageSize }: z.output<typeof pagingQuery>, sizeMax = pageSizeMax) {
  if (per_page > sizeMax) throw invalid({ per_page: ['errors.field_too_big'] });
  return { page, perPage: per_page };
}
