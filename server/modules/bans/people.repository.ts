import { and, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { idMax } from '@/lib/contracts/bounds';
import type { Executor } from '../../db/client';
import { orders } from '../orders/orders.table';
import { staffMembers } from '../staff/staff.table';
import { statements } from '../statements/statements.table';
import { sessions, userPhones, users } from '../users/users.table';
import { isInForce } from './bans.repository';
import { userBans } from './bans.table';

export type PersonRow = typeof users.$inferSelect & { isBanned: boolean };
export type PeopleRepository = ReturnType<typeof createPeopleRepository>;

const latest = 10;
/** A pattern of LIKE that finds a text anywhere; wildcards in the text are escaped. */
const literally = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** What a typed text may name: an id, a phone with or without its country, an e-mail, a name. */
function isFound(q: string): SQL | undefined {
  if (q === '') return undefined;
  const digits = q.replace(/[\s().+-]/g, '');
  const id = /^\d{1,10}$/.test(q) && Number(q) <= idMax ? Number(q) : null;
  const phone = /^\d{9,15}$/.test(digits) ? digits.replace(/^995(?=\d{9}$)/, '') : null;
  const pattern = literally(q);
  return or(
    id === null ? undefined : eq(users.id, id),
    phone === null ? undefined : or(eq(users.phone, phone), eq(users.loginPhone, phone)),
    phone === null
      ? undefined
      : sql`exists (select 1 from ${userPhones} where ${userPhones.userId} = ${users.id} and ${userPhones.phone} = ${phone})`,
    ilike(users.email, pattern),
    ilike(users.name, pattern),
    ilike(users.legalName, pattern),
  );
}

/** Accounts as the staff sees them. */
export function createPeopleRepository(executor: Executor) {
  const rows = (now: Date) => {
    const banned = executor
      .select({ one: sql`1` })
      .from(userBans)
      .where(and(eq(userBans.userId, users.id), isInForce(now)));
    return executor.select({ user: users, isBanned: sql<boolean>`exists ${banned}` }).from(users);
  };
  const toRow = ({ user, isBanned }: { user: typeof users.$inferSelect; isBanned: boolean }): PersonRow => ({
    ...user,
    isBanned,
  });

  return {
    /** Newest first. */
    page: async (q: string, now: Date, limit: number, offset: number): Promise<PersonRow[]> =>
      (await rows(now).where(isFound(q)).orderBy(desc(users.id)).limit(limit).offset(offset)).map(toRow),

    count: async (q: string): Promise<number> =>
      (await executor.select({ total: count() }).from(users).where(isFound(q)))[0]?.total ?? 0,

    find: async (id: number, now: Date): Promise<PersonRow | undefined> =>
      (await rows(now).where(eq(users.id, id))).map(toRow)[0],

    namesOf: async (ids: number[]): Promise<Map<number, string>> => {
      if (ids.length === 0) return new Map();
      const found = await executor
        .select({ id: users.id, name: users.name })
        .from(users)
        .where(or(...ids.map((id) => eq(users.id, id))));
      return new Map(found.map(({ id, name }) => [id, name]));
    },

    /** What belongs to an account: counts of its statements by state, and the newest of everything. */
    activityOf: async (id: number) => {
      const [counts, newest, bought, signedIn, [member]] = await Promise.all([
        executor
          .select({ state: statements.state, total: count() })
          .from(statements)
          .where(eq(statements.userId, id))
          .groupBy(statements.state),
        executor
          .select({ id: statements.id, state: statements.state, createdAt: statements.createdAt })
          .from(statements)
          .where(eq(statements.userId, id))
          .orderBy(desc(statements.id))
          .limit(latest),
        executor.select().from(orders).where(eq(orders.userId, id)).orderBy(desc(orders.id)).limit(latest),
        executor.select().from(sessions).where(eq(sessions.userId, id)).orderBy(desc(sessions.updatedAt)).limit(latest),
        executor.select({ role: staffMembers.role }).from(staffMembers).where(eq(staffMembers.userId, id)),
      ]);
      return { counts, newest, bought, signedIn, staffRole: member?.role ?? null };
    },
  };
}
