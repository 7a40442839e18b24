import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { localised } from '../../db/columns';

/** name: nominative; nameIn: locative; slug: romanised locative of addresses. All per language, stored, never computed. */
const place = {
  id: integer('id').primaryKey(),
  name: localised('name').notNull(),
  nameIn: localised('name_in').notNull(),
  slug: localised('slug').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
};

export const cities = pgTable('cities', { ...place, region: localised('region').notNull() });

export const districts = pgTable('districts', {
  ...place,
  cityId: integer('city_id')
    .notNull()
    .references(() => cities.id),
});

export const urbans = pgTable('urbans', {
  ...place,
  cityId: integer('city_id')
    .notNull()
    .references(() => cities.id),
  districtId: integer('district_id')
    .notNull()
    .references(() => districts.id),
});

export const streets = pgTable(
  'streets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 2_000_000 }),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    districtId: integer('district_id'),
    urbanId: integer('urban_id'),
    name: localised('name').notNull(),
    nameIn: localised('name_in').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The user who added it; null for those of the gazetteer. */
    createdBy: integer('created_by'),
    /** Only its author sees a pending street. */
    status: text('status', { enum: ['approved', 'pending'] })
      .notNull()
      .default('approved'),
  },
  (table) => [index('streets_city_idx').on(table.cityId), index('streets_urban_idx').on(table.urbanId)],
);
