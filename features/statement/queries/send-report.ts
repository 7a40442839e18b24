import { ApiFailure, callApi } from '@/lib/api/client';
import { type ReportReason, reportAnswerSchema } from '@/lib/contracts/reports';
import { minutesToWait } from '../domain/masked-phone';
import type { Reported } from '../domain/report';

/** Hands in what a visitor finds wrong with a statement. */
export async function sendReport(statementId: number, reason: ReportReason, comment: string): Promise<Reported> {
  const data = { statement_id: statementId, reason, comment };
  try {
    await callApi(reportAnswerSchema, { method: 'post', url: '/microservice/statements/report', data });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'gone' : 'failed' };
  }
}
