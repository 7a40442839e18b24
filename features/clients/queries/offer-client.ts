'use client';

import { useMutation } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { offerResponseSchema } from '@/lib/contracts/account/clients';

/**
 * Offers an own client to the author of a statement, who is asked whether they want the phone number. Fails with ApiFailure 404 for
 * a statement that is not listed, 409 for an own statement and for a second offer, 429 after too many in an hour.
 */
export const useOfferClient = () =>
  useMutation({
    mutationFn: async ({ clientId, statementId }: { clientId: number; statementId: number }) => {
      const url = `/microservice/users/clients/${clientId}/offers`;
      await callApi(offerResponseSchema, { method: 'post', url, data: { statement_id: statementId } });
    },
  });
