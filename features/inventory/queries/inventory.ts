'use client';

import { createSaveRequest, deleteItem, useDeleteItem, usePagedQuery, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import {
  type InventoryItem,
  type InventoryItemBody,
  inventoryItemResponseSchema,
  inventorySchema,
} from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

/** Key of every page of the inventory. */
const inventoryKey = ['my-base'] as const;

/** One page of the visitor's own items and of those that colleagues share. */
export const useInventory = (listing: ListParams) =>
  usePagedQuery(inventoryKey, inventorySchema, '/microservice/users/my-base', listing);

const path = '/microservice/users/my-base';

const saveInventoryItem = async (id: number | null, data: InventoryItemBody): Promise<InventoryItem> =>
  (await callApi(inventoryItemResponseSchema, createSaveRequest(path, id, data))).data.item;

/** Adds an item or changes an own one. Fails with ApiFailure 404 for a deleted item, 409 for a full inventory. */
export const useSaveInventoryItem = () => useSaveItem(saveInventoryItem, inventoryKey);

/** Deletes an own item. */
export const useDeleteInventoryItem = () => useDeleteItem((id) => deleteItem(path, id), inventoryKey);
