import { z } from 'zod';
import { envelope } from '../common';
import { statementCardSchema } from './statements';

/**
 * A condition of a search that can be dropped: the name of a list or a flag, `place` for all places, `price`, `square_price`, `area`,
 * `floor` and `height` for both bounds, `parameters-6` for one amenity.
 */
const conditionKey = z.string();

const ids = z.array(z.number().int());

/** A change of a search without results that gives it some. */
const relaxationSchema = z.object({
  /** One condition, or two where no single one is enough. */
  conditions: z.array(conditionKey),
  /** What replaces the condition: a wider bound or a wider place; null where it is dropped. */
  widened: z.object({ price_from: z.number(), price_to: z.number(), districts: ids, cities: ids }).partial().nullable(),
  /** The changed search as a query string of the list. */
  query: z.string(),
  count: z.number().int(),
  /** The lowest price of the results in the currency of the search, in whole units; null where all are negotiable. */
  price_min: z.number().nullable(),
});
export type Relaxation = z.infer<typeof relaxationSchema>;

export const relaxationsSchema = envelope(
  z.object({
    /** How many conditions of the search can be dropped. */
    condition_count: z.number().int(),
    changes: z.array(relaxationSchema),
    /** Conditions that change nothing when only they are dropped. */
    unhelpful: z.array(conditionKey),
  }),
);
export type Relaxations = z.infer<typeof relaxationsSchema>['data'];

const nearMatchSchema = z.object({
  statement: statementCardSchema,
  /** The conditions that the statement does not meet. */
  differs: z.array(conditionKey),
});
export type NearMatch = z.infer<typeof nearMatchSchema>;
export const nearMatchesSchema = envelope(z.array(nearMatchSchema));
