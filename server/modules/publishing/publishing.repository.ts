import { and, count, eq, inArray, ne, not, type SQL, sql } from 'drizzle-orm';
import type { StatementImage } from '@/lib/contracts/statements/statements';
import { currencyIds } from '@/lib/domain/money/currency';
import { quotaStates } from '@/lib/domain/statement/status-machine';
import type { Executor } from '../../db/client';
import { publications } from '../promotion/promotion.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import { currencies } from '../site/site.table';
import type { StatementRecord } from '../statements/statements.row.query';
import { priceHistory, statements } from '../statements/statements.table';
import { userPhones, users } from '../users/users.table';

export type Account = Pick<typeof users.$inferSelect, 'typeId' | 'phone'>;
export type StatementChange = Partial<Omit<typeof statements.$inferInsert, 'id' | 'uuid' | 'userId'>>;
export type PublishingRepository = ReturnType<typeof createPublishingRepository>;

const hasPaidDays = (now: Date): SQL =>
  sql`exists (select from ${publications} where ${publications.statementId} = ${statements.id}
    and ${publications.endedAt} is null and ${publications.endsAt} > ${now.toISOString()}::timestamptz)`;

/** Reads and writes of own statements. Every write of a row is for its owner, and lists are updated in the same transaction. */
export function createPublishingRepository(executor: Executor) {
  const own = (userId: number, id: number) =>
    and(eq(statements.id, id), eq(statements.userId, userId), ne(statements.state, 'deleted'));

  return {
    /** An own statement, locked for the rest of the transaction; undefined when it is not there or not theirs. */
    lock: async (userId: number, id: number): Promise<StatementRecord | undefined> =>
      (await executor.select().from(statements).where(own(userId, id)).for('update'))[0],

    find: async (userId: number, id: number): Promise<StatementRecord | undefined> =>
      (await executor.select().from(statements).where(own(userId, id)))[0],

    /** The account, locked so that two publications at once do not both take the last free place. */
    lockAccount: async (userId: number): Promise<Account | undefined> =>
      (
        await executor.select({ typeId: users.typeId, phone: users.phone }).from(users).where(eq(users.id, userId)).for('update')
      )[0],

    findAccount: async (userId: number): Promise<Account | undefined> =>
      (await executor.select({ typeId: users.typeId, phone: users.phone }).from(users).where(eq(users.id, userId)))[0],

    /** The phone numbers that an owner may be called by: the account's own, then the others that were confirmed. */
    phonesOf: async (userId: number): Promise<string[]> => {
      const account = await executor.select({ phone: users.phone }).from(users).where(eq(users.id, userId));
      const confirmed = await executor
        .select({ phone: userPhones.phone })
        .from(userPhones)
        .where(eq(userPhones.userId, userId))
        .orderBy(userPhones.confirmedAt, userPhones.phone);
      return [...new Set([...account, ...confirmed].flatMap(({ phone }) => phone ?? []))];
    },

    /** Whether a statement of the account that is or may be listed again shows this number. */
    isPhoneShown: async (userId: number, phone: string): Promise<boolean> => {
      const isShown = and(
        eq(statements.userId, userId),
        eq(statements.phone, phone),
        inArray(statements.state, ['active', 'hidden']),
      );
      return (await executor.select({ id: statements.id }).from(statements).where(isShown).limit(1)).length > 0;
    },

    /** Shows another number in every statement of the account that shows this one. */
    replacePhone: async (userId: number, phone: string, next: string): Promise<void> => {
      await executor
        .update(statements)
        .set({ phone: next })
        .where(and(eq(statements.userId, userId), eq(statements.phone, phone)));
    },

    /** How many statements of the account take a place of its quota; those with paid days take none. */
    countListed: async (userId: number, now: Date): Promise<number> => {
      const [found] = await executor
        .select({ total: count() })
        .from(statements)
        .where(and(eq(statements.userId, userId), inArray(statements.state, [...quotaStates]), not(hasPaidDays(now))));
      return found?.total ?? 0;
    },

    /** Whether a statement has paid days left, with which it needs no place of the quota. */
    hasPaidDays: async (id: number, now: Date): Promise<boolean> => {
      const found = await executor
        .select({ id: statements.id })
        .from(statements)
        .where(and(eq(statements.id, id), hasPaidDays(now)));
      return found.length > 0;
    },

    insert: async (row: typeof statements.$inferInsert): Promise<number> => {
      const [added] = await executor.insert(statements).values(row).returning({ id: statements.id });
      if (!added) throw new Error('The draft was not written.');
      return added.id;
    },

    /**
     * Changes a row that is still in the state and the version it was read in, and counts the version on.
     * @returns whether it was
     */
    change: async (read: Pick<StatementRecord, 'id' | 'state' | 'version'>, set: StatementChange): Promise<boolean> => {
      const changed = await executor
        .update(statements)
        .set({ ...set, version: read.version + 1 })
        .where(and(eq(statements.id, read.id), eq(statements.state, read.state), eq(statements.version, read.version)))
        .returning({ id: statements.id });
      await indexStatements(
        executor,
        changed.map(({ id }) => id),
      );
      return changed.length > 0;
    },

    /** Replaces the photos of a locked row; its version stays, so that an open form does not become outdated. */
    setImages: async (id: number, images: StatementImage[], date: Date | null): Promise<void> => {
      await executor
        .update(statements)
        .set({ images, ...(date ? { date } : {}) })
        .where(eq(statements.id, id));
      await indexStatements(executor, [id]);
    },

    /** Gives a statement its 3D tour; an open form sees a newer version. */
    setTour: async (id: number, tourUrl: string): Promise<void> => {
      await executor
        .update(statements)
        .set({ tourUrl, version: sql`${statements.version} + 1` })
        .where(eq(statements.id, id));
      await indexStatements(executor, [id]);
    },

    /** Writes the present price of a row into its history. */
    addPriceOf: async (id: number, changedAt: Date): Promise<void> => {
      const [row] = await executor
        .select({
          statementId: statements.id,
          currencyId: statements.currencyId,
          priceGelMinor: statements.priceGelMinor,
          priceUsdMinor: statements.priceUsdMinor,
          squarePriceGelMinor: statements.squarePriceGelMinor,
          squarePriceUsdMinor: statements.squarePriceUsdMinor,
        })
        .from(statements)
        .where(eq(statements.id, id));
      if (row) await executor.insert(priceHistory).values({ ...row, changedAt });
    },

    /** Price of one dollar in GEL. */
    usdRateGel: async (): Promise<number> => {
      const [row] = await executor
        .select({ rateGel: currencies.rateGel })
        .from(currencies)
        .where(eq(currencies.id, currencyIds.usd));
      if (!row) throw new Error('The exchange rate of the dollar is not stored.');
      return row.rateGel;
    },

    /** Photos of the statements that exist, by id. */
    imagesOf: async (ids: number[]): Promise<Map<number, StatementImage[]>> => {
      if (ids.length === 0) return new Map();
      const rows = await executor
        .select({ id: statements.id, images: statements.images })
        .from(statements)
        .where(inArray(statements.id, ids));
      return new Map(rows.map(({ id, images }) => [id, images]));
    },
  };
}
