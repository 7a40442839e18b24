import { ApiFailure, callApi } from '@/lib/api/client';
import { type SharedList, sharedListResponseSchema } from '@/lib/contracts/statements/shared-lists';

/** Address of a shared list in the API. */
export const sharedListUrl = (token: string): string => `/v1/shared-lists/${encodeURIComponent(token)}`;

/** A shared list as its visitor sees it; null when there is none, or none any more. */
export async function findSharedList(token: string, signal?: AbortSignal): Promise<SharedList | null> {
  try {
    return (await callApi(sharedListResponseSchema, { url: sharedListUrl(token), ...(signal ? { signal } : {}) })).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}
