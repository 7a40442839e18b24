import { cache } from 'react';
import { callApi } from '@/lib/api/client';
import { withTtlCache } from '@/lib/api/ttl-cache';
import {
  type ServiceKey,
  type ServicePage,
  type ServicePageKey,
  type ServiceTypes,
  servicePageSchema,
  serviceTypesSchema,
} from '@/lib/contracts/money/services';
import { serviceRoutes } from '@/lib/routes/service-routes';

/** What the landing page of a service says; read once for its metadata and its content. */
export const getServicePage = cache(
  async (key: ServicePageKey): Promise<ServicePage> =>
    (await callApi(servicePageSchema, { url: `/v1/services/pages/${key}` })).data,
);

/** What can be ordered of a service, with the prices of the moment. */
export const getServiceTypes = cache(
  async (key: ServiceKey): Promise<ServiceTypes> =>
    (await callApi(serviceTypesSchema, { url: `/v1/services/types/${key}` })).data,
);

/** What the smallest order of a service costs, in lari by the key of its page. */
export type ServicePrices = ReadonlyMap<ServicePageKey, number>;

/** The prices of all services; at most a minute old. */
export const getServicePrices = withTtlCache(async (): Promise<ServicePrices> => {
  const pages = await Promise.all(
    serviceRoutes.map(({ key }) => callApi(servicePageSchema, { url: `/v1/services/pages/${key}` })),
  );
  return new Map(pages.map(({ data }) => [data.key, data.price_from]));
});
