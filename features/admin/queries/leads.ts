'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { type LeadBody, type LeadKind, leadResponseSchema, leadsSchema } from '@/lib/contracts/staff/leads';

const leadsKey = ['admin', 'leads'] as const;
const path = '/v1/admin/leads';

export const useLeads = (kind: LeadKind, page: number) =>
  usePagedQuery([...leadsKey, kind], leadsSchema, `${path}/${kind}`, { q: '', page });

/** Marks a request as handled or new, with a note. */
export function useMarkLead(kind: LeadKind) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...data }: LeadBody & { id: number }) => {
      await callApi(leadResponseSchema, { method: 'put', url: `${path}/${kind}/${id}`, data });
    },
    onSettled: () => client.invalidateQueries({ queryKey: leadsKey }),
  });
}
