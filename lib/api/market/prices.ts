import { callApi } from '@/lib/api/client';
import { dispensable, orWithout } from '@/lib/api/dispensable';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import {
  type PlacePrices,
  type PricedPlace,
  placePricesResponseSchema,
  pricedPlacesSchema,
  type StatementPrices,
  statementPricesResponseSchema,
} from '@/lib/contracts/statements/prices';

/** What apartments cost at a place. */
export const getPrices = withKeyedCache(
  async ({ level, id }: PricedPlace): Promise<PlacePrices> =>
    (await callApi(placePricesResponseSchema, { url: `/microservice/prices${level === 'country' ? '' : `?${level}=${id}`}` }))
      .data,
  { keyOf: ({ level, id }) => `${level} ${id}`, shown: () => ['site', 'search'], max: 200 },
);

/** The places whose sale prices are known, the fullest first. */
export const getPricedPlaces = async () => (await callApi(pricedPlacesSchema, { url: '/microservice/prices/places' })).data;

const readStatementPrices = withKeyedCache(
  async (id: number): Promise<StatementPrices> =>
    (await callApi(statementPricesResponseSchema, { url: `/microservice/prices/statements/${id}`, ...dispensable })).data,
  { keyOf: (id) => id, shown: (id) => ['site', `statement ${id}`], max: 500 },
);

/** How the price of a statement compares. The page omits it when the request fails. */
export const getStatementPrices = (id: number): Promise<StatementPrices | null> =>
  orWithout('prices around a statement', () => readStatementPrices(id), null);
