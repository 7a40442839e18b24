'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { decidedSchema } from '@/lib/contracts/admin';
import { type AppealDecisionBody, appealsSchema, staffUserDetailSchema, staffUsersSchema } from '@/lib/contracts/staff/bans';

const peopleKey = ['admin', 'people'] as const;
const path = '/v1/admin';

export const useStaffUsers = (page: number, q: string) =>
  usePagedQuery([...peopleKey, 'users'], staffUsersSchema, `${path}/users`, { q, page });
export const useAppeals = (page: number) =>
  usePagedQuery([...peopleKey, 'appeals'], appealsSchema, `${path}/appeals`, { q: '', page });

export const useStaffUser = (id: number) =>
  useQuery({
    queryKey: [...peopleKey, 'user', id],
    queryFn: async ({ signal }) => (await callApi(staffUserDetailSchema, { url: `${path}/users/${id}`, signal })).data,
    retry: false,
  });

/** Bans an account, or lifts its ban. */
export function useBanAction(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, data }: { act: 'ban' | 'unban'; data?: object }) => {
      const url = `${path}/users/${id}/${act}`;
      await callApi(staffUserDetailSchema, { method: 'post', url, ...(data ? { data } : {}) });
    },
    // After a failure too: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: peopleKey }),
  });
}

/** Decides an appeal. Fails with ApiFailure 409 when it is decided already. */
export function useDecideAppeal() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...data }: AppealDecisionBody & { id: number }) => {
      await callApi(decidedSchema, { method: 'post', url: `${path}/appeals/${id}`, data });
    },
    onSettled: () => client.invalidateQueries({ queryKey: peopleKey }),
  });
}
