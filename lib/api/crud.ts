import type { AxiosRequestConfig } from 'axios';
import { removedSchema } from '@/lib/contracts/account/agents';
import { callApi } from './client';

/**
 * The call that adds an item at the path, or changes the one with the id below it.
 * @param id null for a new item
 */
export const createSaveRequest = (path: string, id: number | null, data: unknown): AxiosRequestConfig =>
  id === null ? { method: 'post', url: path, data } : { method: 'put', url: `${path}/${id}`, data };

/** Deletes the item with the id below the path. @throws ApiFailure 404 for an item that no longer exists */
export async function deleteItem(path: string, id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/${id}` });
}
