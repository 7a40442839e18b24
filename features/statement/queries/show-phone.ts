import { ApiFailure, callApi } from '@/lib/api/client';
import { revealedPhoneSchema } from '@/lib/contracts/statements/statements';
import { minutesToWait } from '../domain/masked-phone';
import type { PhoneRevealResult } from '../domain/phone-reveal';

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
