'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { decidedSchema } from '@/lib/contracts/admin';
import {
  type ApplicationDecisionBody,
  type ApplicationState,
  applicationQueueSchema,
} from '@/lib/contracts/companies/applications';

const applicationsKey = ['admin', 'companies'] as const;
const path = '/v1/admin/companies/applications';

export const useApplications = (state: ApplicationState, page: number) =>
  usePagedQuery([...applicationsKey, state], applicationQueueSchema, `${path}?state=${state}`, { q: '', page });

/** Decides an application. Fails with ApiFailure 409 when it is decided already, or when the claimed page has an owner by now. */
export function useDecideApplication() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, ...data }: ApplicationDecisionBody & { id: number }) => {
      await callApi(decidedSchema, { method: 'post', url: `${path}/${id}`, data });
    },
    // After a failure too: somebody else may have decided.
    onSettled: () => client.invalidateQueries({ queryKey: applicationsKey }),
  });
}

/** Where the browser downloads a document of an application. */
export const applicationFileUrl = (id: number, fileId: number): string => `/api${path}/${id}/files/${fileId}`;
