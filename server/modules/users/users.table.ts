import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { locales } from '@/lib/contracts/locales';
import { identityColumn, timestamptz } from '../../db/columns';

/** type_id: 1 physical person, 2 agent, 3 broker, 4 developer, 5 designer. */
export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1001 }),
    typeId: smallint('type_id').notNull().default(1),
    name: text('name').notNull(),
    slug: text('slug'),
    /** In lower case; set once the link in its email was opened. */
    email: text('email'),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** A new address that is not confirmed yet. */
    pendingEmail: text('pending_email'),
    phone: text('phone'),
    /** The mobile number that the account signs in with, nine digits. */
    loginPhone: text('login_phone'),
    logo: text('logo'),
    legalName: text('legal_name'),
    identificationCode: text('identification_code'),
    /** The broker that an agent works for. */
    agencyId: integer('agency_id'),
    isPremierAgent: boolean('is_premier_agent').notNull().default(false),
    /** The languages that the person speaks with clients. */
    languages: text('languages').array().notNull().default([]),
    about: text('about').notNull().default(''),
    /** The language of messages to the person. */
    locale: text('locale', { enum: locales }).notNull().default('ka'),
    /** Types of notifications that are not mailed. */
    mutedMailTypes: smallint('muted_mail_types').array().notNull().default([]),
    /** Whether alerts about favourites are on. */
    favoriteAlerts: boolean('favorite_alerts').notNull().default(true),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    /** When the account was deleted: the row stays for the ledger and names nobody. */
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    uniqueIndex('users_slug_key').on(table.slug),
    uniqueIndex('users_email_key').on(table.email),
    uniqueIndex('users_login_phone_key').on(table.loginPhone),
    index('users_agency_idx').on(table.agencyId),
  ],
);

/** The user whom a row belongs to; the row is deleted with the user. */
export const userIdColumn = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Numbers that their person confirmed by the code of an SMS, nine digits each. */
export const userPhones = pgTable(
  'user_phones',
  {
    userId: userIdColumn(),
    phone: text('phone').notNull(),
    confirmedAt: timestamptz('confirmed_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.phone] })],
);

/** Sessions by the SHA-256 of their token, so that a copy of the table signs nobody in. The names of the fields are the library's. */
export const sessions = pgTable(
  'sessions',
  {
    id: identityColumn(),
    token: text('token_hash').notNull(),
    userId: userIdColumn(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** When the session was last seen, within some minutes. */
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When a member of the staff last proved the second factor in it. */
    secondFactorAt: timestamptz('second_factor_at'),
  },
  (table) => [uniqueIndex('sessions_token_key').on(table.token), index('sessions_user_idx').on(table.userId)],
);

/** Ways to sign in, as the library stores them: here a password's hash. */
export const accounts = pgTable(
  'accounts',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    issuer: text('issuer').notNull(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamptz('access_token_expires_at'),
    refreshTokenExpiresAt: timestamptz('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('accounts_issuer_key').on(table.issuer, table.accountId), index('accounts_user_idx').on(table.userId)],
);

/** The purpose of a mailed link, by the hash of its token; the library uses each once. */
export const verifications = pgTable(
  'verifications',
  {
    id: identityColumn(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    updatedAt: timestamptz('updated_at').notNull().defaultNow(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
);

/** Codes of SMS, hashed. `binding` is the session or browser that requested it; a code is valid for nobody else. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    id: identityColumn(),
    phone: text('phone').notNull(),
    purpose: text('purpose').notNull(),
    binding: text('binding').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    usedAt: timestamptz('used_at'),
  },
  (table) => [index('phone_codes_phone_idx').on(table.phone, table.purpose), index('phone_codes_expiry_idx').on(table.expiresAt)],
);

/** Changes of an e-mail or login phone, by the hash of the token that undoes each. `previous` is null where there was none. */
export const contactChanges = pgTable(
  'contact_changes',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    kind: text('kind', { enum: ['email', 'login_phone'] }).notNull(),
    previous: text('previous'),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    undoneAt: timestamptz('undone_at'),
  },
  (table) => [
    uniqueIndex('contact_changes_token_key').on(table.tokenHash),
    index('contact_changes_user_idx').on(table.userId, table.kind),
    index('contact_changes_expiry_idx').on(table.expiresAt),
  ],
);

/** SMS and mails that the sandbox did not send; development and tests read them here. */
export const outbox = pgTable('outbox', {
  id: identityColumn(),
  channel: text('channel').notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull().default(''),
  text: text('text').notNull(),
  createdAt: timestamptz('created_at').notNull().defaultNow(),
});

/** Keys that the site makes for itself once; a copy of the database contains them too. */
export const siteKeys = pgTable('site_keys', { name: text('name').primaryKey(), value: text('value').notNull() });

export const favorites = pgTable(
  'favorites',
  {
    userId: userIdColumn(),
    statementId: integer('statement_id').notNull(),
    /** What was last known of it: changes are found by the difference. The lowest price, in the currency that its owner typed. */
    state: text('state'),
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currencyId: smallint('currency_id'),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.statementId] }),
    // The owner of a statement sees how many visitors saved it.
    index('favorites_statement_idx').on(table.statementId),
  ],
);

export const hiddenStatements = pgTable(
  'hidden_statements',
  {
    userId: userIdColumn(),
    statementId: integer('statement_id').notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.statementId] })],
);
