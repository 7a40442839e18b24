'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { createSaveRequest, deleteItem, useDeleteItem, usePagedQuery, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  buyerPhoneSchema,
  type Client,
  type ClientBody,
  clientResponseSchema,
  clientsSchema,
  matchingsSchema,
  offerResponseSchema,
} from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

/** Key of everything that is fetched about clients. */
const clientsKey = ['clients'] as const;

/** One page of the visitor's own clients. */
export const useClients = (listing: ListParams) =>
  usePagedQuery([...clientsKey, 'list'], clientsSchema, '/v1/users/clients', listing);

/** Buyers who fit the visitor's own statements. */
export const useMatchings = () =>
  useQuery({
    queryKey: [...clientsKey, 'matchings'],
    queryFn: async () => (await callApi(matchingsSchema, { url: '/v1/users/get-matchings' })).data.matchings,
  });

const path = '/microservice/users/clients';

const saveClient = async (id: number | null, data: ClientBody): Promise<Client> =>
  (await callApi(clientResponseSchema, createSaveRequest(path, id, data))).data.client;

/** Adds or changes a client. Fails with ApiFailure 404 for a deleted client, 409 when there are too many. */
export const useSaveClient = () => useSaveItem(saveClient, clientsKey);

/** Deletes a client. */
export const useDeleteClient = () => useDeleteItem((id) => deleteItem(path, id), clientsKey);

/** The phone of a buyer whose request fits an own statement. Fails with ApiFailure 429 after too many in an hour. */
export const useBuyerPhone = () =>
  useMutation({
    mutationFn: async (requestId: number) => {
      const url = `/microservice/users/buyer-requests/${requestId}/phone`;
      return (await callApi(buyerPhoneSchema, { method: 'post', url })).data.phone_number;
    },
  });

/**
 * Offers an own client to the author of a statement, who decides whether to receive the phone number. Fails with ApiFailure 404 for
 * a statement that is not listed, 409 for an own statement and for a second offer, 429 after too many in an hour.
 */
export const useOfferClient = () =>
  useMutation({
    mutationFn: async ({ clientId, statementId }: { clientId: number; statementId: number }) => {
      const url = `/microservice/users/clients/${clientId}/offers`;
      await callApi(offerResponseSchema, { method: 'post', url, data: { statement_id: statementId } });
    },
  });
