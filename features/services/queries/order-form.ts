'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';
import { quoteSchema, slotsSchema } from '@/lib/contracts/money/orders';
import { type Initiated, initiatedSchema } from '@/lib/contracts/money/payments';
import { ratersSchema, type ServiceKey, type UploadedFile, uploadedFileSchema } from '@/lib/contracts/money/services';
import { ownStatementsSchema } from '@/lib/contracts/statements/own-statements';

/** Free visits of a service in a city for fourteen days. They change while the form is filled in, so they are not cached for long. */
export const useSlots = (service: ServiceKey, cityId: number | null) =>
  useQuery({
    queryKey: ['services', service, 'slots', cityId],
    queryFn: async ({ signal }) =>
      (await callApi(slotsSchema, { url: `/v1/services/${service}/slots`, params: { city_id: cityId }, signal })).data,
    enabled: cityId !== null,
    staleTime: 0,
  });

/**
 * What an order would cost now; the last sum stays while the next one is requested.
 * @param body null while it is incomplete
 */
export const useQuote = (body: Readonly<Record<string, unknown>> | null) =>
  useQuery({
    queryKey: ['services', 'quote', body],
    queryFn: async ({ signal }) =>
      (await callApi(quoteSchema, { method: 'post', url: '/v1/orders/quote', data: body, signal })).data,
    enabled: body !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** Valuers that may be chosen. */
export const useRaters = (isEnabled: boolean) =>
  useQuery({
    queryKey: ['services', 'raters'],
    queryFn: async () => (await callApi(ratersSchema, { url: '/v1/raters' })).data.raters,
    enabled: isEnabled,
  });

const statementsMax = 100;

/** The visitor's active statements, the latest change first. */
export const useActiveStatements = (isEnabled: boolean) =>
  useQuery({
    queryKey: ['own-statements', 'list', 'for-service'],
    queryFn: async ({ signal }) => {
      const params = { state: 'active', page: 1, per_page: statementsMax };
      return (await callApi(ownStatementsSchema, { url: '/microservice/users/statements', params, signal })).data.data;
    },
    enabled: isEnabled,
  });

/**
 * Creates an order and its payment. An order with the same idempotency key is created once.
 * @throws ApiFailure 401 for a guest, 422 by field, 409 `errors.slot_taken`
 */
export const initOrder = async (url: string, key: string, data: unknown): Promise<Initiated> =>
  (await callApi(initiatedSchema, { method: 'post', url, data, headers: { 'idempotency-key': key } })).data;

/** Uploads a document; `onProgress` gets the share that has been sent, from 0 to 1. */
export async function uploadFile(file: File, onProgress: (share: number) => void): Promise<UploadedFile> {
  const data = new FormData();
  data.append('file', file);
  const response = await callApi(uploadedFileSchema, {
    method: 'post',
    url: '/v1/orders/files',
    data,
    onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0),
  });
  return response.data;
}

/** Asks for a notification when the service comes to a city. */
export async function notifyMe(service: ServiceKey, cityId: number): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: `/v1/services/${service}/notify-me`, data: { city_id: cityId } });
}
