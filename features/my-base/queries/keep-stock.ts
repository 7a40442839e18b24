import { callApi } from '@/lib/api/client';
import { removedSchema } from '@/lib/contracts/agents';
import { type StockBody, type StockItem, stockAnswerSchema } from '@/lib/contracts/clients';

const path = '/microservice/users/my-base';

/**
 * Adds an entry, or changes one of one's own.
 * @param id null for a new one
 * @throws ApiFailure 404 for one that is gone, 409 for a base that is full
 */
export async function saveStock(id: number | null, data: StockBody): Promise<StockItem> {
  const config = id === null ? { method: 'post', url: path, data } : { method: 'put', url: `${path}/${id}`, data };
  return (await callApi(stockAnswerSchema, config)).data.item;
}

/** Removes an entry of one's own. */
export async function removeStock(id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/${id}` });
}
