import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { apiKeyDays, apiKeys } from './api-keys.table';

export type ApiKeyRow = typeof apiKeys.$inferSelect;
type KeyDay = typeof apiKeyDays.$inferSelect;
export type KeyCalls = KeyDay & { usedAt: Date };
export type ApiKeysRepository = ReturnType<typeof createApiKeysRepository>;

const isLive = isNull(apiKeys.revokedAt);

/** Keys that are not revoked; the rows of revoked ones stay but are never found. */
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

    addCalls: async (batch: KeyCalls[]): Promise<void> => {
      await executor
        .insert(apiKeyDays)
        .values(batch.map(({ apiKeyId, day, calls }) => ({ apiKeyId, day, calls })))
        .onConflictDoUpdate({
          target: [apiKeyDays.apiKeyId, apiKeyDays.day],
          set: { calls: sql`${apiKeyDays.calls} + excluded.calls` },
        });
      for (const { apiKeyId, usedAt } of batch)
        await executor
          .update(apiKeys)
          .set({ lastUsedAt: sql`greatest(${apiKeys.lastUsedAt}, ${usedAt.toISOString()}::timestamptz)` })
          .where(eq(apiKeys.id, apiKeyId));
    },

    daysOf: (ids: number[], fromDay: string): Promise<KeyDay[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : executor
            .select()
            .from(apiKeyDays)
            .where(and(inArray(apiKeyDays.apiKeyId, ids), gte(apiKeyDays.day, fromDay)))
            .orderBy(desc(apiKeyDays.day), asc(apiKeyDays.apiKeyId)),

    purgeDays: async (beforeDay: string): Promise<void> => {
      await executor.delete(apiKeyDays).where(lt(apiKeyDays.day, beforeDay));
    },
  };
}
