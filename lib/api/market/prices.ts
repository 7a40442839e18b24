import { callApi } from '@/lib/api/client';
import {
  type PlacePrices,
  type PricedPlace,
  placePricesResponseSchema,
  pricedPlacesSchema,
  type StatementPrices,
  statementPricesResponseSchema,
} from '@/lib/contracts/statements/prices';

/** What apartments cost at a place. */
export const getPrices = async ({ level, id }: PricedPlace): Promise<PlacePrices> =>
  (await callApi(placePricesResponseSchema, { url: `/microservice/prices${level === 'country' ? '' : `?${level}=${id}`}` })).data;

/** The places whose sale prices are known, the fullest first. */
export const getPricedPlaces = async () => (await callApi(pricedPlacesSchema, { url: '/microservice/prices/places' })).data;

/** How the price of a statement compares. The page omits it when the request fails. */
export async function getStatementPrices(id: number): Promise<StatementPrices | null> {
  try {
    return (await callApi(statementPricesResponseSchema, { url: `/microservice/prices/statements/${id}` })).data;
  } catch {
    return null;
  }
}
