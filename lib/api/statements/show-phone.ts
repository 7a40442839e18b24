import { type PhoneRevealResult, revealPhone } from '@/lib/api/reveal-phone';
import { revealedPhoneSchema } from '@/lib/contracts/statements/statements';

/**
 * Requests the whole phone number of a statement.
 * @param searchReportUuid the list that the visitor came from, which counts the call
 */
export async function showPhone(uuid: string, searchReportUuid: string | undefined): Promise<PhoneRevealResult> {
  const query = new URLSearchParams({
    statement_uuid: uuid,
    ...(searchReportUuid ? { search_report_uuid: searchReportUuid } : {}),
  });
  return revealPhone(revealedPhoneSchema, `/microservice/statements/phone/show?${query}`);
}
