import { statementMessageBodySchema } from '@/lib/contracts/account/notifications';
import { type ReportReason, reportCommentMax } from '@/lib/contracts/statements/reports';

/** Result of a submission; `Refusal` names the refusals other than the limit and a failure. */
export type SubmissionResult<Refusal extends string> =
  | { kind: 'sent' }
  | { kind: 'limited'; minutes: number }
  | { kind: Refusal | 'failed' };

/** Result of a report. */
export type ReportResult = SubmissionResult<'unavailable'>;

export type ReportDraft = { reason: ReportReason | null; comment: string };

/** What is missing, by field, as keys of the dictionary. */
export type ReportErrors = { reason?: 'reason_required'; comment?: 'comment_required' | 'comment_long' };

/** Checks a draft by the rules of the API. */
export function reportErrors({ reason, comment }: ReportDraft): ReportErrors {
  const { length } = comment.trim();
  return {
    ...(reason === null ? { reason: 'reason_required' } : {}),
    ...(reason === 'other' && length === 0 ? { comment: 'comment_required' } : {}),
    ...(length > reportCommentMax ? { comment: 'comment_long' } : {}),
  };
}

/** Result of a message to an author. */
export type MessageResult = SubmissionResult<'unavailable' | 'own' | 'signed-out'>;

/** Why a text cannot be sent; null when it can. */
export function messageError(text: string): 'required' | 'long' | null {
  if (statementMessageBodySchema.safeParse({ text }).success) return null;
  return text.trim() === '' ? 'required' : 'long';
}
