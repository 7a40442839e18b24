import { date, doublePrecision, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { identityColumn, localised, timestamptz } from '../../db/columns';
import { userIdColumn, users } from '../users/users.table';

/** Opening hours of a weekday, 1 Monday to 7 Sunday, as `HH:MM` of Tbilisi. */
export type OpeningHours = { weekday: number; from: string; to: string };

/** The public page of a broker or developer; its name, logo, slug and languages are those of the account. */
export const companies = pgTable('companies', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Path of the picture, or null for a drawn one. */
  cover: text('cover'),
  about: localised('about').notNull(),
  address: localised('address').notNull(),
  latitude: doublePrecision('latitude'),
  longitude: doublePrecision('longitude'),
  website: text('website'),
  foundedYear: smallint('founded_year'),
  /** Cities, districts and urbans that the company names as its own; a city or district includes all of it. */
  cities: integer('cities').array().notNull().default([]),
  districts: integer('districts').array().notNull().default([]),
  urbans: integer('urbans').array().notNull().default([]),
  openingHours: jsonb('opening_hours').$type<OpeningHours[]>().notNull().default([]),
  /** When staff compared the identification code with the documents; null for a company that is not verified. */
  verifiedAt: timestamptz('verified_at'),
  updatedAt: timestamptz('updated_at').notNull(),
});

/** Applications to be verified, or to take over a page that exists; staff decide. */
export const companyApplications = pgTable(
  'company_applications',
  {
    id: identityColumn(),
    kind: text('kind', { enum: ['verification', 'claim'] }).notNull(),
    /** The applicant. */
    userId: userIdColumn(),
    /** The page it is about; the applicant's own for a verification. */
    companyId: integer('company_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    legalName: text('legal_name').notNull(),
    identificationCode: text('identification_code').notNull(),
    comment: text('comment').notNull().default(''),
    state: text('state', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    reason: text('reason').notNull().default(''),
    decidedBy: integer('decided_by'),
    decidedAt: timestamptz('decided_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('company_applications_state_idx').on(table.state, table.createdAt),
    index('company_applications_user_idx').on(table.userId),
  ],
);

/** Documents of an application; only staff and the applicant read them. */
export const companyDocuments = pgTable(
  'company_documents',
  {
    id: identityColumn(),
    applicationId: integer('application_id').references(() => companyApplications.id, { onDelete: 'cascade' }),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    storageName: text('storage_name').notNull().unique(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('company_documents_application_idx').on(table.applicationId)],
);

/** Visitors who asked a company to call, wrote to it, or asked to be notified of a project's flats. */
export const companyLeads = pgTable(
  'company_leads',
  {
    id: identityColumn(),
    companyId: integer('company_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: integer('project_id'),
    kind: text('kind', { enum: ['call', 'message', 'availability'] }).notNull(),
    name: text('name').notNull(),
    /** Nine digits of a Georgian number. */
    phone: text('phone').notNull(),
    comment: text('comment').notNull().default(''),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    handledAt: timestamptz('handled_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('company_leads_company_idx').on(table.companyId, table.createdAt, table.id)],
);

/** Openings and reveals of a company's pages per day of Tbilisi; project 0 is the company's own page. */
export const companyDays = pgTable(
  'company_days',
  {
    companyId: integer('company_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    projectId: integer('project_id').notNull().default(0),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull().default(0),
    phoneReveals: integer('phone_reveals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.projectId, table.day] })],
);
