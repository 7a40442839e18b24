'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { assigneesSchema, deskOrderDetailSchema, deskOrdersSchema } from '@/lib/contracts/money/desk';
import type { DeskListing } from '../domain/desk-listing';

const deskKey = ['admin', 'desk'] as const;
const path = '/v1/admin';

/** The orders that wait for the staff, nearest deadline first, with all counters. */
export const useDesk = ({ q, state, isOverdue, page }: DeskListing) =>
  useQuery({
    queryKey: [...deskKey, 'list', q, state, isOverdue, page],
    queryFn: async ({ signal }) => {
      const params = { q: q || undefined, state: state ?? undefined, overdue: isOverdue ? 1 : undefined, page };
      return (await callApi(deskOrdersSchema, { url: `${path}/orders`, params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

export const useDeskOrder = (id: number | null) =>
  useQuery({
    queryKey: [...deskKey, 'order', id],
    queryFn: async ({ signal }) => (await callApi(deskOrderDetailSchema, { url: `${path}/orders/${id}`, signal })).data,
    enabled: id !== null,
    retry: false,
  });

/** The staff that orders can be assigned to. */
export const useAssignees = () =>
  useQuery({
    queryKey: [...deskKey, 'assignees'],
    queryFn: async () => (await callApi(assigneesSchema, { url: `${path}/assignees` })).data,
  });

/** An action on an order: the end of its address, and what is sent. */
export type DeskActionCall = { id: number; action: string; data?: object };

/** Acts on an order. The list is read again after a failure too: somebody else may have acted. */
export function useDeskAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, action, data }: DeskActionCall) => {
      const url = `${path}/orders/${id}/${action}`;
      await callApi(deskOrderDetailSchema, { method: 'post', url, ...(data ? { data } : {}) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: deskKey }),
  });
}
