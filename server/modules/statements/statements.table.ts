import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { statementStates } from '@/lib/domain/statement/status-machine';
import { areaSqm, localised, timestamptz } from '../../db/columns';

const money = (name: string) => bigint(name, { mode: 'number' });

/** Moneys are minor units (tetri, cents). Areas are square metres regardless of the unit shown. */
export const statements = pgTable(
  'statements',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 10_000_001 }),
    uuid: uuid('uuid').notNull().unique().default(sql`gen_random_uuid()`),
    userId: integer('user_id').notNull(),
    state: text('state', { enum: statementStates }).notNull().default('draft'),
    dealTypeId: smallint('deal_type_id').notNull(),
    realEstateTypeId: smallint('real_estate_type_id').notNull(),
    /** 0 while unknown, which only drafts may be. */
    cityId: integer('city_id').notNull(),
    districtId: integer('district_id'),
    urbanId: integer('urban_id'),
    streetId: integer('street_id'),
    streetNumber: text('street_number'),
    /** Free address text where no street of the gazetteer fits. */
    addressText: text('address_text'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    metroStationId: integer('metro_station_id'),
    projectId: integer('project_id'),
    /** 0 while unknown, which only drafts may be. */
    areaSqm: areaSqm('area_sqm').notNull(),
    areaTypeId: smallint('area_type_id').notNull().default(1),
    yardAreaSqm: areaSqm('yard_area_sqm'),
    /** 1 negotiable, 2 from, 3 exact. */
    priceTypeId: smallint('price_type_id').notNull().default(3),
    /** The currency the owner typed; the other one follows the exchange rate. */
    currencyId: smallint('currency_id').notNull().default(1),
    priceGelMinor: money('price_gel_minor'),
    priceUsdMinor: money('price_usd_minor'),
    squarePriceGelMinor: money('square_price_gel_minor'),
    squarePriceUsdMinor: money('square_price_usd_minor'),
    floor: smallint('floor'),
    totalFloors: smallint('total_floors'),
    heightCm: smallint('height_cm'),
    statusId: smallint('status_id'),
    conditionId: smallint('condition_id'),
    projectTypeId: smallint('project_type_id'),
    roomTypeId: smallint('room_type_id'),
    bedroomTypeId: smallint('bedroom_type_id'),
    bathroomTypeId: smallint('bathroom_type_id'),
    livingRoomTypeId: smallint('living_room_type_id'),
    hotWaterTypeId: smallint('hot_water_type_id'),
    heatingTypeId: smallint('heating_type_id'),
    parkingTypeId: smallint('parking_type_id'),
    storeroomTypeId: smallint('storeroom_type_id'),
    materialTypeId: smallint('material_type_id'),
    doorWindowTypeId: smallint('door_window_type_id'),
    buildYearId: smallint('build_year_id'),
    dailyRentTypeId: smallint('daily_rent_type_id'),
    rentTypeId: smallint('rent_type_id'),
    rentPeriodMonths: smallint('rent_period_months'),
    /** The fewest nights that a daily rent is let for. */
    minNights: smallint('min_nights'),
    leaseTypeId: smallint('lease_type_id'),
    leaseContractTypeId: smallint('lease_contract_type_id'),
    leasePeriodMonths: smallint('lease_period_months'),
    balconies: smallint('balconies'),
    balconyAreaSqm: areaSqm('balcony_area_sqm'),
    loggiaAreaSqm: areaSqm('loggia_area_sqm'),
    porchAreaSqm: areaSqm('porch_area_sqm'),
    livingRoomAreaSqm: areaSqm('living_room_area_sqm'),
    storeroomAreaSqm: areaSqm('storeroom_area_sqm'),
    parameters: integer('parameters').array().notNull().default([]),
    comment: localised('comment')
      .notNull()
      .default(perLocale(() => '') satisfies Localised),
    images: jsonb('images').$type<StatementImage[]>().notNull().default([]),
    tourUrl: text('tour_url'),
    youtubeLink: text('youtube_link'),
    cadastralCode: text('cadastral_code'),
    isCadastralCodeShown: boolean('is_cadastral_code_shown').notNull().default(false),
    canBeExchanged: boolean('can_be_exchanged').notNull().default(false),
    phone: text('phone'),
    /** The contact name that the owner chose; without it the seller's own. */
    ownerName: text('owner_name'),
    /** 0 none, 1 VIP, 3 VIP plus, 4 super VIP; in force until `vipUntil`. */
    vipId: smallint('vip_id').notNull().default(0),
    vipUntil: timestamptz('vip_until'),
    isPromoted: boolean('is_promoted').notNull().default(false),
    isAuction: boolean('is_auction').notNull().default(false),
    views: integer('views').notNull().default(0),
    phoneReveals: integer('phone_reveals').notNull().default(0),
    /** Counts the owner's saves and the changes of state: saving an older version is a conflict. */
    version: integer('version').notNull().default(0),
    /** Why moderation blocked it. */
    blockedReason: text('blocked_reason'),
    durationId: smallint('duration_id').notNull().default(1),
    /** First publication. */
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** Last substantive change by the owner: the default order. No paid refresh moves it. */
    date: timestamptz('date').notNull().defaultNow(),
    /** When its owner marked it as sold or let; null for any other state. */
    soldAt: timestamptz('sold_at'),
    /** End of the term; null until the first publication. */
    expiresAt: timestamptz('expires_at'),
    /** Where an imported row came from, and its key there: loading it again adds nothing. */
    source: text('source'),
    sourceKey: text('source_key'),
  },
  (table) => [
    uniqueIndex('statements_source_key').on(table.source, table.sourceKey),
    index('statements_user_idx').on(table.userId, table.state),
    index('statements_expiry_idx').on(table.expiresAt).where(sql`state in ('active', 'hidden')`),
    check(
      'statements_complete_check',
      sql`${table.state} in ('draft', 'deleted') or (${table.cityId} > 0 and ${table.areaSqm} > 0)`,
    ),
  ],
);

/** The statement that a row belongs to; the row is deleted with it. */
export const statementIdColumn = () =>
  integer('statement_id')
    .notNull()
    .references(() => statements.id, { onDelete: 'cascade' });

/** One row per price an owner set; the first is the price at publication. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    statementId: statementIdColumn(),
    changedAt: timestamptz('changed_at').notNull(),
    currencyId: smallint('currency_id').notNull(),
    priceGelMinor: money('price_gel_minor'),
    priceUsdMinor: money('price_usd_minor'),
    squarePriceGelMinor: money('square_price_gel_minor'),
    squarePriceUsdMinor: money('square_price_usd_minor'),
  },
  (table) => [index('price_history_statement_idx').on(table.statementId, table.changedAt)],
);

/** Openings of a statement or of its phone that followed a search report. */
export const searchReportEvents = pgTable(
  'search_report_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    reportUuid: uuid('report_uuid').notNull(),
    statementId: integer('statement_id').notNull(),
    kind: text('kind', { enum: ['detail', 'phone'] }).notNull(),
    happenedAt: timestamptz('happened_at').notNull(),
  },
  (table) => [index('search_report_events_report_idx').on(table.reportUuid)],
);

/** Openings by anybody but the owner, per day of Tbilisi. */
export const statementDays = pgTable(
  'statement_days',
  {
    statementId: statementIdColumn(),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    phoneReveals: integer('phone_reveals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.statementId, table.day] })],
);
