'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { adminOverviewSchema } from '@/lib/contracts/staff/overview';

/** The number of pending entries in each queue that the visitor's role may see. */
export const useAdminOverview = () =>
  useQuery({
    queryKey: ['admin', 'overview'],
    queryFn: async ({ signal }) => (await callApi(adminOverviewSchema, { url: '/v1/admin/overview', signal })).data.counts,
  });
