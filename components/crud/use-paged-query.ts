'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { callApi } from '@/lib/api/client';
import type { Paged } from '@/lib/contracts/paged';
import type { ListParams } from '@/lib/routes/list-params';

/** One page of the items at a URL. The previous page stays until the next one has come. */
export const usePagedQuery = <Item>(
  queryKey: readonly string[],
  schema: z.ZodType<{ data: Paged<Item> }>,
  url: string,
  { q, page }: ListParams,
) =>
  useQuery<Paged<Item>>({
    queryKey: [...queryKey, q, page],
    queryFn: async ({ signal }) => (await callApi(schema, { url, params: { q: q || undefined, page }, signal })).data,
    placeholderData: keepPreviousData,
  });
