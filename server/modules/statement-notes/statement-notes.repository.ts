import { and, count, desc, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import type { Executor } from '../../db/client';
import { statementNotes } from './statement-notes.table';

export type StatementNoteRow = typeof statementNotes.$inferSelect;
export type StatementNotesRepository = ReturnType<typeof createStatementNotesRepository>;

/** Private notes on statements. */
export function createStatementNotesRepository(executor: Executor) {
  const isWritten = or(ne(statementNotes.text, ''), sql`cardinality(${statementNotes.tags}) > 0`);

  return {
    /** The latest notes of an account, the latest last. */
    list: async (userId: number, limit: number): Promise<StatementNoteRow[]> => {
      const rows = await executor
        .select()
        .from(statementNotes)
        .where(and(eq(statementNotes.userId, userId), isWritten))
        .orderBy(desc(statementNotes.updatedAt), desc(statementNotes.statementId))
        .limit(limit);
      return rows.reverse();
    },

    /** How many notes an account has on other statements. */
    countOthers: async (userId: number, ids: number[]): Promise<number> => {
      const others = not(inArray(statementNotes.statementId, ids));
      const [found] = await executor
        .select({ total: count() })
        .from(statementNotes)
        .where(and(eq(statementNotes.userId, userId), isWritten, others));
      return found?.total ?? 0;
    },

    /** Stores a note unless a newer one is there. */
    save: async (row: StatementNoteRow): Promise<void> => {
      const { text, tags, updatedAt } = row;
      await executor
        .insert(statementNotes)
        .values(row)
        .onConflictDoUpdate({
          target: [statementNotes.userId, statementNotes.statementId],
          set: { text, tags, updatedAt },
          setWhere: sql`${statementNotes.updatedAt} <= excluded.updated_at`,
        });
    },
  };
}
