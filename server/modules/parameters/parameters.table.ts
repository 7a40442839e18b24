import { integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { localised } from '../../db/columns';

/** Every option of every dictionary, with the types and deals it is offered for. */
export const dictionaryOptions = pgTable(
  'dictionary_options',
  {
    dictionary: text('dictionary').notNull(),
    id: integer('id').notNull(),
    key: text('key'),
    name: localised('name').notNull(),
    realEstateTypes: integer('real_estate_types').array().notNull(),
    dealTypes: integer('deal_types').array().notNull(),
    position: smallint('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.dictionary, table.id] })],
);

/** Which sections the filter panel and the forms show for a type and a deal. */
export const filterSections = pgTable(
  'filter_sections',
  {
    realEstateTypeId: smallint('real_estate_type_id').notNull(),
    dealTypeId: smallint('deal_type_id').notNull(),
    filters: jsonb('filters').$type<string[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.realEstateTypeId, table.dealTypeId] })],
);
