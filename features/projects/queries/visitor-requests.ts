import { z } from 'zod';
import { trackEvent } from '@/lib/analytics/data-layer';
import { ApiFailure, callApi } from '@/lib/api/client';
import { minutesToWait, type PhoneRevealResult, revealPhone } from '@/lib/api/reveal-phone';
import type { LeadKind } from '@/lib/contracts/companies/leads';
import { projectPhoneSchema } from '@/lib/contracts/companies/projects';

/** Requests the whole phone number of a project's developer. @param reference the project's id */
export const showProjectPhone = (reference: string): Promise<PhoneRevealResult> =>
  revealPhone(projectPhoneSchema, `/microservice-projects/show-phone-number/${reference}`);

export type ProjectRequest = {
  developerId: number;
  projectId: number;
  kind: LeadKind;
  name: string;
  phone: string;
  comment: string;
};
export type ProjectRequestResult =
  | { kind: 'sent' }
  | { kind: 'limited'; minutes: number }
  /** Message keys by field. */
  | { kind: 'refused'; errors: Readonly<Record<string, readonly string[]>> }
  | { kind: 'failed' };

/** Sends a request only to the developer of a project. */
export async function sendProjectRequest(request: ProjectRequest): Promise<ProjectRequestResult> {
  const { developerId, projectId, kind, name, phone, comment } = request;
  try {
    await callApi(z.unknown(), {
      method: 'post',
      url: `/microservice/users/company/${developerId}/leads`,
      data: { kind, name, phone_number: phone, comment, project_id: projectId },
    });
    trackEvent('lead');
    return { kind: 'sent' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return error.status === 422 ? { kind: 'refused', errors: error.envelope?.errors ?? {} } : { kind: 'failed' };
  }
}
