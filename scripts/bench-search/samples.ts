import { sql } from 'drizzle-orm';
import { parseStatementFilters, type StatementFilters } from '../../lib/contracts/statements/statement-filters';
import { type Executor, queryRows } from '../../server/db/client';
import type { SimilarityTarget } from '../../server/modules/search/search.repository';
import type { Random } from '../../server/seed/random';
import type { BenchQuery } from './queries';

/** A listed statement that requests are made from, so that they have the distribution of the market. */
export type Sample = SimilarityTarget & {
  userId: number;
  agencyId: number;
  streetId: number;
  metroStationId: number;
  statusId: number;
  conditionId: number;
  projectTypeId: number;
  bathroomTypeId: number;
  heatingTypeId: number;
  priceUsdMinor: number | null;
  squarePriceUsdMinor: number | null;
  latitude: number;
  longitude: number;
  parameters: number[];
};

export type Samples = { all: Sample[]; statements: number };

const sampleCount = 400;

/** Statements spread evenly over the market, the same ones for the same market. */
export async function takeSamples(executor: Executor): Promise<Samples> {
  const all = await queryRows<Sample>(
    executor,
    sql`select id, user_id as "userId", agency_id as "agencyId", street_id as "streetId", city_id as "cityId", district_id as "districtId",
        urban_id as "urbanId", metro_station_id as "metroStationId", deal_type_id as "dealTypeId", real_estate_type_id as "realEstateTypeId",
        room_type_id as "roomTypeId", status_id as "statusId", condition_id as "conditionId", project_type_id as "projectTypeId",
        bathroom_type_id as "bathroomTypeId", heating_type_id as "heatingTypeId", area_sqm as "areaSqm", latitude, longitude, parameters,
        price_gel_minor::float8 as "priceGelMinor", price_usd_minor::float8 as "priceUsdMinor", square_price_usd_minor::float8 as "squarePriceUsdMinor"
      from plain_statements order by hashint4(id), id limit ${sampleCount}`,
  );
  const [total] = await queryRows<{ total: number }>(executor, sql`select count(*)::int as total from statement_search`);
  return { all, statements: total?.total ?? 0 };
}

/** What a request is made from: a random statement, chance, and the size of the market. */
export type DrawContext = { random: Random; sample: Sample; other: Sample; statements: number };
export type RequestKind = {
  name: string;
  /** Words match by their stem here and anywhere in the text there; similar ones have no one meaning. */
  isCompared?: boolean;
  make(draw: DrawContext): BenchQuery;
};

/** Filters from the text of an address, as the API reads them. */
export function filtersFrom(query: string): StatementFilters {
  const parsed = parseStatementFilters(new URLSearchParams(query));
  if (!parsed.success) throw new Error(`The request ${query} is not valid: ${parsed.error.message}`);
  return parsed.data;
}
