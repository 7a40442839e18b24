import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, real, smallint } from 'drizzle-orm/pg-core';
import { moment } from '../../db/columns';

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
    date: moment('date').notNull(),
    createdAt: moment('created_at').notNull(),
    userId: integer('user_id').notNull(),
    agencyId: integer('agency_id').notNull().default(0),
    projectId: integer('project_id').notNull().default(0),
    streetId: integer('street_id').notNull().default(0),
    cityId: integer('city_id').notNull(),
    districtId: integer('district_id').notNull().default(0),
    urbanId: integer('urban_id').notNull().default(0),
    metroStationId: integer('metro_station_id').notNull().default(0),
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
    /** A tier counts only while this lies ahead of the clock. */
    vipUntil: moment('vip_until'),
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
  (table) => [
    // .nullsFirst(): a bare .desc() means NULLS LAST here, and the planner then cannot read the index for ORDER BY date DESC.
    index('statement_search_date_idx').on(table.date.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('statement_search_user_idx').on(table.userId),
    index('statement_search_street_idx').on(table.streetId),
    index('statement_search_vip_idx').on(table.vipRank, table.id).where(sql`vip_rank > 0`),
    index('statement_search_auction_idx').on(table.date, table.id).where(sql`is_auction`),
  ],
);

/** The words of a listed statement in the three languages. */
export const statementText = pgTable(
  'statement_text',
  { id: integer('id').primaryKey(), words: tsvector('words').notNull() },
  (table) => [index('statement_text_words_idx').using('gin', table.words)],
);
