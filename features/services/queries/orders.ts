'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import {
  type AddedPhotos,
  addedPhotosSchema,
  type OrderDetail,
  orderDetailSchema,
  ordersSchema,
} from '@/lib/contracts/money/orders';
import type { OrderListing } from '../domain/order-listing';
import type { Visit } from '../domain/visit-days';

const ordersKey = ['orders'] as const;
const path = '/v1/orders';

/** One page of the visitor's orders, newest first. */
export const useOrders = ({ serviceId, state, page }: Pick<OrderListing, 'serviceId' | 'state' | 'page'>) =>
  useQuery({
    queryKey: [...ordersKey, 'list', serviceId, state, page],
    queryFn: async ({ signal }) => {
      const params = { service_id: serviceId ?? undefined, state: state ?? undefined, page };
      return (await callApi(ordersSchema, { url: path, params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** How many orders each tab of the list contains. */
export const useOrderCount = (serviceId: number | null, state: OrderListing['state']) =>
  useQuery({
    queryKey: [...ordersKey, 'count', serviceId, state],
    queryFn: async ({ signal }) => {
      const params = { service_id: serviceId ?? undefined, state: state ?? undefined, page: 1 };
      return (await callApi(ordersSchema, { url: path, params, signal })).data.total;
    },
  });

/** An order with its files and its trail. @throws ApiFailure 404 for somebody else's */
export const useOrder = (id: number | null) =>
  useQuery({
    queryKey: [...ordersKey, 'order', id],
    queryFn: async ({ signal }) => (await callApi(orderDetailSchema, { url: `${path}/${id}`, signal })).data,
    enabled: id !== null,
    retry: false,
  });

/** Actions of a buyer on an order: each responds with the updated order. */
type OrderRequest =
  | { id: number; action: 'accept' }
  | { id: number; action: 'cancel' | 'redo'; reason: string }
  | { id: number; action: 'reschedule'; visit: Visit };

async function send(request: OrderRequest): Promise<OrderDetail> {
  const data = request.action === 'reschedule' ? request.visit : request.action === 'accept' ? {} : { reason: request.reason };
  return (await callApi(orderDetailSchema, { method: 'post', url: `${path}/${request.id}/${request.action}`, data })).data;
}

/** Sends a request; the lists are read again after a failure too, since the order has then often moved on. */
export function useOrderRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (order) => client.setQueryData([...ordersKey, 'order', order.id], order),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

/** Adds results of an accepted photo tour to the photos of its statement. @throws ApiFailure 422 on `image` when there is no room */
export const addOrderPhotos = async (orderId: number, files: readonly number[]): Promise<AddedPhotos> =>
  (await callApi(addedPhotosSchema, { method: 'post', url: `${path}/${orderId}/photos`, data: { files } })).data;
