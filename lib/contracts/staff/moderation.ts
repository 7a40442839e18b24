import { z } from 'zod';
import { type DecisionReason, decisionReasons } from '../account/notifications';
import { envelope, localisedSchema } from '../common';
import { locales } from '../locales';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';
import { reportReasons } from '../statements/reports';

/** What sends a statement to the queue: visitors, its words, another statement like it, and its author who has changed what was blocked. */
export const caseKinds = ['report', 'blocked_word', 'duplicate', 'corrected'] as const;
export type CaseKind = (typeof caseKinds)[number];

/**
 * keep: nothing is wrong, what was hidden returns. ask: the author has 48 hours to change it. hide: blocked; of two similar ones the
 * newer one. ban: blocked together with its author. escalate: left to an admin.
 */
export const caseDecisions = ['hide', 'keep', 'ask', 'ban', 'escalate'] as const;
export type CaseDecision = (typeof caseDecisions)[number];

const ofOneStatement = ['hide', 'ask', 'keep', 'ban'] as const;
/** The decisions on each kind, in the order of their keys 1 to 4. */
export const decisionsOf: Readonly<Record<CaseKind, readonly CaseDecision[]>> = {
  report: ofOneStatement,
  blocked_word: ofOneStatement,
  duplicate: ['hide', 'keep', 'ask', 'escalate'],
  corrected: ['keep', 'hide', 'ask', 'ban'],
};

const ofBreach = [
  'wrong_price',
  'already_sold',
  'foreign_photos',
  'insulting_text',
  'fraud',
  'duplicate',
  'wrong_details',
  'forbidden_word',
  'other',
] as const satisfies readonly DecisionReason[];

/** The reasons of each decision. */
export const reasonsOf: Readonly<Record<CaseDecision, readonly DecisionReason[]>> = {
  hide: ofBreach,
  ask: ofBreach,
  keep: ['no_violation', 'different_homes', 'corrected', 'other'],
  ban: ['ban_fraud', 'ban_false_listings', 'ban_spam', 'ban_insults', 'ban_other'],
  escalate: ['unclear', 'repeated', 'other'],
};

/** How long a decision can be taken back, and how long an author has to respond. */
export const undoSeconds = 10;
export const answerHours = 48;

const sideSchema = z.object({
  id: z.number().int(),
  state: z.string(),
  titles: localisedSchema,
  slugs: localisedSchema,
  segments: localisedSchema,
  address: localisedSchema,
  photos: z.array(z.object({ thumb: z.string(), is_common: z.boolean() })),
  photos_count: z.number().int(),
  /** In GEL; null when it is negotiable. */
  price: z.number().nullable(),
  area: z.number(),
  floor: z.number().int().nullable(),
  total_floors: z.number().int().nullable(),
  texts: localisedSchema,
  words_count: z.number().int(),
  phone: z.string().nullable(),
  published_at: z.iso.datetime(),
  /** `violations`: how often the author's statements were blocked. */
  author: z.object({ id: z.number().int(), name: z.string(), type_id: z.number().int(), violations: z.number().int() }),
});
export type CaseSide = z.infer<typeof sideSchema>;

/** What two statements have in common; shares are percents. */
export const evidenceSchema = z.object({
  similarity: z.number().int(),
  is_same_address: z.boolean(),
  common_photos: z.number().int(),
  is_same_size: z.boolean(),
  text_share: z.number().int(),
  is_same_phone: z.boolean(),
  /** How far the price of the newer one is from the other's; null without both. */
  price_change: z.number().nullable(),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const moderationCaseSchema = z.object({
  id: z.number().int(),
  kind: z.enum(caseKinds),
  weight: z.number().int(),
  statement: sideSchema,
  /** The older of two similar ones; null for the other kinds. */
  other: sideSchema.nullable(),
  evidence: evidenceSchema.nullable(),
  reports: z.array(
    z.object({ id: z.number().int(), reason: z.enum(reportReasons), comment: z.string(), created_at: z.iso.datetime() }),
  ),
  /** The blocked words that the text has. */
  words: z.array(z.string()),
  /** Whether the statement is hidden until this is decided. */
  is_hidden: z.boolean(),
  is_escalated: z.boolean(),
  /** Whether the author was asked for a change before and has made it since; null when nobody asked. */
  is_answered: z.boolean().nullable(),
  created_at: z.iso.datetime(),
});
export type ModerationCase = z.infer<typeof moderationCaseSchema>;

/** GET v1/admin/moderation?kind=&page=: the most urgent first, with the number of each kind and the number decided today. */
export const moderationQuerySchema = z.object({ kind: z.enum(caseKinds).optional(), page: idQuery.optional() });
export const moderationQueueSchema = envelope(
  z.object({
    cases: pagedSchema(moderationCaseSchema),
    counts: z.record(z.enum(caseKinds), z.number().int()),
    decided_today: z.number().int(),
  }),
);
export type ModerationQueue = z.infer<typeof moderationQueueSchema>['data'];

/** POST v1/admin/moderation/{id}. 409 `errors.decided_already` when somebody else was faster. 'other' needs the staff's own words. */
export const caseDecisionBodySchema = z
  .strictObject({
    decision: z.enum(caseDecisions),
    reason: z.enum(decisionReasons),
    comment: z.string().trim().max(500).default(''),
  })
  .refine(({ decision, reason }) => reasonsOf[decision].includes(reason), { path: ['reason'], message: 'errors.field_invalid' })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', { path: ['comment'], message: 'errors.field_required' });
export type CaseDecisionBody = z.output<typeof caseDecisionBodySchema>;

const wordMax = 60;
/** A word that sends a statement to the queue. */
export const blockedWordSchema = z.object({
  id: z.number().int(),
  word: z.string(),
  language: z.enum(locales),
  is_severe: z.boolean(),
  created_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
});
export type BlockedWord = z.infer<typeof blockedWordSchema>;
/** GET v1/admin/blocked-words?q=&page=: by language, then by word. */
export const blockedWordsSchema = envelope(pagedSchema(blockedWordSchema));
/**
 * POST v1/admin/blocked-words; PUT v1/admin/blocked-words/{id}. One word or a phrase; a `*` at its end matches any ending. A statement
 * with a severe one is hidden until it is checked. 409 `errors.word_exists`.
 */
export const blockedWordBodySchema = z.strictObject({
  word: z
    .string()
    .trim()
    .min(2, 'errors.field_too_small')
    .max(wordMax, 'errors.field_too_big')
    .regex(/^[^*]*\p{L}[^*]*\*?$/u, 'errors.field_invalid'),
  language: z.enum(locales),
  is_severe: z.boolean(),
});
export type BlockedWordBody = z.output<typeof blockedWordBodySchema>;
