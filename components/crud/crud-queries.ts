'use client';

import { keepPreviousData, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AxiosRequestConfig } from 'axios';
import type { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { removedSchema } from '@/lib/contracts/account/agents';
import type { Paged } from '@/lib/contracts/paged';
import type { ListParams } from '@/lib/routes/list-params';

/**
 * The call that adds an item at the path, or changes the one with the id below it.
 * @param id null for a new item
 */
export const createSaveRequest = (path: string, id: number | null, data: unknown): AxiosRequestConfig =>
  id === null ? { method: 'post', url: path, data } : { method: 'put', url: `${path}/${id}`, data };

/** Deletes the item with the id below the path. @throws ApiFailure 404 for an item that no longer exists */
export async function deleteItem(path: string, id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/${id}` });
}

/** One page of the items at a URL. The previous page stays until the next one is loaded. */
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

/**
 * Adds an item, or changes the one with the given id; null adds. The queries below the key are then refetched in the background.
 */
export function useSaveItem<Body, Item>(save: (id: number | null, body: Body) => Promise<Item>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, body }: { id: number | null; body: Body }) => save(id, body),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey });
    },
  });
}

/**
 * Deletes an item. The mutation is pending until the queries below the key are fetched again; after a failure too, because an item
 * that cannot be deleted has often changed elsewhere.
 */
export function useDeleteItem(remove: (id: number) => Promise<void>, queryKey: QueryKey) {
  const client = useQueryClient();
  return useMutation({ mutationFn: remove, onSettled: () => client.invalidateQueries({ queryKey }) });
}
