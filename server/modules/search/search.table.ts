import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const money = (name: string) => bigint(name, { mode: 'number' });
const bits = customType<{ data: string }>({ dataType: () => 'bit varying' });
const option = (name: string) => smallint(name).notNull().default(0);

/** Places of search rows in the bitmaps. */
export const statementSearchOrd = pgSequence('statement_search_ord', { startWith: 0, minValue: 0 });

/**
 * One narrow row per listed (active) statement, written in the same transaction as the statement; every filter, order, count,
 * facet and map query reads it and nothing else. Absent options are 0, absent prices null, so that negotiable ones sort last.
 */
export const statementSearch = pgTable(
  'statement_search',
  {
    id: integer('id').primaryKey(),
    date: timestamptz('date').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    userId: integer('user_id').notNull(),
    agencyId: integer('agency_id').notNull().default(0),
    projectId: integer('project_id').notNull().default(0),
    streetId: integer('street_id').notNull().default(0),
    cityId: integer('city_id').notNull(),
    districtId: integer('district_id').notNull().default(0),
    urbanId: integer('urban_id').notNull().default(0),
    metroStationId: integer('metro_station_id').notNull().default(0),
    /** The straight line to that station. */
    metroDistanceM: integer('metro_distance_m'),
    /** Prices are only in the currency that their owner typed; the other one is null. */
    priceGelMinor: money('price_gel_minor'),
    priceUsdMinor: money('price_usd_minor'),
    squarePriceGelMinor: money('square_price_gel_minor'),
    squarePriceUsdMinor: money('square_price_usd_minor'),
    areaSqm: real('area_sqm').notNull(),
    latitude: real('latitude'),
    longitude: real('longitude'),
    dealTypeId: smallint('deal_type_id').notNull(),
    realEstateTypeId: smallint('real_estate_type_id').notNull(),
    priceTypeId: option('price_type_id'),
    areaTypeId: option('area_type_id'),
    ownerTypeId: option('owner_type_id'),
    statusId: option('status_id'),
    conditionId: option('condition_id'),
    projectTypeId: option('project_type_id'),
    roomTypeId: option('room_type_id'),
    bedroomTypeId: option('bedroom_type_id'),
    bathroomTypeId: option('bathroom_type_id'),
    livingRoomTypeId: option('living_room_type_id'),
    hotWaterTypeId: option('hot_water_type_id'),
    heatingTypeId: option('heating_type_id'),
    parkingTypeId: option('parking_type_id'),
    storeroomTypeId: option('storeroom_type_id'),
    materialTypeId: option('material_type_id'),
    doorWindowTypeId: option('door_window_type_id'),
    buildYearId: option('build_year_id'),
    dailyRentTypeId: option('daily_rent_type_id'),
    rentTypeId: option('rent_type_id'),
    leaseTypeId: option('lease_type_id'),
    leaseContractTypeId: option('lease_contract_type_id'),
    floor: smallint('floor'),
    totalFloors: smallint('total_floors'),
    heightCm: smallint('height_cm'),
    /** Rank of the bought tier: 0 none, 1 VIP, 2 VIP plus, 3 super VIP. */
    vipRank: smallint('vip_rank').notNull().default(0),
    /** A tier counts only until this moment. */
    vipUntil: timestamptz('vip_until'),
    with3d: boolean('with_3d').notNull().default(false),
    withPicture: boolean('with_picture').notNull().default(false),
    isAuction: boolean('is_auction').notNull().default(false),
    hasBalcony: boolean('has_balcony').notNull().default(false),
    hasLoggia: boolean('has_loggia').notNull().default(false),
    hasPorch: boolean('has_porch').notNull().default(false),
    hasCadastralCode: boolean('has_cadastral_code').notNull().default(false),
    canBeExchanged: boolean('can_be_exchanged').notNull().default(false),
    parameters: integer('parameters').array().notNull().default([]),
    /** The place of the row in the bitmaps, another one at every write; null for rows older than the bitmaps until they are sealed. */
    ord: integer('ord').default(sql`nextval('statement_search_ord')`),
  },
  // Plain ascending keys: an order and its reverse are both walks of one index, because ids part equals in the same direction. What
  // follows the id never orders anything; it only lets a count or a filter be answered from the index without the row.
  (table) => [
    index('statement_search_date_idx').on(table.date, table.id),
    index('statement_search_created_idx').on(table.createdAt, table.id),
    index('statement_search_kind_idx').on(
      table.dealTypeId,
      table.realEstateTypeId,
      table.cityId,
      table.date,
      table.id,
      table.districtId,
      table.urbanId,
      table.areaSqm,
      table.roomTypeId,
      table.conditionId,
      table.statusId,
      table.projectTypeId,
      table.ownerTypeId,
      table.withPicture,
      table.with3d,
      table.vipRank,
      table.createdAt,
      table.priceGelMinor,
      table.priceUsdMinor,
      table.latitude,
      table.longitude,
      table.floor,
      table.totalFloors,
      table.vipUntil,
    ),
    index('statement_search_city_idx').on(table.cityId, table.dealTypeId, table.date, table.id),
    index('statement_search_district_idx').on(
      table.districtId,
      table.dealTypeId,
      table.realEstateTypeId,
      table.date,
      table.id,
      table.urbanId,
      table.priceGelMinor,
      table.priceUsdMinor,
      table.areaSqm,
      table.roomTypeId,
      table.conditionId,
      table.statusId,
    ),
    index('statement_search_urban_idx').on(table.urbanId, table.dealTypeId, table.date, table.id),
    ...[table.priceGelMinor, table.priceUsdMinor, table.squarePriceGelMinor, table.squarePriceUsdMinor].map((price) =>
      index(`statement_search_deal_${price.name}_idx`).on(
        table.dealTypeId,
        price,
        table.id,
        table.realEstateTypeId,
        table.cityId,
        table.districtId,
        table.urbanId,
        table.areaSqm,
        table.roomTypeId,
      ),
    ),
    index('statement_search_map_idx').on(
      table.latitude,
      table.longitude,
      table.id,
      table.dealTypeId,
      table.realEstateTypeId,
      table.priceGelMinor,
      table.priceUsdMinor,
      table.roomTypeId,
      table.vipRank,
      table.vipUntil,
    ),
    index('statement_search_user_idx').on(table.userId),
    index('statement_search_street_idx').on(table.streetId),
    index('statement_search_agency_idx').on(table.agencyId).where(sql`agency_id > 0`),
    index('statement_search_project_idx').on(table.projectId).where(sql`project_id > 0`),
    // The circle of each tier: the strip is read from a point of it onwards.
    index('statement_search_vip_idx').on(table.vipRank.desc(), sql`hashint4extended(id, 0)`, table.id).where(sql`vip_rank > 0`),
    index('statement_search_auction_idx').on(table.date, table.id).where(sql`is_auction`),
    index('statement_search_ord_idx').on(table.ord),
  ],
);

/** The stems of the words of a listed statement in the three languages. */
export const statementText = pgTable(
  'statement_text',
  { id: integer('id').primaryKey(), words: tsvector('words').notNull() },
  (table) => [index('statement_text_words_idx').using('gin', table.words)],
);

/**
 * Bit `ord % 32000` of chunk `ord / 32000` is set if a row has a token of `search.tokens.query.ts`; token 1 marks the rows themselves. A chunk
 * stays inside its page (storage plain), so that no read detoasts.
 */
export const searchBits = pgTable(
  'search_bits',
  { tokenId: integer('tok').notNull(), chunk: integer('chunk').notNull(), bits: bits('bits').notNull() },
  (table) => [primaryKey({ columns: [table.tokenId, table.chunk] })],
);

/** Stems that many texts contain, and their tokens in `search_bits`. */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  tokenId: integer('tok').notNull().unique(),
});

/** Statements that were written since the last seal: their rows are counted by plain conditions, whatever the bitmaps contain. */
export const searchTail = pgTable('search_tail', { id: integer('id').primaryKey() });

/** Statements whose search rows were written since saved searches were last compared with them. */
export const statementChanges = pgTable('statement_changes', { statementId: integer('statement_id').primaryKey() });

/** Places that rows have left since the last seal: their bits no longer count. */
export const searchDead = pgTable('search_dead', { ord: integer('ord').primaryKey() });
