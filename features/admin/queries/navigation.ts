'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import {
  type NavEntryBody,
  type NewNavEntryBody,
  type StaffNavEntry,
  staffNavigationSchema,
} from '@/lib/contracts/staff/navigation';

const key = ['admin', 'navigation'] as const;
const path = '/v1/admin/navigation';

export const useNavigation = () =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await callApi(staffNavigationSchema, { url: path, signal })).data,
  });

function useNavigationWrite<Input>(request: (input: Input) => { method?: 'post' | 'delete'; url: string; data?: object }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => (await callApi(staffNavigationSchema, { method: 'put', ...request(input) })).data,
    onSuccess: (entries: StaffNavEntry[]) => client.setQueryData(key, entries),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}

/** Reorders the entries of one level. */
export const useReorderNavigation = () => useNavigationWrite((keys: string[]) => ({ url: `${path}/order`, data: { keys } }));
/** Renames, hides or badges an entry. */
export const useChangeNavEntry = () =>
  useNavigationWrite(({ key: entry, ...data }: NavEntryBody & { key: string }) => ({
    url: `${path}/entries/${encodeURIComponent(entry)}`,
    data,
  }));
/** Adds an entry, last on its level. */
export const useAddNavEntry = () =>
  useNavigationWrite((data: NewNavEntryBody) => ({ method: 'post', url: `${path}/entries`, data }));
/** Removes an entry with those in its list. */
export const useRemoveNavEntry = () =>
  useNavigationWrite((entry: string) => ({ method: 'delete', url: `${path}/entries/${encodeURIComponent(entry)}` }));
