import { bigint, boolean, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { buyerTimings } from '@/lib/contracts/account/clients';
import { areaSqm, identityColumn, timestamptz } from '../../db/columns';
import { userIdColumn, users } from '../users/users.table';

/** What a buyer looks for, in the words of the search's filters. Prices are minor units of the currency. */
const criteriaColumns = () => ({
  dealTypeId: smallint('deal_type_id').notNull(),
  realEstateTypeId: smallint('real_estate_type_id').notNull(),
  cities: integer('cities').array().notNull().default([]),
  districts: integer('districts').array().notNull().default([]),
  urbans: integer('urbans').array().notNull().default([]),
  roomTypes: integer('room_types').array().notNull().default([]),
  priceFromMinor: bigint('price_from_minor', { mode: 'number' }),
  priceToMinor: bigint('price_to_minor', { mode: 'number' }),
  currencyId: smallint('currency_id').notNull().default(1),
  areaFromSqm: areaSqm('area_from_sqm'),
  areaToSqm: areaSqm('area_to_sqm'),
});

/** Clients of brokers and agents. */
export const clients = pgTable(
  'clients',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    name: text('name').notNull(),
    phone: text('phone'),
    comment: text('comment').notNull().default(''),
    ...criteriaColumns(),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('clients_user_idx').on(table.userId, table.createdAt, table.id)],
);

/** Criteria that buyers gave to the site. Brokers with matching statements may see them. */
export const buyerRequests = pgTable(
  'buyer_requests',
  {
    id: identityColumn(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    comment: text('comment').notNull().default(''),
    ...criteriaColumns(),
    timing: text('timing', { enum: buyerTimings }).notNull().default('any'),
    isPhoneHidden: boolean('is_phone_hidden').notNull().default(false),
    /** Closed by the buyer, or when its time ended: brokers no longer see it. */
    closedAt: timestamptz('closed_at'),
    updatedAt: timestamptz('updated_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('buyer_requests_user_idx').on(table.userId),
    index('buyer_requests_kind_idx').on(table.dealTypeId, table.realEstateTypeId, table.createdAt),
  ],
);

/** A client offered to the author of a statement: once each. */
export const clientOffers = pgTable(
  'client_offers',
  {
    id: identityColumn(),
    clientId: integer('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    statementId: integer('statement_id').notNull(),
    /** Who offers, and the statement's author at that time. */
    senderId: integer('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    authorId: integer('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('client_offers_key').on(table.clientId, table.statementId),
    index('client_offers_sender_idx').on(table.senderId),
    index('client_offers_author_idx').on(table.authorId),
  ],
);
