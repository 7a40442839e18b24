import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contracts/common';
import type { Executor } from '../../db/client';
import { ledgerAccounts } from '../wallet/wallet.table';
import { userPhones, users } from './users.table';

/** `balanceId`: the account of the wallet, null before its first use. */
export type UserRow = typeof users.$inferSelect & { validPhones: string[]; balanceId: number | null; balanceMinor: number };
export type NewUser = {
  typeId: number;
  name: string;
  email: string | null;
  loginPhone: string | null;
  legalName: string | null;
  identificationCode: string | null;
  locale: Locale;
};
export type UserChange = Partial<
  Pick<
    typeof users.$inferInsert,
    'name' | 'legalName' | 'identificationCode' | 'languages' | 'about' | 'logo' | 'pendingEmail' | 'locale' | 'mutedMailTypes'
  >
>;
/** An e-mail in lower case, or a mobile number of nine digits. */
export type Login = { kind: 'email' | 'phone'; value: string };

export type UsersRepository = ReturnType<typeof createUsersRepository>;

const uniqueViolation = '23505';

/** @returns null where another row has the unique value already */
async function unlessTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if ((cause as { code?: unknown }).code === uniqueViolation) return null;
    throw error;
  }
}

/** People and what they proved to be theirs: an e-mail, phones. */
export function createUsersRepository(db: Executor) {
  const phonesOf = async (userId: number): Promise<string[]> => {
    const rows = await db
      .select({ phone: userPhones.phone })
      .from(userPhones)
      .where(eq(userPhones.userId, userId))
      .orderBy(asc(userPhones.confirmedAt), asc(userPhones.phone));
    return rows.map(({ phone }) => phone);
  };
  const loginIs = ({ kind, value }: Login) => eq(kind === 'email' ? users.email : users.loginPhone, value);

  return {
    phonesOf,

    findById: async (id: number): Promise<UserRow | null> => {
      const isWallet = and(eq(ledgerAccounts.kind, 'wallet'), eq(ledgerAccounts.ownerId, users.id));
      const wallet = { id: ledgerAccounts.id, balanceMinor: ledgerAccounts.balanceMinor };
      const [row] = await db
        .select({ user: users, wallet })
        .from(users)
        .leftJoin(ledgerAccounts, isWallet)
        .where(eq(users.id, id));
      if (!row) return null;
      const { id: balanceId = null, balanceMinor = 0 } = row.wallet ?? {};
      return { ...row.user, validPhones: await phonesOf(id), balanceId, balanceMinor };
    },

    findIdByLogin: async (login: Login): Promise<number | null> => {
      const [row] = await db.select({ id: users.id }).from(users).where(loginIs(login));
      return row?.id ?? null;
    },

    /** Stores a person whose e-mail or phone is proven. @returns the id, null when somebody has that e-mail or phone already */
    insert: (user: NewUser, slugBase: string | null, now: Date): Promise<number | null> =>
      unlessTaken(() =>
        db.transaction(async (tx) => {
          const phone = user.loginPhone;
          const [row] = await tx
            .insert(users)
            .values({ ...user, phone, emailVerified: Boolean(user.email), createdAt: now, updatedAt: now })
            .returning({ id: users.id });
          if (!row) throw new Error('The user was not stored.');
          if (phone) await tx.insert(userPhones).values({ userId: row.id, phone, confirmedAt: now });
          if (slugBase)
            await tx
              .update(users)
              .set({ slug: `${slugBase}-${row.id}` })
              .where(eq(users.id, row.id));
          return row.id;
        }),
      ),

    /** Stops mailing a type of notification. @returns false for an account that is gone */
    muteMail: async (id: number, type: number): Promise<boolean> => {
      const muted = sql`array(select distinct unnest(${users.mutedMailTypes} || ${type}::smallint))`;
      return (
        (await db.update(users).set({ mutedMailTypes: muted }).where(eq(users.id, id)).returning({ id: users.id })).length > 0
      );
    },

    update: async (id: number, change: UserChange, now: Date): Promise<void> => {
      await db
        .update(users)
        .set({ ...change, updatedAt: now })
        .where(eq(users.id, id));
    },

    /** Makes the pending e-mail the person's own. @returns false when it is no longer pending, or somebody else has it by now */
    confirmEmail: async (id: number, email: string, now: Date): Promise<boolean> => {
      const done = await unlessTaken(() =>
        db.transaction((tx) =>
          tx
            .update(users)
            .set({ email, emailVerified: true, pendingEmail: null, updatedAt: now })
            .where(and(eq(users.id, id), eq(users.pendingEmail, email)))
            .returning({ id: users.id }),
        ),
      );
      return done !== null && done.length > 0;
    },

    /**
     * Sets what the account signs in with, proven before; null removes it. A pending e-mail is discarded.
     * @returns false when another account has it
     */
    setContact: async (id: number, kind: 'email' | 'login_phone', value: string | null, now: Date): Promise<boolean> => {
      const email = { email: value, emailVerified: value !== null, pendingEmail: null };
      const done = await unlessTaken(() =>
        db.transaction(async (tx) => {
          await tx
            .update(users)
            .set({ ...(kind === 'email' ? email : { loginPhone: value }), updatedAt: now })
            .where(eq(users.id, id));
          if (kind === 'login_phone' && value !== null)
            await tx.insert(userPhones).values({ userId: id, phone: value, confirmedAt: now }).onConflictDoNothing();
          return true;
        }),
      );
      return done ?? false;
    },

    /** Adds a number that its person confirmed, unless it is there; the first one becomes the number to call. */
    addPhone: async (id: number, phone: string, now: Date): Promise<void> => {
      await db.insert(userPhones).values({ userId: id, phone, confirmedAt: now }).onConflictDoNothing();
      await db
        .update(users)
        .set({ phone })
        .where(and(eq(users.id, id), isNull(users.phone)));
    },

    /** Removes a confirmed number; the number to call is then another confirmed one, if there is any. */
    removePhone: async (id: number, phone: string): Promise<void> => {
      await db.delete(userPhones).where(and(eq(userPhones.userId, id), eq(userPhones.phone, phone)));
      const [next = null] = await phonesOf(id);
      await db
        .update(users)
        .set({ phone: next })
        .where(and(eq(users.id, id), eq(users.phone, phone)));
    },
  };
}
