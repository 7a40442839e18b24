import { cache } from 'react';
import { callApi } from '@/lib/api/client';
import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { withKeyedCache, withTtlCache } from '@/lib/api/ttl-cache';
import {
  type ServiceKey,
  type ServicePage,
  type ServicePageKey,
  type ServiceTypes,
  servicePageSchema,
  serviceTypesSchema,
} from '@/lib/contracts/money/services';
import { serviceRoutes } from '@/lib/routes/service-routes';

const fetchServicePage = async (key: ServicePageKey, options: { timeout?: number } = {}): Promise<ServicePage> =>
  (await callApi(servicePageSchema, { url: `/v1/services/pages/${key}`, ...options })).data;

/** The content of the landing page of a service; read once for its metadata and its content. */
export const getServicePage = cache(
  withKeyedCache((key: ServicePageKey) => fetchServicePage(key), { keyOf: (key) => key, shown: () => ['site'], max: 20 }),
);

/** What can be ordered of a service, with the prices of the moment. */
export const getServiceTypes = cache(
  withKeyedCache(
    async (key: ServiceKey): Promise<ServiceTypes> =>
      (await callApi(serviceTypesSchema, { url: `/v1/services/types/${key}` })).data,
    { keyOf: (key) => key, shown: () => ['site'], max: 20 },
  ),
);

/** What the smallest order of a service costs, in lari by the key of its page. */
export type ServicePrices = ReadonlyMap<ServicePageKey, number>;

const readServicePrices = withTtlCache(async (): Promise<ServicePrices> => {
  const pages = await Promise.all(serviceRoutes.map(({ key }) => fetchServicePage(key, dispensable)));
  return new Map(pages.map((page) => [page.key, page.price_from]));
});

const noPrices: ServicePrices = new Map();

/** The prices of all services; at most a minute old. A failure leaves the page with the services' names only. */
export const getServicePrices = orWithoutWaiting('prices of services', readServicePrices, noPrices);
