import { and, eq, lte } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { idempotencyKeys } from './wallet.table';

type KeyRow = typeof idempotencyKeys.$inferSelect;
export type FirstRequest = Pick<KeyRow, 'requestHash' | 'response'>;

/** The keys of writes and the responses they got. */
export function createIdempotencyRepository(executor: Executor) {
  const isKey = ({ userId, key }: Pick<KeyRow, 'userId' | 'key'>) =>
    and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));

  return {
    /** The first request under a key that has its response. */
    find: async (key: Pick<KeyRow, 'userId' | 'key'>): Promise<FirstRequest | undefined> =>
      (await executor.select().from(idempotencyKeys).where(isKey(key)))[0],

    /**
     * Claims a key. Waits while another transaction works under the same key.
     * @returns null when the key is claimed now, otherwise the first request and its response
     */
    claim: async (claimed: Omit<KeyRow, 'response'>): Promise<FirstRequest | null> => {
      const rows = await executor.insert(idempotencyKeys).values(claimed).onConflictDoNothing().returning();
      if (rows.length > 0) return null;
      const [known] = await executor.select().from(idempotencyKeys).where(isKey(claimed));
      if (known === undefined) throw new Error('An idempotency key was deleted while it was read.');
      return known;
    },

    storeResponse: async (claimed: Pick<KeyRow, 'userId' | 'key'>, response: unknown): Promise<void> => {
      await executor.update(idempotencyKeys).set({ response }).where(isKey(claimed));
    },

    /** @returns how many keys were deleted */
    purge: async (before: Date): Promise<number> =>
      (await executor.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, before)).returning()).length,
  };
}
