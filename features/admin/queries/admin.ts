'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  auditLogSchema,
  decidedSchema,
  type ReportDecisionBody,
  reportQueueSchema,
  type StreetDecisionBody,
  streetQueueSchema,
} from '@/lib/contracts/admin';

const adminKey = ['admin'] as const;
const path = '/v1/admin';

export const useReportQueue = (page: number) =>
  usePagedQuery([...adminKey, 'reports'], reportQueueSchema, `${path}/reports`, { q: '', page });
export const useStreetQueue = (page: number) =>
  usePagedQuery([...adminKey, 'streets'], streetQueueSchema, `${path}/streets`, { q: '', page });
export const useAuditLog = (page: number) =>
  usePagedQuery([...adminKey, 'audit'], auditLogSchema, `${path}/audit`, { q: '', page });

/** Sends a decision. The queues are fetched again, after a failure too: somebody else may have decided. */
function useDecision<Body>(queue: 'reports' | 'streets') {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, body }: { id: number; body: Body }) => {
      await callApi(decidedSchema, { method: 'post', url: `${path}/${queue}/${id}`, data: body });
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}

/** Decides all reports of a statement. Fails with ApiFailure 409 when they are decided already. */
export const useDecideReports = () => useDecision<ReportDecisionBody>('reports');

/** Decides on a new street. Fails with ApiFailure 409 when it is decided already. */
export const useDecideStreet = () => useDecision<StreetDecisionBody>('streets');
