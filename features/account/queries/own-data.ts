'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { type OwnData, ownDataSchema } from '@/lib/contracts/account/personal-data';

const queryKey = ['own-data'];
/** How often an archive in preparation is polled. */
const waitingMs = 10_000;

/** The visitor's pending deletion and archive; polled while the archive is being made. */
export const useOwnData = () =>
  useQuery({
    queryKey,
    queryFn: async (): Promise<OwnData> => (await callApi(ownDataSchema, { url: '/v1/account/data' })).data,
    refetchInterval: ({ state }) => (state.data?.export?.state === 'waiting' ? waitingMs : false),
  });

/** What a proof is needed for. */
export type DataRequest = 'export' | 'deletion';
type RequestBody = { gives_up_balance?: boolean; current_password?: string; proof_code?: string };

/** Asks for an archive, or for the deletion of the account. Fails with ApiFailure 422 by field. */
export function useRequestData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, body: data }: { kind: DataRequest; body: RequestBody }) =>
      (await callApi(ownDataSchema, { method: 'post', url: `/v1/account/${kind}`, data })).data,
    onSuccess: (data) => client.setQueryData(queryKey, data),
  });
}

/** Undoes the deletion of the account. */
export const undoDeletion = async (): Promise<void> => {
  await callApi(ownDataSchema, { method: 'post', url: '/v1/account/deletion/undo', data: {} });
};
