import { ApiFailure, callApi } from '@/lib/api/client';
import { messageResponseSchema } from '@/lib/contracts/account/notifications';
import { type ReportReason, reportResponseSchema } from '@/lib/contracts/statements/reports';
import { revealedPhoneSchema } from '@/lib/contracts/statements/statements';
import type { MessageResult } from '../domain/author-message';
import { minutesToWait } from '../domain/masked-phone';
import type { ReportResult } from '../domain/report';
import type { PhoneRevealResult } from '../domain/submission-result';

/**
 * Asks for the whole number of a statement.
 * @param searchReportUuid the list that the visitor came from, which counts the call
 */
export async function showPhone(uuid: string, searchReportUuid: string | undefined): Promise<PhoneRevealResult> {
  const query = new URLSearchParams({
    statement_uuid: uuid,
    ...(searchReportUuid ? { search_report_uuid: searchReportUuid } : {}),
  });
  try {
    const { data } = await callApi(revealedPhoneSchema, { method: 'post', url: `/microservice/statements/phone/show?${query}` });
    return { kind: 'shown', phone: data.phone_number };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'gone' : 'failed' };
  }
}

const resultByStatus: Readonly<Record<number, 'gone' | 'own' | 'signed-out'>> = {
  401: 'signed-out',
  404: 'gone',
  409: 'own',
};

/** Writes to the author of a statement, who gets it as a notification. */
export async function sendMessage(statementId: number, text: string): Promise<MessageResult> {
  try {
    await callApi(messageResponseSchema, {
      method: 'post',
      url: `/microservice/statements/${statementId}/message`,
      data: { text },
    });
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: resultByStatus[error.status] ?? 'failed' };
  }
}

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
