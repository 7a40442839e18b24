import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { dayMs } from '@/lib/domain/time/duration';
import type { Executor } from '../../db/client';
import { phoneCodes } from '../users/users.table';

/** The scope of a code, which must be the same when the code is entered. */
export type CodeScope = { phone: string; purpose: string; binding: string };

export type CodesRepository = ReturnType<typeof createCodesRepository>;

export function createCodesRepository(executor: Executor) {
  const isOf = ({ phone, purpose, binding }: CodeScope) =>
    and(eq(phoneCodes.phone, phone), eq(phoneCodes.purpose, purpose), eq(phoneCodes.binding, binding));

  return {
    add: async (scope: CodeScope, codeHash: string, createdAt: Date, expiresAt: Date): Promise<void> => {
      await executor.delete(phoneCodes).where(lt(phoneCodes.expiresAt, new Date(createdAt.getTime() - dayMs)));
      await executor.insert(phoneCodes).values({ ...scope, codeHash, createdAt, expiresAt });
    },

    /**
     * Counts one try on the latest code of the scope; it is counted before anything is compared, so that parallel tries cannot share one.
     * @returns the code's hash, null when there is none to try: no code, too old, used, or out of tries
     */
    takeTry: async (scope: CodeScope, triesMax: number, now: Date): Promise<{ id: number; codeHash: string } | null> => {
      const [latest] = await executor
        .select({ id: phoneCodes.id })
        .from(phoneCodes)
        .where(isOf(scope))
        .orderBy(desc(phoneCodes.id))
        .limit(1);
      if (!latest) return null;
      const [row] = await executor
        .update(phoneCodes)
        .set({ tries: sql`${phoneCodes.tries} + 1` })
        .where(
          and(
            eq(phoneCodes.id, latest.id),
            lt(phoneCodes.tries, triesMax),
            gt(phoneCodes.expiresAt, now),
            isNull(phoneCodes.usedAt),
          ),
        )
        .returning({ id: phoneCodes.id, codeHash: phoneCodes.codeHash });
      return row ?? null;
    },

    /** Uses a code up. @returns false when another request was first */
    use: async (id: number, now: Date): Promise<boolean> => {
      const used = await executor
        .update(phoneCodes)
        .set({ usedAt: now })
        .where(and(eq(phoneCodes.id, id), isNull(phoneCodes.usedAt)))
        .returning({ id: phoneCodes.id });
      return used.length > 0;
    },

    /** Whether a code of the scope was used after a moment. */
    wasUsedSince: async (scope: CodeScope, since: Date): Promise<boolean> => {
      const used = await executor
        .select({ id: phoneCodes.id })
        .from(phoneCodes)
        .where(and(isOf(scope), gt(phoneCodes.usedAt, since)))
        .limit(1);
      return used.length > 0;
    },
  };
}
