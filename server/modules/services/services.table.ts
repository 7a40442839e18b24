import { sql } from 'drizzle-orm';
import { bigint, boolean, check, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import type { OrderField } from '@/lib/contracts/money/orders';
import { identityColumn, localised, timestamptz } from '../../db/columns';

const tetri = (name: string) => bigint(name, { mode: 'number' });

/**
 * The price book. A key has the price of its latest row that has started; a later row is a price change with a date. Rows are added and
 * never changed. Units are those of the key: a day, a square metre, a piece.
 */
export const prices = pgTable(
  'prices',
  {
    id: identityColumn(),
    /** A key of lib/domain/order/price-book.ts. */
    key: text('key').notNull(),
    /** Tetri with VAT; a percent for the discounts of packages; square metres for included areas. */
    amount: tetri('amount').notNull(),
    startsAt: timestamptz('starts_at').notNull(),
    /** Who changed it; null for what was installed. */
    createdBy: integer('created_by'),
  },
  (table) => [uniqueIndex('prices_key').on(table.key, table.startsAt), check('prices_amount_check', sql`${table.amount} >= 0`)],
);

/** Promo codes, in upper case. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identityColumn(),
    code: text('code').notNull().unique(),
    /** Null for every service. */
    serviceId: smallint('service_id'),
    percent: smallint('percent'),
    /** Instead of a percent. */
    amountMinor: tetri('amount_minor'),
    usesMax: integer('uses_max').notNull(),
    usesCount: integer('uses_count').notNull().default(0),
    startsAt: timestamptz('starts_at').notNull(),
    endsAt: timestamptz('ends_at'),
    createdBy: integer('created_by'),
  },
  (table) => [
    check('promo_codes_uses_check', sql`${table.usesCount} between 0 and ${table.usesMax}`),
    check('promo_codes_value_check', sql`(${table.percent} between 1 and 100) <> (${table.amountMinor} is not null)`),
  ],
);

/** One use of a promo code; a person uses a code once. */
export const promoRedemptions = pgTable(
  'promo_redemptions',
  {
    promoCodeId: integer('promo_code_id')
      .notNull()
      .references(() => promoCodes.id),
    userId: integer('user_id').notNull(),
    orderId: integer('order_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.promoCodeId, table.userId] })],
);

/** Valuers that a person may choose. */
export const raters = pgTable('raters', {
  id: identityColumn(),
  name: localised('name').notNull(),
  about: localised('about').notNull(),
  logo: text('logo').notNull(),
  /** Keys of rate types that the valuer does: for oneself, for a bank, for a court. */
  rateTypes: text('rate_types').array().notNull(),
  isActive: boolean('is_active').notNull().default(true),
  position: smallint('position').notNull(),
});

/** How many visits of a service a city takes in each slot of a weekday; a city without rows is not served. */
export const visitCapacities = pgTable(
  'visit_capacities',
  {
    serviceId: smallint('service_id').notNull(),
    cityId: integer('city_id').notNull(),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint('weekday').notNull(),
    /** `HH:MM` of Tbilisi. */
    slot: text('slot').notNull(),
    capacity: smallint('capacity').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.cityId, table.weekday, table.slot] })],
);

/** Days without visits, such as public holidays. */
export const visitClosures = pgTable('visit_closures', { day: text('day').primaryKey(), reason: localised('reason').notNull() });

/** Visits booked per slot; counted up conditionally, so that a slot is never sold twice. */
export const visitBookings = pgTable(
  'visit_bookings',
  {
    serviceId: smallint('service_id').notNull(),
    cityId: integer('city_id').notNull(),
    day: text('day').notNull(),
    slot: text('slot').notNull(),
    count: smallint('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.cityId, table.day, table.slot] })],
);

/** People to be notified when a service becomes available in their city. */
export const serviceWaitlist = pgTable(
  'service_waitlist',
  {
    serviceId: smallint('service_id').notNull(),
    cityId: integer('city_id').notNull(),
    userId: integer('user_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.cityId, table.userId] })],
);

/** The pages of services: story, steps, examples, questions and answers; edited by staff, installed with the reference data. */
export const servicePages = pgTable('service_pages', {
  /** Of the page in `lib/contracts/money/service-table.ts`. */
  key: text('key').primaryKey(),
  serviceId: smallint('service_id').notNull(),
  title: localised('title').notNull(),
  lead: localised('lead').notNull(),
  steps: jsonb('steps').$type<{ title: Localised; text: Localised }[]>().notNull(),
  benefits: jsonb('benefits').$type<{ title: Localised; text: Localised }[]>().notNull(),
  questions: jsonb('questions').$type<{ question: Localised; answer: Localised }[]>().notNull(),
  /** Set when staff changed it: an upgrade does not change it. */
  changedAt: timestamptz('changed_at'),
});

/** The forms of services, as banks' loan fields are; edited by staff, installed with the reference data. */
export const serviceForms = pgTable('service_forms', {
  serviceId: smallint('service_id').primaryKey(),
  fields: jsonb('fields').$type<OrderField[]>().notNull(),
  /** How many documents an order may bring. */
  filesMax: smallint('files_max').notNull(),
  /** Set when staff changed it: an upgrade does not change it. */
  changedAt: timestamptz('changed_at'),
});
