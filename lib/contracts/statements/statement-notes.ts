import { z } from 'zod';
import { idMax, noteTextMax, tagsMax, tagTextMax } from '../bounds';
import { envelope } from '../common';

/** Statements that one account, or one browser, has notes on. */
export const notesMax = 500;
const notesPerCallMax = 100;

const tagSchema = z.string().trim().min(1, 'errors.field_required').max(tagTextMax, 'errors.tag_too_long');

/** The text and the tags of a note; without either there is no note. A tag counts once, however it is capitalised. */
const noteBodySchema = z.strictObject({
  text: z.string().trim().max(noteTextMax, 'errors.note_too_long'),
  tags: z
    .array(tagSchema)
    .max(tagsMax, 'errors.too_many_tags')
    .transform((tags) =>
      tags.filter((tag, index) => tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()) === index),
    ),
});

/** What a visitor wrote of a statement, for themselves. */
export const statementNoteSchema = z.object({
  statement_id: z.number().int(),
  text: z.string(),
  tags: z.array(z.string()),
  updated_at: z.iso.datetime(),
});
export type StatementNote = z.infer<typeof statementNoteSchema>;
/** The latest last. */
export const statementNotesSchema = envelope(z.array(statementNoteSchema));

/** Notes to store, an empty one to remove. `updated_at` is when a guest wrote it; without it the note is written now. */
export const saveNotesBodySchema = z.strictObject({
  notes: z
    .array(
      noteBodySchema.extend({
        statement_id: z.number().int().min(1).max(idMax),
        updated_at: z.iso.datetime().optional(),
      }),
    )
    .min(1)
    .max(notesPerCallMax),
});
export type SaveNotesBody = z.infer<typeof saveNotesBodySchema>;
