'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { doneSchema, type Session, sessionsSchema } from '@/lib/contracts/account/auth';

const queryKey = ['sessions'];

/** The devices that the visitor is signed in on, this browser first. */
export const useSessions = () =>
  useQuery({
    queryKey,
    queryFn: async (): Promise<Session[]> => (await callApi(sessionsSchema, { url: '/auth-service/sessions' })).data.sessions,
  });

/**
 * Signs one device out and removes it from the list.
 * @param onSuccess called afterwards, although the row of the device is no longer there
 */
export function useRevokeSession(onSuccess: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => {
      await callApi(doneSchema, { method: 'post', url: '/auth-service/sessions/revoke', data: { id } });
    },
    onSuccess: (_, id) => {
      client.setQueryData<Session[]>(queryKey, (sessions) => sessions?.filter((session) => session.id !== id));
      onSuccess();
    },
  });
}

/** Signs every device out, this one included. */
export const useRevokeAllSessions = () =>
  useMutation({
    mutationFn: async () => {
      await callApi(doneSchema, { method: 'post', url: '/auth-service/sessions/revoke-all', data: {} });
    },
  });
