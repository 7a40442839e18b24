import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { siteKeys } from './users.table';

const keyBytes = 32;

export type SiteKeysRepository = ReturnType<typeof createSiteKeysRepository>;

/** Keys that the site signs its own links with, and encrypts with. They outlive restarts and are the same in every process. */
export const createSiteKeysRepository = (db: Executor) => ({
  /** The key of a name, made at its first use. */
  find: async (name: string): Promise<string> => {
    await db
      .insert(siteKeys)
      .values({ name, value: randomBytes(keyBytes).toString('base64url') })
      .onConflictDoNothing();
    const [row] = await db.select({ value: siteKeys.value }).from(siteKeys).where(eq(siteKeys.name, name));
    if (!row) throw new Error(`The key ${name} was not stored.`);
    return row.value;
  },
});
