import type { AxiosRequestConfig } from 'axios';
import { removedSchema } from '@/lib/contracts/account/agents';
import { callApi } from './client';

/**
 * The call that adds a record at an address, or changes the one of that id below it.
 * @param id null for a new one
 */
export const createSaveRequest = (path: string, id: number | null, data: unknown): AxiosRequestConfig =>
  id === null ? { method: 'post', url: path, data } : { method: 'put', url: `${path}/${id}`, data };

/** Removes the record of that id below an address. @throws ApiFailure 404 for one that is gone */
export async function deleteItem(path: string, id: number): Promise<void> {
  await callApi(removedSchema, { method: 'delete', url: `${path}/${id}` });
}
