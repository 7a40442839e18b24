import type { PhoneRevealResult } from '@/components/phone/phone-provider';
import { trackEvent } from '@/lib/analytics/data-layer';
import { ApiFailure, callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';
import { companyPhoneSchema } from '@/lib/contracts/companies/companies';
import type { LeadKind } from '@/lib/contracts/companies/leads';

const minutesToWait = (seconds: number | null): number => Math.max(1, Math.ceil((seconds ?? 0) / 60));

/** Requests the whole phone number of a company. */
export async function showCompanyPhone(id: number): Promise<PhoneRevealResult> {
  try {
    const { data } = await callApi(companyPhoneSchema, { method: 'post', url: `/microservice/users/company/${id}/phone` });
    return { kind: 'shown', phone: data.phone_number };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'unavailable' : 'failed' };
  }
}

export type Lead = { kind: LeadKind; name: string; phone_number: string; comment: string };

/** Sends a lead to a company. @throws ApiFailure when it was not taken */
export async function sendLead(companyId: number, data: Lead): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: `/microservice/users/company/${companyId}/leads`, data });
  trackEvent('lead');
}
