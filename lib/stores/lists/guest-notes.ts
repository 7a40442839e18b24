import { ApiFailure } from '@/lib/api/client';
import { getNotes, saveNotes } from '@/lib/api/statements/statement-notes';
import type { StatementNote } from '@/lib/contracts/statements/statement-notes';
import { clearGuestNotes, guestNotes, type Note, setNotesAccount } from './statement-notes';

const batchMax = 100;

const toNote = ({ statement_id: id, text, tags, updated_at }: StatementNote): Note => ({
  id,
  text,
  tags,
  atMs: Date.parse(updated_at),
});

/** A 404 means that none of the statements exists any more. */
async function sendBatch(batch: readonly Note[]): Promise<void> {
  const sent = batch.map(({ id, text, tags, atMs }) => ({
    statement_id: id,
    text,
    tags: [...tags],
    updated_at: new Date(atMs).toISOString(),
  }));
  try {
    await saveNotes(sent);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404)) throw error;
  }
}

/**
 * Adds a guest's notes to the account, where the newer one of two stays, and shows the account's.
 * @throws ApiFailure when they could not be merged; they stay in the browser then
 */
export async function mergeGuestNotes(): Promise<void> {
  const guests = guestNotes();
  for (let first = 0; first < guests.length; first += batchMax) await sendBatch(guests.slice(first, first + batchMax));
  if (guests.length > 0) clearGuestNotes(guests);
  setNotesAccount({
    notes: (await getNotes()).map(toNote),
    send: async ({ id, text, tags }) => (await saveNotes([{ statement_id: id, text, tags: [...tags] }])).map(toNote),
  });
}

/** Shows the browser's own notes again. */
export const detachNotes = (): void => setNotesAccount(null);
