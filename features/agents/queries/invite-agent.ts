'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { invitationResponseSchema } from '@/lib/contracts/account/agents';
import { agentsKey } from './get-agents';

/** Invites the owner of an e-mail or a phone. Fails with ApiFailure 409 for a second invitation, or when there are too many. */
export function useInviteAgent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (data: { email: string } | { phone: string }) => {
      const config = { method: 'post', url: '/microservice/users/company/agents', data };
      return (await callApi(invitationResponseSchema, config)).data.invitation;
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: agentsKey });
    },
  });
}
