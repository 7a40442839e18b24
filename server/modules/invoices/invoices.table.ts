import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identityColumn, timestamptz } from '../../db/columns';
import { users } from '../users/users.table';
import type { Seller } from './sheet/seller';

const tetri = (name: string) => bigint(name, { mode: 'number' });

/** Invoices and credit notes. A credit note names the invoice that it takes back and has a negative amount. Numbers have no gaps. */
export const invoices = pgTable(
  'invoices',
  {
    id: identityColumn(),
    /** `INV-2026-000123`, `CN-2026-000004`; counted within its year and kind. */
    number: text('number').notNull().unique(),
    kind: text('kind', { enum: ['invoice', 'credit_note'] }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    creditedInvoiceId: integer('credited_invoice_id'),
    amountMinor: tetri('amount_minor').notNull(),
    /** How much of an invoice credit notes took back. */
    creditedMinor: tetri('credited_minor').notNull().default(0),
    vatMinor: tetri('vat_minor').notNull(),
    comment: text('comment').notNull().default(''),
    /** The seller as of the day of issue; null until the first start after it was added to invoices. */
    seller: jsonb('seller').$type<Seller>(),
    /** The buyer as of the day of issue. */
    buyerName: text('buyer_name').notNull(),
    buyerCode: text('buyer_code').notNull(),
    /** Of the company's page, in Georgian; empty without one. */
    buyerAddress: text('buyer_address').notNull().default(''),
    buyerEmail: text('buyer_email').notNull(),
    ccEmails: text('cc_emails').array().notNull().default([]),
    state: text('state', { enum: ['issued', 'paid', 'cancelled', 'credited'] }).notNull(),
    issuedAt: timestamptz('issued_at').notNull(),
    dueAt: timestamptz('due_at').notNull(),
    paidAt: timestamptz('paid_at'),
    /** Staff that settled it. */
    settledBy: integer('settled_by'),
    /** When its mail is due; null once it is sent. */
    mailAfter: timestamptz('mail_after'),
    mailTries: integer('mail_tries').notNull().default(0),
  },
  (table) => [
    index('invoices_user_idx').on(table.userId, table.issuedAt),
    index('invoices_mail_idx').on(table.mailAfter).where(sql`mail_after is not null`),
    check('invoices_amount_check', sql`(${table.kind} = 'invoice') = (${table.amountMinor} > 0)`),
    check('invoices_credited_check', sql`${table.creditedMinor} between 0 and greatest(${table.amountMinor}, 0)`),
  ],
);

/** The last number of each kind and year. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  { kind: text('kind').notNull(), year: integer('year').notNull(), last: integer('last').notNull() },
  (table) => [uniqueIndex('invoice_numbers_key').on(table.kind, table.year)],
);
