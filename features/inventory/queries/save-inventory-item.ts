'use client';

import { useDeleteItem, useSaveItem } from '@/components/crud/use-crud-mutations';
import { callApi } from '@/lib/api/client';
import { createSaveRequest, deleteItem } from '@/lib/api/crud';
import { type InventoryItem, type InventoryItemBody, inventoryItemResponseSchema } from '@/lib/contracts/account/clients';
import { inventoryKey } from './get-inventory';

const path = '/microservice/users/my-base';

const saveInventoryItem = async (id: number | null, data: InventoryItemBody): Promise<InventoryItem> =>
  (await callApi(inventoryItemResponseSchema, createSaveRequest(path, id, data))).data.item;

/** Adds an item or changes an own one. Fails with ApiFailure 404 for a deleted item, 409 for a full inventory. */
export const useSaveInventoryItem = () => useSaveItem(saveInventoryItem, inventoryKey);

/** Deletes an own item. */
export const useDeleteInventoryItem = () => useDeleteItem((id) => deleteItem(path, id), inventoryKey);
