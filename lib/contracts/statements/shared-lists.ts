import { z } from 'zod';
import { idMax, noteTextMax, participantNameMax } from '../bounds';
import { envelope } from '../common';
import { nameText } from '../names';
import { statementCardSchema } from './statements';

/** People of one list, its owner among them. */
export const participantsMax = 20;
/** Favourites that a shared list shows at most, the latest. */
export const sharedStatementsMax = 100;

/** For, against, or neither. */
const voteSchema = z.union([z.literal(1), z.literal(0), z.literal(-1)]);

/** The opinion of one member of a list on one statement. */
export const sharedMarkSchema = z.object({
  participant_id: z.number().int(),
  statement_id: z.number().int(),
  vote: voteSchema,
  has_heart: z.boolean(),
  note: z.string(),
});
export type SharedMark = z.infer<typeof sharedMarkSchema>;

/** The favourites of one account, as shown to everybody with the link. */
export const sharedListSchema = z.object({
  is_owner: z.boolean(),
  is_signed_in: z.boolean(),
  /** The visitor among the participants; null for one who only looks. */
  own_id: z.number().int().nullable(),
  participants: z.array(z.object({ id: z.number().int(), name: z.string(), is_owner: z.boolean() })),
  /** The latest first. */
  statements: z.array(statementCardSchema),
  marks: z.array(sharedMarkSchema),
});
export type SharedList = z.infer<typeof sharedListSchema>;
export const sharedListResponseSchema = envelope(sharedListSchema);

/** The link of an account's own list; null while it is not shared. */
export const ownSharedListSchema = envelope(z.object({ token: z.string(), participants_count: z.number().int() }).nullable());

export const sharedListParamsSchema = z.object({ token: z.string().max(100) });

export const joinListBodySchema = z.strictObject({
  name: nameText(participantNameMax, 'errors.participant_name_too_long').min(1, 'errors.field_required'),
});

export const markBodySchema = z.strictObject({
  statement_id: z.number().int().min(1).max(idMax),
  vote: voteSchema.optional(),
  has_heart: z.boolean().optional(),
  note: z.string().trim().max(noteTextMax, 'errors.note_too_long').optional(),
});
export type MarkBody = z.infer<typeof markBodySchema>;
