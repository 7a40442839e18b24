import {
  bigint,
  boolean,
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
} from 'drizzle-orm/pg-core';
import { flatStates, projectStages } from '@/lib/contracts/companies/project-stages';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { areaSqm, identityColumn, localised, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';

/** Residential complexes of developers. Statements belong to one by `project_id`; the ids are those of the search's `projects`. */
export const projects = pgTable(
  'projects',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    /** Null while no developer has taken it over. */
    developerId: integer('developer_id').references(() => users.id, { onDelete: 'set null' }),
    slug: text('slug').notNull(),
    name: localised('name').notNull(),
    about: localised('about').notNull(),
    cityId: integer('city_id').notNull(),
    districtId: integer('district_id'),
    urbanId: integer('urban_id'),
    address: localised('address').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    stage: text('stage', { enum: projectStages }).notNull().default('planned'),
    isStopped: boolean('is_stopped').notNull().default(false),
    progressPercent: smallint('progress_percent').notNull().default(0),
    startedOn: date('started_on', { mode: 'string' }),
    /** The currently promised quarter, and the one promised first; null without a promise. */
    handoverYear: smallint('handover_year'),
    handoverQuarter: smallint('handover_quarter'),
    firstHandoverYear: smallint('first_handover_year'),
    firstHandoverQuarter: smallint('first_handover_quarter'),
    buildings: smallint('buildings'),
    floors: smallint('floors'),
    flats: integer('flats'),
    /** Ids of amenities, as statements have them. */
    parameters: integer('parameters').array().notNull().default([]),
    images: jsonb('images').$type<StatementImage[]>().notNull().default([]),
    /** The developer's terms; null where there are none. */
    instalments: localised('instalments'),
    isPublished: boolean('is_published').notNull().default(true),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [uniqueIndex('projects_slug_key').on(table.slug), index('projects_developer_idx').on(table.developerId)],
);

/** Dated reports of a building's progress. */
export const projectProgress = pgTable(
  'project_progress',
  {
    id: identityColumn(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    happenedOn: date('happened_on', { mode: 'string' }).notNull(),
    stage: text('stage', { enum: projectStages }).notNull(),
    percent: smallint('percent').notNull(),
    images: jsonb('images').$type<StatementImage[]>().notNull().default([]),
  },
  (table) => [index('project_progress_project_idx').on(table.projectId, table.happenedOn)],
);

export const projectPlans = pgTable(
  'project_plans',
  {
    id: identityColumn(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    roomTypeId: smallint('room_type_id').notNull(),
    areaSqm: areaSqm('area_sqm').notNull(),
    image: jsonb('image').$type<StatementImage>().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [index('project_plans_project_idx').on(table.projectId, table.position)],
);

/** What a developer offers for a time: a discount, an instalment without interest. */
export const projectOffers = pgTable(
  'project_offers',
  {
    id: identityColumn(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: localised('title').notNull(),
    text: localised('text').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [index('project_offers_project_idx').on(table.projectId, table.endsOn)],
);

/** Flats of the price list that the developer uploaded last; a flat is known by its number. Moneys are minor units. */
export const projectFlats = pgTable(
  'project_flats',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: text('number').notNull(),
    floor: smallint('floor'),
    roomTypeId: smallint('room_type_id').notNull(),
    areaSqm: areaSqm('area_sqm').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currencyId: smallint('currency_id').notNull(),
    state: text('state', { enum: flatStates }).notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.number] })],
);

/** The lowest price of a square metre among a project's listed flats, per quarter; written by a job, never by hand. */
export const projectQuarters = pgTable(
  'project_quarters',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    year: smallint('year').notNull(),
    quarter: smallint('quarter').notNull(),
    squarePriceUsdMinor: bigint('square_price_usd_minor', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.year, table.quarter] })],
);
