'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteItem, useDeleteItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { agentsSchema, invitationResponseSchema } from '@/lib/contracts/account/agents';
import { walletLimitResponseSchema } from '@/lib/contracts/money/company-wallet';

const path = '/microservice/users/company/agents';

const limitPath = (agentId: number): string => `/microservice/users/agents/${agentId}/wallet-limit`;

/** Key of the agents and invitations. */
const agentsKey = ['agents'] as const;

/** The broker's agents and the latest invitations. */
export const useAgents = () =>
  useQuery({
    queryKey: agentsKey,
    queryFn: async () => (await callApi(agentsSchema, { url: path })).data,
  });

/** Invites the owner of an e-mail or a phone. Fails with ApiFailure 409 for a second invitation, or when there are too many. */
export function useInviteAgent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: { email: string } | { phone: string }) => {
      const config = { method: 'post', url: path, data };
      return (await callApi(invitationResponseSchema, config)).data.invitation;
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: agentsKey });
    },
  });
}

/** What an agent may spend from the company's wallet this month. */
export const useReadWalletLimit = () =>
  useMutation({
    mutationFn: async (agentId: number) => (await callApi(walletLimitResponseSchema, { url: limitPath(agentId) })).data,
  });

/** Sets it. Fails with ApiFailure 422 on `monthly` below what was spent. */
export const useSetWalletLimit = (agentId: number) =>
  useMutation({
    mutationFn: async (monthly: string) => {
      const config = { method: 'post', url: limitPath(agentId), data: { monthly } };
      return (await callApi(walletLimitResponseSchema, config)).data;
    },
  });

/** Removes an agent from the company. Fails with ApiFailure 404 for one who has left. */
export const useRemoveAgent = () => useDeleteItem((id) => deleteItem(path, id), agentsKey);

/** Cancels an open invitation. Fails with ApiFailure 409 when it has already been accepted or declined. */
export const useCancelInvitation = () => useDeleteItem((id) => deleteItem(`${path}/invitations`, id), agentsKey);
