import { trackEvent } from '@/lib/analytics/data-layer';
import { callApi } from '@/lib/api/client';
import { type PhoneRevealResult, revealPhone } from '@/lib/api/reveal-phone';
import { doneSchema } from '@/lib/contracts/account/auth';
import { companyPhoneSchema } from '@/lib/contracts/companies/companies';
import type { LeadKind } from '@/lib/contracts/companies/leads';

/** Requests the whole phone number of a company. */
export const showCompanyPhone = (id: number): Promise<PhoneRevealResult> =>
  revealPhone(companyPhoneSchema, `/microservice/users/company/${id}/phone`);

export type Lead = { kind: LeadKind; name: string; phone_number: string; comment: string };

/** Sends a lead to a company. @throws ApiFailure when it was not taken */
export async function sendLead(companyId: number, data: Lead): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: `/microservice/users/company/${companyId}/leads`, data });
  trackEvent('lead');
}
