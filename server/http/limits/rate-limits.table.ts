import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../db/columns';

/** Recent events by key, for the rate limiter. Every process of a site counts here, and a restart loses nothing. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** A hash: keys name addresses, e-mails and phones. */
    key: text('key').primaryKey(),
    /** When the events of the window happened, oldest first, in milliseconds since 1970. */
    moments: bigint('moments', { mode: 'number' }).array().notNull(),
    /** The answer to the latest call: 0 when it was counted. */
    waitSeconds: integer('wait_seconds').notNull().default(0),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry_idx').on(table.expiresAt)],
);
