import { bigint, customType, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Comparable } from '@/lib/contracts/estimate';
import { areaSqm, identityColumn, timestamptz } from '../../db/columns';
import { statements } from '../statements/statements.table';
import { userIdColumn } from '../users/users.table';
import type { FittedModel } from './model/fitted-model';

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });
const money = (name: string) => bigint(name, { mode: 'number' });

/** Fitted price models; the one with the highest id is active. */
export const estimateModels = pgTable('estimate_models', {
  id: identityColumn(),
  artefact: bytes('artefact').notNull(),
  fittedAt: timestamptz('fitted_at').notNull(),
  /** How many sales it was fitted on. */
  rows: integer('rows').notNull(),
  metrics: jsonb('metrics').$type<FittedModel['metrics']>().notNull(),
});

/** Estimates given to visitors, in tetri. Their models and statements may have been deleted since. */
export const estimates = pgTable(
  'estimates',
  {
    id: identityColumn(),
    userId: userIdColumn(),
    createdAt: timestamptz('created_at').notNull(),
    modelId: integer('model_id').notNull(),
    statementId: integer('statement_id'),
    address: text('address').notNull().default(''),
    areaSqm: areaSqm('area_sqm').notNull(),
    roomTypeId: smallint('room_type_id').notNull(),
    floor: smallint('floor').notNull(),
    totalFloors: smallint('total_floors').notNull(),
    totalGelMinor: money('total_gel_minor').notNull(),
    squareGelMinor: money('square_gel_minor').notNull(),
    lowGelMinor: money('low_gel_minor').notNull(),
    highGelMinor: money('high_gel_minor').notNull(),
    comparablesCount: integer('comparables_count').notNull().default(0),
    /** What the price was explained by. */
    comparables: jsonb('comparables').$type<Comparable[]>().notNull().default([]),
  },
  (table) => [index('estimates_user_idx').on(table.userId, table.id)],
);

/**
 * The estimate of each listed apartment, made without that apartment's own price. In cents: the market thinks in dollars, so a
 * new exchange rate moves the price and the estimate alike.
 */
export const statementEstimates = pgTable('statement_estimates', {
  statementId: integer('statement_id')
    .primaryKey()
    .references(() => statements.id, { onDelete: 'cascade' }),
  modelId: integer('model_id').notNull(),
  totalUsdMinor: money('total_usd_minor').notNull(),
  lowUsdMinor: money('low_usd_minor').notNull(),
  highUsdMinor: money('high_usd_minor').notNull(),
  comparablesCount: integer('comparables_count').notNull(),
});
