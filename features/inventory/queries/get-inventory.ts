'use client';

import { usePagedQuery } from '@/components/crud/use-paged-query';
import { inventorySchema } from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

/** Key of every page of the inventory. */
export const inventoryKey = ['my-base'] as const;

/** One page of the visitor's own entries and of those that colleagues share. */
export const useInventory = (listing: ListParams) =>
  usePagedQuery(inventoryKey, inventorySchema, '/microservice/users/my-base', listing);
