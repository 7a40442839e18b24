import { ApiFailure, callApi } from '@/lib/api/client';
import { minutesToWait } from '@/lib/api/reveal-phone';
import { messageResponseSchema } from '@/lib/contracts/account/notifications';
import { type ReportReason, reportResponseSchema } from '@/lib/contracts/statements/reports';
import type { MessageResult, ReportResult } from '../domain/submissions';

type Failure<Refusal extends string> = { kind: 'limited'; minutes: number } | { kind: Refusal | 'failed' };

/**
 * The result of a failed request.
 * @param refusals by status
 * @throws the error itself unless it is an ApiFailure
 */
function failureOf<Refusal extends string>(error: unknown, refusals: Readonly<Record<number, Refusal>>): Failure<Refusal> {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
  return { kind: refusals[error.status] ?? 'failed' };
}

/** Writes to the author of a statement, who gets it as a notification. */
export async function sendMessage(statementId: number, text: string): Promise<MessageResult> {
  const url = `/microservice/statements/${statementId}/message`;
  try {
    await callApi(messageResponseSchema, { method: 'post', url, data: { text } });
    return { kind: 'sent' };
  } catch (error) {
    return failureOf(error, { 401: 'signed-out', 404: 'unavailable', 409: 'own' });
  }
}

/** Reports what is wrong with a statement. */
export async function sendReport(statementId: number, reason: ReportReason, comment: string): Promise<ReportResult> {
  const data = { statement_id: statementId, reason, comment };
  try {
    await callApi(reportResponseSchema, { method: 'post', url: '/microservice/statements/report', data });
    return { kind: 'sent' };
  } catch (error) {
    return failureOf(error, { 404: 'unavailable' });
  }
}
