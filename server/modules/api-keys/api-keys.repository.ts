import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { apiKeys } from './api-keys.table';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

const isLive = isNull(apiKeys.revokedAt);

/** Keys that are not revoked; a revoked one is kept for the record and found nowhere. */
export function createApiKeysRepository(executor: Executor) {
  const change = async (userId: number, id: number, values: Partial<ApiKeyRow>): Promise<ApiKeyRow | undefined> => {
    const own = and(eq(apiKeys.id, id), eq(apiKeys.userId, userId), isLive);
    const [row] = await executor.update(apiKeys).set(values).where(own).returning();
    return row;
  };
  return {
    listOf: (userId: number): Promise<ApiKeyRow[]> =>
      executor
        .select()
        .from(apiKeys)
        .where(and(eq(apiKeys.userId, userId), isLive))
        .orderBy(desc(apiKeys.id)),
    findByHash: async (tokenHash: string): Promise<ApiKeyRow | undefined> =>
      (
        await executor
          .select()
          .from(apiKeys)
          .where(and(eq(apiKeys.tokenHash, tokenHash), isLive))
      )[0],
    add: async (row: typeof apiKeys.$inferInsert): Promise<ApiKeyRow> => {
      const [added] = await executor.insert(apiKeys).values(row).returning();
      if (!added) throw new Error('The key was not stored.');
      return added;
    },
    rename: (userId: number, id: number, name: string, now: Date) => change(userId, id, { name, updatedAt: now }),
    revoke: (userId: number, id: number, now: Date) => change(userId, id, { revokedAt: now, updatedAt: now }),
    setUsed: async (id: number, now: Date): Promise<void> => {
      await executor.update(apiKeys).set({ lastUsedAt: now }).where(eq(apiKeys.id, id));
    },
  };
}
