import { boolean, date, doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { bannerPlaces } from '@/lib/contracts/site/site';
import { footerRows } from '@/lib/contracts/staff/site-content';
import { identityColumn, localised, timestamptz } from '../../db/columns';

/** Price of one unit of a currency in GEL; the row of GEL is 1. */
export const currencies = pgTable('currencies', {
  id: smallint('id').primaryKey(),
  key: text('key').notNull(),
  symbol: text('symbol').notNull(),
  name: localised('name').notNull(),
  rateGel: doublePrecision('rate_gel').notNull(),
  rateDate: timestamptz('rate_date').notNull(),
});

export const services = pgTable('services', {
  id: smallint('id').primaryKey(),
  key: text('key').notNull(),
  name: localised('name').notNull(),
  /** Path of the service's page on this site; null while it has none. */
  url: text('url'),
  position: smallint('position').notNull(),
});

export const badges = pgTable('badges', {
  id: identityColumn(),
  badgeableType: text('badgeable_type').notNull(),
  badgeableId: integer('badgeable_id'),
  /** Key of the navigation entry; null for badges of services. */
  navKey: text('nav_key'),
  name: localised('name').notNull(),
  description: localised('description').notNull(),
  color: text('color').notNull(),
  textColor: text('text_color').notNull(),
  type: text('type', { enum: ['button', 'point', 'discount'] }).notNull(),
});

/** Footer entries in two rows of groups, and pages on social networks; a group has no parent. Counts come from the search table by `filters`. */
export const footerLinks = pgTable('footer_links', {
  id: integer('id').primaryKey(),
  parentId: integer('parent_id'),
  row: text('row', { enum: footerRows }).notNull(),
  title: localised('title').notNull(),
  url: text('url'),
  /** Query string of the list whose count is shown next to the title; null for links without a count. */
  filters: text('filters'),
  position: smallint('position').notNull(),
});

export const banners = pgTable('banners', {
  id: identityColumn(),
  type: text('type').notNull(),
  content: text('content').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  place: text('place', { enum: bannerPlaces }).notNull(),
  /** Name for the staff; visitors never see it. */
  title: text('title').notNull().default(''),
  /** Where a click leads; null where the content has its own links. */
  url: text('url'),
  isActive: boolean('is_active').notNull().default(true),
  startsAt: timestamptz('starts_at'),
  endsAt: timestamptz('ends_at'),
});

/** Times that a banner was seen and pressed, per day of Tbilisi. */
export const bannerDays = pgTable(
  'banner_days',
  {
    bannerId: integer('banner_id')
      .notNull()
      .references(() => banners.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.day] })],
);

/** Visits of the site per day of Tbilisi; nobody is identified. */
export const visitDays = pgTable('visit_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  visits: integer('visits').notNull().default(0),
});

/** The main navigation. An entry with a parent is in its list. */
export const navEntries = pgTable('nav_entries', {
  /** Names the entry for badges, as `nav_key` of `badges`. */
  key: text('key').primaryKey(),
  parentKey: text('parent_key'),
  title: localised('title').notNull(),
  /** Path without a locale, or the address of another site; null for a heading. */
  url: text('url'),
  position: smallint('position').notNull(),
  isHidden: boolean('is_hidden').notNull().default(false),
  /** Set when staff changed it: an upgrade leaves it alone. */
  changedAt: timestamptz('changed_at'),
});

/** Every rate that came into force, the latest last. */
export const exchangeRates = pgTable(
  'exchange_rates',
  {
    id: identityColumn(),
    currencyId: smallint('currency_id').notNull(),
    rateGel: doublePrecision('rate_gel').notNull(),
    /** Null where the published rate was read. */
    setBy: integer('set_by'),
    /** Why the staff set it, and until when it applies. */
    reason: text('reason').notNull().default(''),
    endsAt: timestamptz('ends_at'),
    /** When it ended; null while it is in force, and for published ones. */
    endedAt: timestamptz('ended_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('exchange_rates_currency_idx').on(table.currencyId, table.createdAt)],
);

/** Other companies of the operator's group; a fresh market has invented ones, an empty market none. */
export const groupCompanies = pgTable('group_companies', {
  id: identityColumn(),
  name: localised('name').notNull(),
  description: localised('description').notNull(),
  /** Path of the picture on this site, or a data address of one. */
  logo: text('logo').notNull(),
  /** Address of the company's own site; null while it has none. */
  url: text('url'),
  position: smallint('position').notNull(),
});

/** Marks of one-time work on a database: the seed's number, the dictionaries' version. */
export const appliedSteps = pgTable(
  'applied_steps',
  { name: text('name').notNull(), value: text('value').notNull() },
  (table) => [primaryKey({ columns: [table.name] })],
);
