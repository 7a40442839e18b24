import { and, asc, count, desc, eq, getTableColumns, ilike, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '@/lib/contracts/common';
import type { InvoiceKind, InvoiceState } from '@/lib/contracts/money/invoices';
import type { Executor } from '../../db/client';
import { users } from '../users/users.table';
import { invoiceNumbers, invoices } from './invoices.table';
import type { Seller } from './sheet/seller';

export type InvoiceRow = typeof invoices.$inferSelect;
/** An invoice with the number of the one that it takes back, when it is a credit note. */
export type NumberedInvoice = InvoiceRow & { creditedNumber: string | null };
export type NewInvoice = Omit<typeof invoices.$inferInsert, 'id'>;
export type InvoiceFilter = { state?: InvoiceState | undefined; q?: string | undefined };
export type InvoicesRepository = ReturnType<typeof createInvoicesRepository>;

const credited = alias(invoices, 'credited');
const columns = { ...getTableColumns(invoices), creditedNumber: credited.number };
const newestFirst = [desc(invoices.issuedAt), desc(invoices.id)];
/** A pattern of LIKE that finds a text anywhere; wildcards in the text are escaped. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function isFound({ state, q }: InvoiceFilter): SQL | undefined {
  const pattern = q === undefined || q === '' ? null : `%${literally(q)}%`;
  return and(
    state === undefined ? undefined : eq(invoices.state, state),
    pattern === null
      ? undefined
      : or(ilike(invoices.number, pattern), ilike(invoices.buyerName, pattern), ilike(invoices.buyerCode, pattern)),
  );
}

/** Invoices and credit notes. */
export function createInvoicesRepository(executor: Executor) {
  const select = (where: SQL | undefined) =>
    executor.select(columns).from(invoices).leftJoin(credited, eq(credited.id, invoices.creditedInvoiceId)).where(where);
  const total = async (where: SQL | undefined): Promise<number> =>
    (await executor.select({ total: count() }).from(invoices).where(where))[0]?.total ?? 0;
  const changed = async (condition: SQL | undefined, set: Parameters<ReturnType<Executor['update']>['set']>[0]) =>
    (await executor.update(invoices).set(set).where(condition).returning())[0];

  return {
    /**
     * The next number of a kind and year. The row is locked until the transaction ends, so that a number which is not used is given
     * again: there are no gaps.
     */
    nextNumber: async (kind: InvoiceKind, year: number): Promise<number> => {
      const [row] = await executor
        .insert(invoiceNumbers)
        .values({ kind, year, last: 1 })
        .onConflictDoUpdate({
          target: [invoiceNumbers.kind, invoiceNumbers.year],
          set: { last: sql`${invoiceNumbers.last} + 1` },
        })
        .returning({ last: invoiceNumbers.last });
      if (!row) throw new Error('There is no number for an invoice.');
      return row.last;
    },

    add: async (invoice: NewInvoice): Promise<InvoiceRow> => {
      const [row] = await executor.insert(invoices).values(invoice).returning();
      if (!row) throw new Error('The invoice was not stored.');
      return row;
    },

    /** Sets the seller of invoices that were issued before it was stored. */
    nameSeller: async (seller: Seller): Promise<void> => {
      await executor.update(invoices).set({ seller }).where(isNull(invoices.seller));
    },

    findById: async (id: number): Promise<NumberedInvoice | undefined> => (await select(eq(invoices.id, id)))[0],

    findOwn: async (userId: number, id: number): Promise<NumberedInvoice | undefined> =>
      (await select(and(eq(invoices.id, id), eq(invoices.userId, userId))))[0],

    ownPage: (userId: number, limit: number, offset: number): Promise<NumberedInvoice[]> =>
      select(eq(invoices.userId, userId))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),

    countOwn: (userId: number): Promise<number> => total(eq(invoices.userId, userId)),

    page: (filter: InvoiceFilter, limit: number, offset: number): Promise<NumberedInvoice[]> =>
      select(isFound(filter))
        .orderBy(...newestFirst)
        .limit(limit)
        .offset(offset),

    count: (filter: InvoiceFilter): Promise<number> => total(isFound(filter)),

    /** Marks an open invoice paid, once. @returns undefined when it is not open */
    settle: (id: number, settledBy: number, now: Date): Promise<InvoiceRow | undefined> =>
      changed(and(eq(invoices.id, id), eq(invoices.kind, 'invoice'), eq(invoices.state, 'issued')), {
        state: 'paid',
        paidAt: now,
        settledBy,
        mailAfter: now,
        mailTries: 0,
      }),

    /** Takes an open invoice back. @returns undefined when it is not open */
    cancel: (id: number): Promise<InvoiceRow | undefined> =>
      changed(and(eq(invoices.id, id), eq(invoices.kind, 'invoice'), eq(invoices.state, 'issued')), {
        state: 'cancelled',
        mailAfter: null,
        creditedMinor: sql`${invoices.amountMinor}`,
      }),

    /** Takes a part of a paid invoice back. @returns undefined when it is not paid, or less of it is left */
    credit: (id: number, amountMinor: number): Promise<InvoiceRow | undefined> => {
      const left = sql`${invoices.amountMinor} - ${invoices.creditedMinor}`;
      return changed(and(eq(invoices.id, id), eq(invoices.state, 'paid'), sql`${left} >= ${amountMinor}`), {
        creditedMinor: sql`${invoices.creditedMinor} + ${amountMinor}`,
        state: sql`case when ${left} = ${amountMinor} then 'credited' else 'paid' end`,
      });
    },

    /** Invoices whose mail is due, the longest due first. */
    pendingMail: (now: Date, limit: number): Promise<(NumberedInvoice & { locale: Locale })[]> =>
      executor
        .select({ ...columns, locale: users.locale })
        .from(invoices)
        .innerJoin(users, eq(users.id, invoices.userId))
        .leftJoin(credited, eq(credited.id, invoices.creditedInvoiceId))
        .where(lte(invoices.mailAfter, now))
        .orderBy(asc(invoices.mailAfter), asc(invoices.id))
        .limit(limit),

    /** Postpones the mail; null cancels it. An invoice that was paid while its mail was on the way keeps the mail of its paid copy. */
    postponeMail: async ({ id, state }: Pick<InvoiceRow, 'id' | 'state'>, mailAfter: Date | null): Promise<void> => {
      await executor
        .update(invoices)
        .set({ mailAfter, mailTries: sql`${invoices.mailTries} + 1` })
        .where(and(eq(invoices.id, id), eq(invoices.state, state)));
    },
  };
}
