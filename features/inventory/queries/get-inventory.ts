'use client';

import { usePagedQuery } from '@/components/crud/use-paged-query';
import { queryClient } from '@/lib/api/query-client';
import { inventorySchema } from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

const queryKey = ['my-base'] as const;

/** One page of the visitor's own entries and of those that colleagues share. */
export const useInventory = (listing: ListParams) =>
  usePagedQuery(queryKey, inventorySchema, '/microservice/users/my-base', listing);

/** Asks again, after something changed. */
export const refreshInventory = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
