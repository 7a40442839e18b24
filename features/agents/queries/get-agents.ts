'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { agentsSchema } from '@/lib/contracts/account/agents';

const queryKey = ['agents'];

/** The broker's agents and the latest invitations. */
export const useAgents = () =>
  useQuery({ queryKey, queryFn: async () => (await callApi(agentsSchema, { url: '/microservice/users/company/agents' })).data });

/** Asks again, after something was done to an agent or an invitation. */
export const refreshAgents = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
