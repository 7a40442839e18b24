import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, customType, index, integer, pgTable, real, smallint } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const money = (name: string) => bigint(name, { mode: 'number' });
const option = (name: string) => smallint(name).notNull().default(0);

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
    isBelowTopFloor: boolean('is_below_top_floor').notNull().default(false),
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
  },
  // Plain ascending keys: an order and its reverse are both scans of one index, because ids part equals in the same direction. What
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
    index('statement_search_vip_idx').on(table.vipRank, table.id).where(sql`vip_rank > 0`),
    index('statement_search_auction_idx').on(table.date, table.id).where(sql`is_auction`),
  ],
);

/** The stems of the words of a listed statement in the three languages. */
export const statementText = pgTable(
  'statement_text',
  { id: integer('id').primaryKey(), words: tsvector('words').notNull() },
  (table) => [index('statement_text_words_idx').using('gin', table.words)],
);

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * Search rows that were written, one line for each, by triggers of the table: what engines beside the database follow. Numbers
 * commit out of order, so a reader remembers the oldest transaction that was still running (`pg_snapshot_xmin`) and reads from there.
 */
export const searchOutbox = pgTable(
  'search_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Null where all rows were written. */
    statementId: integer('statement_id'),
    transactionId: xid8('transaction_id').notNull().default(sql`pg_current_xact_id()`),
    writtenAt: timestamptz('written_at').notNull().default(sql`now()`),
    /** Whether a remote index has it. */
    isSent: boolean('is_sent').notNull().default(false),
  },
  (table) => [
    index('search_outbox_transaction_idx').on(table.transactionId),
    index('search_outbox_unsent_idx').on(table.id).where(sql`not is_sent`),
  ],
);

/** Statements whose search rows were written since saved searches were last compared with them; several rows when they came together. */
export const statementChanges = pgTable(
  'statement_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    statementId: integer('statement_id').notNull(),
  },
  (table) => [index('statement_changes_statement_idx').on(table.statementId)],
);

/** The channel on which writers say that the outbox has more. */
export const searchChannel = 'search';
