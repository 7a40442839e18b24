import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Localised } from '@/lib/contracts/common';
import { locales } from '@/lib/contracts/locales';
import { loanRequestStates } from '@/lib/contracts/mortgage';
import { identityColumn, localised, timestamptz } from '../../db/columns';
import { consentTexts } from '../personal-data/personal-data.table';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';

/** The terms of a bank in one currency; rates in percent a year. */
export type LoanConditions = { initialPercent: number; effectivePercent: number; monthsMin: number; monthsMax: number };
/** A field of a bank's own; `rules` as lib/loan/field-rules reads them. */
export type BankField = {
  name: string;
  title: Localised;
  placeholder: Localised;
  type: 'text' | 'textarea';
  isRequired: boolean;
  rules: string[];
};

const money = (name: string) => bigint(name, { mode: 'number' });

export const banks = pgTable('banks', {
  id: identityColumn(),
  name: localised('name').notNull(),
  /** Path of the picture on this site, or a data address of one. */
  mark: text('mark').notNull(),
  /** By currency id; a currency that is absent is not lent. */
  conditions: jsonb('conditions').$type<Record<string, LoanConditions>>().notNull(),
  /** The smallest share of the price that the buyer pays, in percent. */
  participationPercentMin: doublePrecision('participation_percent_min').notNull(),
  fields: jsonb('fields').$type<BankField[]>().notNull().default([]),
  /** Where requests are mailed to, and in which language. */
  leadEmail: text('lead_email').notNull(),
  leadLocale: text('lead_locale', { enum: locales }).notNull().default('ka'),
  /** The bank's own page that continues a request; null while it has none. */
  redirectUrl: text('redirect_url'),
  position: smallint('position').notNull(),
  isActive: boolean('is_active').notNull().default(true),
});

/** Requests for loans. Moneys are minor units of the currency. */
export const loanRequests = pgTable(
  'loan_requests',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 100_001 }),
    /** Null for a guest's. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    bankId: integer('bank_id')
      .notNull()
      .references(() => banks.id),
    statementId: integer('statement_id').references(() => statements.id, { onDelete: 'set null' }),
    currencyId: smallint('currency_id').notNull(),
    priceMinor: money('price_minor').notNull(),
    amountMinor: money('amount_minor').notNull(),
    participationMinor: money('participation_minor').notNull(),
    months: smallint('months').notNull(),
    yearlyPercent: doublePrecision('yearly_percent').notNull(),
    isFromDeveloper: boolean('is_from_developer').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** Encrypted with the data key. Only for the bank and the staff: never in a log, in a subject or in anybody else's answer. */
    personalNumber: text('personal_number').notNull(),
    /** The answers to the bank's own fields. */
    fields: jsonb('fields').$type<Record<string, string>>().notNull().default({}),
    locale: text('locale', { enum: locales }).notNull(),
    /** Version of the terms that the sender agreed to; null for requests older than this column. */
    consentVersion: text('consent_version').references(() => consentTexts.version),
    /** new: not mailed to the bank yet; sent: mailed; kept: the sender did not agree to share it with a bank. */
    state: text('state', { enum: loanRequestStates }).notNull(),
    /** A hash of the visitor and the request's idempotency key; the same request is stored once. */
    onceKey: text('once_key'),
    bodyHash: text('body_hash').notNull(),
    /** How often its mail was refused, and when it is retried. */
    mailTries: smallint('mail_tries').notNull().default(0),
    mailAfter: timestamptz('mail_after').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    sentAt: timestamptz('sent_at'),
  },
  (table) => [
    uniqueIndex('loan_requests_once_key').on(table.onceKey),
    index('loan_requests_user_idx').on(table.userId, table.id),
    index('loan_requests_bank_idx').on(table.bankId, table.id),
    index('loan_requests_mail_idx').on(table.state, table.mailAfter),
  ],
);
