'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { auditLogSchema, decidedSchema, type StreetDecisionBody, streetQueueSchema } from '@/lib/contracts/admin';

const adminKey = ['admin'] as const;
const path = '/v1/admin';

export const useStreetQueue = (page: number) =>
  usePagedQuery([...adminKey, 'streets'], streetQueueSchema, `${path}/streets`, { q: '', page });
export const useAuditLog = (page: number) =>
  usePagedQuery([...adminKey, 'audit'], auditLogSchema, `${path}/audit`, { q: '', page });

/**
 * Decides on a new street. Fails with ApiFailure 409 when it is decided already. The queue is fetched again, after a failure too:
 * somebody else may have decided.
 */
export function useDecideStreet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: number; body: StreetDecisionBody }) => {
      await callApi(decidedSchema, { method: 'post', url: `${path}/streets/${id}`, data: body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}
