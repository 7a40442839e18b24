import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DecisionReason } from '@/lib/contracts/account/notifications';
import { locales } from '@/lib/contracts/locales';
import { caseDecisions, caseKinds } from '@/lib/contracts/staff/moderation';
import type { StatementState } from '@/lib/domain/statement/status-machine';
import { identityColumn, timestamptz } from '../../db/columns';
import { statementIdColumn, statements } from '../statements/statements.table';

/** Words that send a statement to the queue. */
export const blockedWords = pgTable('blocked_words', {
  id: identityColumn(),
  /** As the staff wrote it. */
  word: text('word').notNull().unique(),
  /** As it is compared: `foldWord` of it. */
  folded: text('folded').notNull().unique(),
  language: text('language', { enum: locales }).notNull().default('ka'),
  /** Whether a statement with it is hidden until it is checked. */
  isSevere: boolean('is_severe').notNull().default(false),
  createdBy: integer('created_by'),
  createdAt: timestamptz('created_at').notNull(),
  /** When the listed statements were scanned for it; null until then, and again once it is changed. */
  scannedAt: timestamptz('scanned_at'),
});

/** What a decision changed, for undoing it. */
export type CaseUndo = {
  /** As it was, and the version that the decision made. */
  statement?: { id: number; state: StatementState; blockedReason: string | null; version: number };
  banId?: number;
  notificationIds: number[];
  hiddenFrom: StatementState | null;
  escalatedAt: string | null;
};

/**
 * Cases of moderation and their decisions. A statement has at most one open case of each kind; a pair of duplicates has one case only, open or closed.
 */
export const moderationCases = pgTable(
  'moderation_cases',
  {
    id: identityColumn(),
    statementId: statementIdColumn(),
    /** The older of two similar statements. */
    otherId: integer('other_id').references(() => statements.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: caseKinds }).notNull(),
    /** How much it matters: the harm of the reports added up, or of the words, or the similarity. */
    weight: integer('weight').notNull().default(0),
    /** The words that were found; whether the author has changed the statement as requested. */
    details: jsonb('details').$type<{ words?: string[]; isAnswered?: boolean }>().notNull(),
    /** The last decision; the case is closed by those that are final. */
    decision: text('decision', { enum: caseDecisions }),
    isClosed: boolean('is_closed').notNull().default(false),
    reason: text('reason').$type<DecisionReason>(),
    comment: text('comment').notNull().default(''),
    decidedBy: integer('decided_by'),
    decidedAt: timestamptz('decided_at'),
    /** Until then the author has time to change it, and the case is not in the queue. */
    awaitsUntil: timestamptz('awaits_until'),
    /** When it was left to the admins; null for the others. */
    escalatedAt: timestamptz('escalated_at'),
    /** The state that the statement had before the case blocked it. */
    hiddenFrom: text('hidden_from').$type<StatementState>(),
    undo: jsonb('undo').$type<CaseUndo>(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('moderation_cases_open_key').on(table.statementId, table.kind).where(sql`not is_closed and kind <> 'duplicate'`),
    uniqueIndex('moderation_cases_pair_key')
      .on(sql`least(statement_id, other_id)`, sql`greatest(statement_id, other_id)`)
      .where(sql`kind = 'duplicate'`),
    index('moderation_cases_queue_idx').on(table.weight, table.createdAt).where(sql`not is_closed`),
    index('moderation_cases_created_idx').on(table.createdAt),
    index('moderation_cases_decided_idx').on(table.decidedAt),
  ],
);
