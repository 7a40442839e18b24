'use client';

import { useQuery } from '@tanstack/react-query';
import { createSaveRequest, deleteItem, useDeleteItem, usePagedQuery, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { apiKeyResponseSchema, apiKeysSchema, apiKeysUsageSchema, newApiKeySchema } from '@/lib/contracts/account/api-keys';

const apiKeysKey = ['api-keys'] as const;
const path = '/microservice/users/api-keys';

/** The visitor's keys, all on one page. */
export const useApiKeys = () => usePagedQuery(apiKeysKey, apiKeysSchema, path, { q: '', page: 1 });

/** The calls of each key. */
export const useApiKeyUsage = () =>
  useQuery({
    queryKey: [...apiKeysKey, 'usage'],
    queryFn: async () => (await callApi(apiKeysUsageSchema, { url: `${path}/usage` })).data,
  });

/** @returns the token of a new key, which is shown only once; null for a renamed one */
async function saveApiKey(id: number | null, data: { name: string }): Promise<string | null> {
  const request = createSaveRequest(path, id, data);
  if (id === null) return (await callApi(newApiKeySchema, request)).data.token;
  await callApi(apiKeyResponseSchema, request);
  return null;
}

/** Creates or renames a key. Fails with ApiFailure 409 when there are ten already. */
export const useSaveApiKey = () => useSaveItem(saveApiKey, apiKeysKey);

/** Revokes a key. */
export const useRevokeApiKey = () => useDeleteItem((id) => deleteItem(path, id), apiKeysKey);
