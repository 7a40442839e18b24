import { z } from 'zod';
import { comparedMax, idMax } from '../bounds';
import { envelope, localisedSchema } from '../common';
import { pricePointSchema, publicStates, statementDetailSchema } from './statements';

/** Ids in the comma form; each counts once. */
export const comparisonQuerySchema = z.object({
  ids: z
    .string()
    .max(200)
    .regex(/^\d{1,10}(,\d{1,10})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(z.number().int().min(1).max(idMax)).max(comparedMax, 'errors.compared_max')),
});

/** A statement that cannot be compared: why, and its titles where its page still shows them. */
const unavailableSchema = z.object({
  id: z.number().int(),
  state: z.enum([...publicStates, 'deleted', 'unknown']).exclude(['active']),
  titles: localisedSchema.nullable(),
});
export type UnavailableStatement = z.infer<typeof unavailableSchema>;

export const comparisonSchema = envelope(
  z.object({
    /** In the order of the ids, with the prices that each owner set, the oldest first. */
    statements: z.array(z.object({ statement: statementDetailSchema, prices: z.array(pricePointSchema) })),
    unavailable: z.array(unavailableSchema),
  }),
);
export type Comparison = z.infer<typeof comparisonSchema>['data'];
export type ComparedStatement = Comparison['statements'][number];
