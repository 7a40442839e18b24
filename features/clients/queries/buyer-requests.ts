'use client';

import { useMutation } from '@tanstack/react-query';
import { createSaveRequest, deleteItem, useDeleteItem, usePagedQuery, useSaveItem } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { type BuyerRequest, buyerRequestResponseSchema, buyerRequestsSchema } from '@/lib/contracts/account/buyer-requests';
import type { BuyerRequestBody } from '@/lib/contracts/account/clients';
import type { ListParams } from '@/lib/routes/list-params';

const requestsKey = ['buyer-requests'] as const;
const path = '/microservice/users/buyer-requests';

/** One page of the visitor's own requests. */
export const useBuyerRequests = (listing: ListParams) => usePagedQuery([...requestsKey], buyerRequestsSchema, path, listing);

const saveRequest = async (id: number | null, data: BuyerRequestBody): Promise<BuyerRequest> =>
  (await callApi(buyerRequestResponseSchema, createSaveRequest(path, id, data))).data.request;

/** Changes a request. Fails with ApiFailure 409 for one that is closed. */
export const useSaveBuyerRequest = () => useSaveItem(saveRequest, requestsKey);

/** Sends a new request; for guests too. */
export const useSendBuyerRequest = () => useMutation({ mutationFn: (body: BuyerRequestBody) => saveRequest(null, body) });

/** Closes a request. */
export const useCloseBuyerRequest = () => useDeleteItem((id) => deleteItem(path, id), requestsKey);
