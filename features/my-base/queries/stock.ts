'use client';

import { useRecordPage } from '@/components/records/use-record-page';
import { queryClient } from '@/lib/api/query-client';
import { stockSchema } from '@/lib/contracts/clients';
import type { Listing } from '@/lib/routes/listing';

const queryKey = ['my-base'] as const;

/** One page of the visitor's own entries and of those that colleagues share. */
export const useStock = (listing: Listing) => useRecordPage(queryKey, stockSchema, '/microservice/users/my-base', listing);

/** Asks again, after something changed. */
export const refreshStock = (): Promise<void> => queryClient.invalidateQueries({ queryKey });
