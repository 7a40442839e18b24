import { callApi } from '@/lib/api/client';
import { createSaveRequest, deleteItem } from '@/lib/api/crud';
import { type InventoryItem, type InventoryItemBody, inventoryItemResponseSchema } from '@/lib/contracts/account/clients';

const path = '/microservice/users/my-base';

/**
 * Adds an entry, or changes one of one's own.
 * @param id null for a new one
 * @throws ApiFailure 404 for one that is gone, 409 for a base that is full
 */
export async function saveInventoryItem(id: number | null, data: InventoryItemBody): Promise<InventoryItem> {
  return (await callApi(inventoryItemResponseSchema, createSaveRequest(path, id, data))).data.item;
}

/** Removes an entry of one's own. */
export const removeInventoryItem = (id: number): Promise<void> => deleteItem(path, id);
