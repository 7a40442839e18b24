import { callApi } from '@/lib/api/client';
import { createSaveRequest, deleteItem } from '@/lib/api/crud';
import { buyerPhoneSchema, type Client, type ClientBody, clientResponseSchema } from '@/lib/contracts/account/clients';

const path = '/microservice/users/clients';

/**
 * Adds a client, or changes one.
 * @param id null for a new one
 * @throws ApiFailure 404 for one that is gone, 409 when there are too many
 */
export async function saveClient(id: number | null, data: ClientBody): Promise<Client> {
  return (await callApi(clientResponseSchema, createSaveRequest(path, id, data))).data.client;
}

/** Removes a client. */
export const removeClient = (id: number): Promise<void> => deleteItem(path, id);

/** The phone of a buyer whose request fits one of one's own statements. @throws ApiFailure 429 after too many in an hour */
export async function showBuyerPhone(requestId: number): Promise<string> {
  const url = `/microservice/users/buyer-requests/${requestId}/phone`;
  return (await callApi(buyerPhoneSchema, { method: 'post', url })).data.phone_number;
}
