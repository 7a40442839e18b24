'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { agentsSchema } from '@/lib/contracts/account/agents';

/** Key of the agents and invitations. */
export const agentsKey = ['agents'] as const;

/** The broker's agents and the latest invitations. */
export const useAgents = () =>
  useQuery({
    queryKey: agentsKey,
    queryFn: async () => (await callApi(agentsSchema, { url: '/microservice/users/company/agents' })).data,
  });
