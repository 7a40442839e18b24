import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { statementCardSchema } from './statements';

/** Statements that were hidden, added or taken out; ids that were not there before are left out. */
export const statementIdsResponseSchema = envelope(z.object({ statements: z.array(z.number().int()) }));

/** How many of each kind of mark a response names at most, the latest. */
export const savedStatementsMax = 500;

/** Ids of everything that the visitor marked, the latest last. */
export const savedStatementsSchema = envelope(
  z.object({ favorites: z.array(z.number().int()), hidden: z.array(z.number().int()) }),
);

/** The maximum number of unlisted favourites in a response, the latest. */
export const unlistedMax = 100;

export const favoritesSchema = envelope(
  pagedSchema(statementCardSchema).extend({
    /** Favourites that are not listed now, hidden, expired, sold or deleted ones, latest first; the same on every page. */
    unlisted: z.array(z.number().int()),
  }),
);

/** An id in JSON or a form. */
const statementIdSchema = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{1,10}$/)
      .transform(Number),
  ])
  .pipe(z.number().int().min(1).max(idMax));

/** The statements that a mark is put on or taken from, at most 100; a form may send one without brackets. */
export const statementIdsBodySchema = z.strictObject({
  statements: z.union([z.array(statementIdSchema).min(1).max(100), statementIdSchema.transform((id) => [id])]),
});
