import { bigint, boolean, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { areaSqm, identityColumn, timestamptz } from '../../db/columns';
import { userIdColumn } from '../users/users.table';

/** The private inventory of a broker or an agent. Owner's name, phone and comment are read only by the writer. */
export const inventoryItems = pgTable(
  'stock_items',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    dealTypeId: smallint('deal_type_id').notNull(),
    realEstateTypeId: smallint('real_estate_type_id').notNull(),
    cityId: integer('city_id').notNull(),
    districtId: integer('district_id'),
    urbanId: integer('urban_id'),
    address: text('address').notNull().default(''),
    areaSqm: areaSqm('area_sqm').notNull(),
    roomTypeId: smallint('room_type_id'),
    /** Minor units of the currency. */
    priceMinor: bigint('price_minor', { mode: 'number' }),
    currencyId: smallint('currency_id').notNull().default(2),
    ownerName: text('owner_name').notNull().default(''),
    ownerPhone: text('owner_phone'),
    comment: text('comment').notNull().default(''),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [index('stock_items_user_idx').on(table.userId, table.updatedAt, table.id)],
);
