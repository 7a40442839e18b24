import { callApi } from '@/lib/api/client';
import { removeAt, savingOf } from '@/lib/api/records';
import { type StockBody, type StockItem, stockAnswerSchema } from '@/lib/contracts/clients';

const path = '/microservice/users/my-base';

/**
 * Adds an entry, or changes one of one's own.
 * @param id null for a new one
 * @throws ApiFailure 404 for one that is gone, 409 for a base that is full
 */
export async function saveStock(id: number | null, data: StockBody): Promise<StockItem> {
  return (await callApi(stockAnswerSchema, savingOf(path, id, data))).data.item;
}

/** Removes an entry of one's own. */
export const removeStock = (id: number): Promise<void> => removeAt(path, id);
