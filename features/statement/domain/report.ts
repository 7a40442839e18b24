import { type ReportReason, reportCommentMax } from '@/lib/contracts/statements/reports';
import type { SubmissionResult } from './submission-result';

/** What a report came to. */
export type ReportResult = SubmissionResult<'gone'>;

export type ReportDraft = { reason: ReportReason | null; comment: string };

/** What is missing, by field, as keys of the dictionary. */
export type ReportErrors = { reason?: 'reason_required'; comment?: 'comment_required' | 'comment_long' };

/** Checks a draft by the rules of the API, so that its faults are told beside the fields at once. */
export function reportErrors({ reason, comment }: ReportDraft): ReportErrors {
  const { length } = comment.trim();
  return {
    ...(reason === null ? { reason: 'reason_required' } : {}),
    ...(reason === 'other' && length === 0 ? { comment: 'comment_required' } : {}),
    ...(length > reportCommentMax ? { comment: 'comment_long' } : {}),
  };
}
