import { callApi } from '@/lib/api/client';
import { type StatementFilters, serialiseStatementFilters } from '@/lib/contracts/statements/statement-filters';
import { mapDataSchema } from '@/lib/contracts/statements/statements';

/** The points of the filters at a zoom that counts tiles of 256 pixels; without bounds those of the whole country. */
export async function getMapPoints(filters: StatementFilters, zoom: number, signal: AbortSignal) {
  const query = serialiseStatementFilters(filters);
  query.set('zoom', String(zoom));
  return (await callApi(mapDataSchema, { url: `/microservice/statements/map-data?${query}`, signal })).data;
}
