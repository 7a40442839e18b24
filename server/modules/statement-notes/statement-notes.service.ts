import { notesMax, type SaveNotesBody, type StatementNote } from '@/lib/contracts/statements/statement-notes';
import { publicStates } from '@/lib/contracts/statements/statements';
import { ApiError, notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StatementsRepository } from '../statements/statements.repository';
import type { StatementNoteRow, StatementNotesRepository } from './statement-notes.repository';

type Inside = { statementNotes: StatementNotesRepository };
type StatementNotesParts = {
  notes: StatementNotesRepository;
  statements: Pick<StatementsRepository, 'idsInStates'>;
  /** Runs the work in one transaction. */
  atomically<T>(work: (inside: Inside) => Promise<T>): Promise<T>;
  clock: Clock;
};

export type StatementNotesService = ReturnType<typeof createStatementNotesService>;

const toNote = ({ statementId, text, tags, updatedAt }: StatementNoteRow): StatementNote => ({
  statement_id: statementId,
  text,
  tags,
  updated_at: updatedAt.toISOString(),
});

/** Notes that an account wrote on statements for itself. */
export function createStatementNotesService({ notes, statements, atomically, clock }: StatementNotesParts) {
  const list = async (userId: number): Promise<StatementNote[]> => (await notes.list(userId, notesMax)).map(toNote);

  return {
    list,

    /**
     * Stores notes; of two on one statement the newer one stays. Those on statements that do not exist are left out.
     * @returns all notes of the account
     * @throws ApiError 404 where none of the statements exists, 409 above the most that one account has
     */
    save: async (userId: number, { notes: written }: SaveNotesBody): Promise<StatementNote[]> => {
      const now = clock();
      const found = await statements.idsInStates(
        written.map(({ statement_id }) => statement_id),
        publicStates,
      );
      if (found.length === 0) throw notFound();
      const existing = written.filter(({ statement_id: id }) => found.includes(id));
      if ((await notes.countOthers(userId, found)) + found.length > notesMax) throw new ApiError(409, 'errors.too_many_notes');
      await atomically(async (inside) => {
        for (const { statement_id: statementId, text, tags, updated_at: at } of existing) {
          // A clock that is ahead must not make its note the newest permanently.
          const updatedAt = new Date(Math.min(now.getTime(), at === undefined ? now.getTime() : Date.parse(at)));
          await inside.statementNotes.save({ userId, statementId, text, tags, updatedAt });
        }
      });
      return list(userId);
    },
  };
}
