import { and, asc, count, desc, eq, gte, inArray, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Locale } from '@/lib/contracts/common';
import type { CaseKind } from '@/lib/contracts/staff/moderation';
import { blockableStates, type StatementState } from '@/lib/domain/statement/status-machine';
import type { Executor } from '../../db/client';
import { statementReports } from '../reports/reports.table';
import { indexStatements } from '../search/rows/search.rows.repository';
import type { StatementRecord } from '../statements/statements.row.query';
import { statements } from '../statements/statements.table';
import { users } from '../users/users.table';
import { moderationCases } from './moderation.table';

export type CaseRow = typeof moderationCases.$inferSelect;
export type NewCase = Pick<CaseRow, 'statementId' | 'kind' | 'weight' | 'createdAt'> &
  Partial<Pick<CaseRow, 'otherId' | 'details' | 'hiddenFrom'>>;
export type ReportRow = typeof statementReports.$inferSelect;
export type CasesRepository = ReturnType<typeof createCasesRepository>;

/** Whose queue it is: escalated ones are only for admins. */
export type Reader = { isAdmin: boolean; now: Date };

/** The weight of a report, by the harm that it describes. */
const weight: SQL = sql`sum(case reason when 'fraud' then 5 when 'sold' then 1 when 'other' then 1 else 2 end)::int`;
const isOpen = sql`not ${moderationCases.isClosed}`;

const waits = ({ isAdmin, now }: Reader, kind?: CaseKind): SQL | undefined =>
  and(
    isOpen,
    or(isNull(moderationCases.awaitsUntil), lte(moderationCases.awaitsUntil, now)),
    isAdmin ? undefined : isNull(moderationCases.escalatedAt),
    kind === undefined ? undefined : eq(moderationCases.kind, kind),
  );

/** The cases of moderation with the reports behind them, and the statements that their decisions hide. */
export function createCasesRepository(executor: Executor) {
  const isOfOpenReports = (statementId: number) =>
    and(eq(statementReports.statementId, statementId), isNull(statementReports.decision));

  return {
    /** Opens the case of a statement's reports, or updates the weight of the open one. */
    openReports: async (statementId: number, now: Date): Promise<void> => {
      await executor.execute(sql`insert into moderation_cases (statement_id, kind, weight, details, created_at)
        select statement_id, 'report', ${weight}, '{}'::jsonb, ${now.toISOString()}::timestamptz
        from statement_reports where statement_id = ${statementId} and decision is null group by statement_id
        on conflict (statement_id, kind) where not is_closed and kind <> 'duplicate' do update set weight = excluded.weight`);
    },

    /** Opens a case. @returns undefined where there is one already, and for a pair that was compared before */
    open: async (row: NewCase): Promise<CaseRow | undefined> =>
      (
        await executor
          .insert(moderationCases)
          .values({ details: {}, ...row })
          .onConflictDoNothing()
          .returning()
      )[0],

    findOpen: async (statementId: number, kind: CaseKind): Promise<CaseRow | undefined> =>
      (
        await executor
          .select()
          .from(moderationCases)
          .where(and(isOpen, eq(moderationCases.statementId, statementId), eq(moderationCases.kind, kind)))
      )[0],

    /** The closed case of a statement that was decided last. */
    findLastClosed: async (statementId: number, kind?: CaseKind): Promise<CaseRow | undefined> =>
      (
        await executor
          .select()
          .from(moderationCases)
          .where(
            and(
              eq(moderationCases.isClosed, true),
              eq(moderationCases.statementId, statementId),
              kind === undefined ? undefined : eq(moderationCases.kind, kind),
            ),
          )
          .orderBy(desc(moderationCases.decidedAt), desc(moderationCases.id))
          .limit(1)
      )[0],

    /** A case, locked for the rest of the transaction. */
    lock: async (id: number): Promise<CaseRow | undefined> =>
      (await executor.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update'))[0],

    change: async (id: number, set: Partial<Omit<CaseRow, 'id' | 'statementId' | 'kind'>>): Promise<void> => {
      await executor.update(moderationCases).set(set).where(eq(moderationCases.id, id));
    },

    /** Deletes the other open cases of the same kind and statement, so that this one can be reopened. */
    removeOtherOpen: async ({ id, statementId, kind }: CaseRow): Promise<void> => {
      if (kind === 'duplicate') return;
      await executor
        .delete(moderationCases)
        .where(
          and(isOpen, eq(moderationCases.statementId, statementId), eq(moderationCases.kind, kind), ne(moderationCases.id, id)),
        );
    },

    /** The author has changed the statement: cases that waited for it return to the queue. */
    markAnswered: async (statementId: number, now: Date): Promise<void> => {
      await executor
        .update(moderationCases)
        .set({ awaitsUntil: now, details: sql`${moderationCases.details} || '{"isAnswered": true}'::jsonb` })
        .where(
          and(
            isOpen,
            or(eq(moderationCases.statementId, statementId), eq(moderationCases.otherId, statementId)),
            sql`${moderationCases.awaitsUntil} > ${now.toISOString()}::timestamptz`,
          ),
        );
    },

    /** The highest weight first, then the longest waiting. */
    page: (reader: Reader, kind: CaseKind | undefined, limit: number, offset: number): Promise<CaseRow[]> =>
      executor
        .select()
        .from(moderationCases)
        .where(waits(reader, kind))
        .orderBy(desc(moderationCases.weight), asc(moderationCases.createdAt), asc(moderationCases.id))
        .limit(limit)
        .offset(offset),

    counts: (reader: Reader): Promise<{ kind: CaseKind; total: number }[]> =>
      executor
        .select({ kind: moderationCases.kind, total: count() })
        .from(moderationCases)
        .where(waits(reader))
        .groupBy(moderationCases.kind),

    countDecidedSince: async (since: Date): Promise<number> =>
      (
        await executor
          .select({ total: count() })
          .from(moderationCases)
          .where(and(gte(moderationCases.decidedAt, since), sql`${moderationCases.decidedBy} is not null`))
      )[0]?.total ?? 0,

    /** How often the statements of each account were blocked. */
    violationsOf: async (userIds: number[]): Promise<Map<number, number>> => {
      const rows = await executor
        .select({ userId: statements.userId, total: count() })
        .from(moderationCases)
        .innerJoin(statements, eq(statements.id, moderationCases.statementId))
        .where(and(inArray(statements.userId, userIds), inArray(moderationCases.decision, ['hide', 'ban'])))
        .groupBy(statements.userId);
      return new Map(rows.map(({ userId, total }) => [userId, total]));
    },

    openReportsOf: (statementIds: number[]): Promise<ReportRow[]> =>
      executor
        .select()
        .from(statementReports)
        .where(and(inArray(statementReports.statementId, statementIds), isNull(statementReports.decision)))
        .orderBy(asc(statementReports.id)),

    closeReports: async (statementId: number, decision: 'dismiss' | 'block', now: Date): Promise<void> => {
      await executor.update(statementReports).set({ decision, decidedAt: now }).where(isOfOpenReports(statementId));
    },

    /** Opens the reports again that a decision closed. */
    reopenReports: async (statementId: number, decidedAt: Date): Promise<void> => {
      await executor
        .update(statementReports)
        .set({ decision: null, decidedAt: null })
        .where(and(eq(statementReports.statementId, statementId), eq(statementReports.decidedAt, decidedAt)));
    },

    /** The language of an account's messages. */
    localeOf: async (userId: number): Promise<Locale> =>
      (await executor.select({ locale: users.locale }).from(users).where(eq(users.id, userId)))[0]?.locale ?? 'ka',

    /** A statement, locked for the rest of the transaction. */
    lockStatement: async (id: number): Promise<StatementRecord | undefined> =>
      (await executor.select().from(statements).where(eq(statements.id, id)).for('update'))[0],

    /** Takes a statement out of every list. @returns its new version; undefined where its state does not allow it */
    block: async (id: number, blockedReason: string): Promise<number | undefined> => {
      const [row] = await executor
        .update(statements)
        .set({ state: 'blocked', blockedReason, version: sql`${statements.version} + 1` })
        .where(and(eq(statements.id, id), inArray(statements.state, blockableStates)))
        .returning({ version: statements.version });
      await indexStatements(executor, [id]);
      return row?.version;
    },

    /** Restores the former state of a blocked statement. @param version the one it must still have; any without it */
    restore: async (
      id: number,
      state: StatementState,
      blockedReason: string | null,
      version?: number,
    ): Promise<number | undefined> => {
      const [row] = await executor
        .update(statements)
        .set({ state, blockedReason, version: sql`${statements.version} + 1` })
        .where(
          and(
            eq(statements.id, id),
            eq(statements.state, 'blocked'),
            version === undefined ? undefined : eq(statements.version, version),
          ),
        )
        .returning({ version: statements.version });
      await indexStatements(executor, [id]);
      return row?.version;
    },
  };
}
