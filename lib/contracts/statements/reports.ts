import { z } from 'zod';
import { idMax } from '../bounds';
import { envelope } from '../common';
import { idQuery } from '../query';

/** The reasons for which a visitor may report a statement. */
export const reportReasons = ['wrong_price', 'sold', 'wrong_photos', 'wrong_address', 'fraud', 'duplicate', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What the staff may decide on the reports of a statement. */
export const reportDecisions = ['dismiss', 'warn', 'block'] as const;

export const reportCommentMax = 1000;

/** What is wrong with a statement; 'other' needs a comment. */
export const reportBodySchema = z
  .strictObject({
    statement_id: z.union([z.number().int().min(1).max(idMax), idQuery]),
    reason: z.enum(reportReasons),
    comment: z.string().trim().max(reportCommentMax).default(''),
  })
  .refine(({ reason, comment }) => reason !== 'other' || comment !== '', {
    path: ['comment'],
    message: 'errors.field_required',
  });

export const reportResponseSchema = envelope(z.object({ statement_id: z.number().int() }));
