import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { ledgerAccountKinds, ledgerTransactionKinds } from '@/lib/contracts/money/ledger';
import { ledgerReportKinds } from '@/lib/contracts/money/reports';
import { identityColumn, timestamptz } from '../../db/columns';

const tetri = (name: string) => bigint(name, { mode: 'number' });

/**
 * Accounts of the double-entry ledger, in tetri. The balance is the sum of the account's postings and is written with them; a wallet's
 * is what its owner may spend and is never negative.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: identityColumn(),
    kind: text('kind', { enum: ledgerAccountKinds }).notNull(),
    /** The owner of a wallet, the debtor of a receivable; 0 for the operator's accounts. */
    ownerId: integer('owner_id').notNull().default(0),
    balanceMinor: tetri('balance_minor').notNull().default(0),
  },
  (table) => [
    uniqueIndex('ledger_accounts_owner_key').on(table.kind, table.ownerId),
    check('ledger_accounts_wallet_check', sql`${table.kind} <> 'wallet' or ${table.balanceMinor} >= 0`),
  ],
);

/** One event of money. `onceKey` identifies the event, so that it is posted once, however often it is reported. */
export const ledgerTransactions = pgTable(
  'ledger_transactions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: ledgerTransactionKinds }).notNull(),
    onceKey: text('once_key').notNull().unique(),
    /** Whose wallet statement lists it. */
    userId: integer('user_id').notNull(),
    paymentId: integer('payment_id'),
    orderId: integer('order_id'),
    invoiceId: integer('invoice_id'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('ledger_transactions_user_idx').on(table.userId, table.createdAt, table.id),
    index('ledger_transactions_order_idx').on(table.orderId).where(sql`order_id is not null`),
    index('ledger_transactions_payment_idx').on(table.paymentId).where(sql`payment_id is not null`),
  ],
);

/** The postings of a transaction add up to zero. Rows are added and never changed. */
export const ledgerPostings = pgTable(
  'ledger_postings',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    transactionId: bigint('transaction_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerTransactions.id),
    accountId: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id),
    amountMinor: tetri('amount_minor').notNull(),
  },
  (table) => [
    index('ledger_postings_account_idx').on(table.accountId, table.id),
    index('ledger_postings_transaction_idx').on(table.transactionId),
    check('ledger_postings_amount_check', sql`${table.amountMinor} <> 0`),
  ],
);

/** The first response to a write with an `Idempotency-Key`; written in the transaction of the write itself. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: integer('user_id').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of method, path and body: the same key with another request is refused. */
    requestHash: text('request_hash').notNull(),
    /** Null while the first request works. */
    response: jsonb('response').$type<unknown>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index('idempotency_keys_created_idx').on(table.createdAt)],
);

/** What an agent may spend a month from the wallet of the company that the agent works for. */
export const walletLimits = pgTable(
  'wallet_limits',
  {
    companyId: integer('company_id').notNull(),
    agentId: integer('agent_id').notNull(),
    monthlyMinor: tetri('monthly_minor').notNull(),
    /** Spent in `month`. */
    spentMinor: tetri('spent_minor').notNull().default(0),
    /** `YYYY-MM` of Tbilisi. */
    month: text('month').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.agentId] }),
    check('wallet_limits_spent_check', sql`${table.spentMinor} >= 0 and ${table.spentMinor} <= ${table.monthlyMinor}`),
  ],
);

/** The result of the nightly check of the ledger and of the reconciliation with the gateway. */
export const ledgerReports = pgTable(
  'ledger_reports',
  {
    id: identityColumn(),
    kind: text('kind', { enum: ledgerReportKinds }).notNull(),
    /** Day of Tbilisi that the report is about. */
    day: text('day').notNull(),
    differences: jsonb('differences').$type<Record<string, string | number>[]>().notNull(),
    totals: jsonb('totals').$type<Record<string, number>>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [uniqueIndex('ledger_reports_day_key').on(table.kind, table.day)],
);
