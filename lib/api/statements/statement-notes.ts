import { callApi } from '@/lib/api/client';
import { type SaveNotesBody, type StatementNote, statementNotesSchema } from '@/lib/contracts/statements/statement-notes';

const url = '/microservice/users/statements/notes';

/** The signed-in visitor's notes, the latest last. */
export const getNotes = async (): Promise<StatementNote[]> => (await callApi(statementNotesSchema, { url })).data;

/** Stores notes; of two on one statement the newer one stays. @returns all notes */
export const saveNotes = async (notes: SaveNotesBody['notes']): Promise<StatementNote[]> =>
  (await callApi(statementNotesSchema, { method: 'post', url, data: { notes } })).data;
