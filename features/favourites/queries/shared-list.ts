'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { findSharedList, sharedListUrl } from '@/lib/api/statements/shared-list';
import { envelope } from '@/lib/contracts/common';
import {
  type MarkBody,
  ownSharedListSchema,
  type SharedList,
  sharedListResponseSchema,
} from '@/lib/contracts/statements/shared-lists';

const refreshMs = 10_000;
const keyOf = (token: string) => ['shared-list', token] as const;
const ownUrl = '/v1/users/shared-list';
const ownKey = ['own-shared-list'] as const;

/** A shared list, read again every ten seconds while it is looked at; null once it has ended. @param initial as a guest sees it */
export const useSharedList = (token: string, initial: SharedList) =>
  useQuery({
    queryKey: keyOf(token),
    queryFn: ({ signal }) => findSharedList(token, signal),
    initialData: initial,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data === null ? false : refreshMs),
  });

function useChange<Body>(token: string, path: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: Body) => {
      // An older response must not replace the one of this change.
      await client.cancelQueries({ queryKey: keyOf(token) });
      return (await callApi(sharedListResponseSchema, { method: 'post', url: `${sharedListUrl(token)}/${path}`, data })).data;
    },
    onSuccess: (list) => client.setQueryData(keyOf(token), list),
  });
}

/** Gives the visitor a name on the list. */
export const useJoinList = (token: string) => useChange<{ name: string }>(token, 'participants');
/** Votes, puts a heart or writes a note. */
export const useMark = (token: string) => useChange<MarkBody>(token, 'marks');

/** The link of the signed-in visitor's own list; null while it is not shared. */
export const useOwnSharedList = () =>
  useQuery({
    queryKey: ownKey,
    queryFn: async ({ signal }) => (await callApi(ownSharedListSchema, { url: ownUrl, signal })).data,
  });

/** Shares the favourites. */
export function useShareList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await callApi(ownSharedListSchema, { method: 'post', url: ownUrl })).data,
    onSuccess: (list) => client.setQueryData(ownKey, list),
  });
}

/** Revokes the link. */
export function useEndList() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => (await callApi(envelope(z.null()), { method: 'delete', url: ownUrl })).data,
    onSettled: () => client.invalidateQueries({ queryKey: ownKey }),
  });
}
