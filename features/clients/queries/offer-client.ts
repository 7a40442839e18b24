import { callApi } from '@/lib/api/client';
import { offerResponseSchema } from '@/lib/contracts/account/clients';

/**
 * Offers one's client to the author of a statement, who is asked whether to have the number.
 * @throws ApiFailure 404 for a statement that is not listed, 409 for one's own and for a second offer, 429 after too many in an hour
 */
export async function offerClient(clientId: number, statementId: number): Promise<void> {
  const url = `/microservice/users/clients/${clientId}/offers`;
  await callApi(offerResponseSchema, { method: 'post', url, data: { statement_id: statementId } });
}
