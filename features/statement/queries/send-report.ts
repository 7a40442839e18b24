import { ApiFailure, callApi } from '@/lib/api/client';
import { type ReportReason, reportResponseSchema } from '@/lib/contracts/statements/reports';
import { minutesToWait } from '../domain/masked-phone';
import type { ReportResult } from '../domain/report';

/** Hands in what a visitor finds wrong with a statement. */
export async function sendReport(statementId: number, reason: ReportReason, comment: string): Promise<ReportResult> {
  const data = { statement_id: statementId, reason, comment };
  try {
    await callApi(reportResponseSchema, { method: 'post', url: '/microservice/statements/report', data });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'gone' : 'failed' };
  }
}
