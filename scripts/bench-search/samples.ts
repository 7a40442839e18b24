import { sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../server/db/client';
import type { SimilarityTarget } from '../../server/modules/search/search.repository';

/** A listed statement that requests are made from, so that they ask for what the market holds, in its proportions. */
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
      from statement_search order by hashint4(id), id limit ${sampleCount}`,
  );
  const [total] = await queryRows<{ total: number }>(executor, sql`select count(*)::int as total from statement_search`);
  return { all, statements: total?.total ?? 0 };
}
