'use client';

import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteItem, useDeleteItem, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  type SavedSearch,
  type SaveSearchBody,
  savedSearchesMax,
  savedSearchesSchema,
  savedSearchResponseSchema,
  type UpdateSearchBody,
} from '@/lib/contracts/account/saved-searches';
import { type Paged, toPage } from '@/lib/contracts/paged';

const savedSearchesKey = ['saved-searches'] as const;
const path = '/microservice/users/saved-searches';

/** A saved search as a row of the list; `updated_at` changes with what its form shows. */
export type ListedSearch = SavedSearch & { updated_at: string };

/** A saved search as a row. */
export const toListed = (search: SavedSearch): ListedSearch => {
  const { name, frequency, hour, is_mailed, is_pushed, is_paused } = search;
  return { ...search, updated_at: [name, frequency, hour, is_mailed, is_pushed, is_paused].join(' ') };
};

/** The visitor's saved searches, all on one page. */
export const useSavedSearches = (): UseQueryResult<Paged<ListedSearch>> =>
  useQuery({
    queryKey: savedSearchesKey,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(savedSearchesSchema, { url: path, signal });
      return toPage(data.map(toListed), 1, savedSearchesMax, data.length);
    },
  });

const post = async (url: string, data?: SaveSearchBody | UpdateSearchBody): Promise<SavedSearch> =>
  (await callApi(savedSearchResponseSchema, { method: 'post', url, data })).data;

/** Saves a search. @throws ApiFailure 409 when there are 50 already */
export const saveSearch = (body: SaveSearchBody): Promise<SavedSearch> => post(path, body);

const updateSearch = (id: number | null, body: UpdateSearchBody): Promise<SavedSearch> => post(`${path}/${id}`, body);

/** Renames a search, pauses it, or changes when its alerts come. */
export const useUpdateSearch = () => useSaveItem(updateSearch, savedSearchesKey);

/** Says that the visitor has seen what a search found: its count starts from zero. */
export function useMarkSearchSeen() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => post(`${path}/${id}/seen`),
    onSettled: () => client.invalidateQueries({ queryKey: savedSearchesKey }),
  });
}

/** Removes a saved search. */
export const useRemoveSearch = () => useDeleteItem((id) => deleteItem(path, id), savedSearchesKey);
