'use client';

import { useMutation } from '@tanstack/react-query';
import { useDeleteItem, useSaveItem } from '@/components/crud/use-crud-mutations';
import { callApi } from '@/lib/api/client';
import { createSaveRequest, deleteItem } from '@/lib/api/crud';
import { buyerPhoneSchema, type Client, type ClientBody, clientResponseSchema } from '@/lib/contracts/account/clients';
import { clientsKey } from './get-clients';

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
