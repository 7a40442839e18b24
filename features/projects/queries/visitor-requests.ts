import { z } from 'zod';
import { trackEvent } from '@/lib/analytics/data-layer';
import { ApiFailure, callApi } from '@/lib/api/client';
import type { LeadKind } from '@/lib/contracts/companies/leads';
import { projectPhoneSchema } from '@/lib/contracts/companies/projects';

const minuteSeconds = 60;
const minutesToWait = (seconds: number | null): number => Math.max(1, Math.ceil((seconds ?? minuteSeconds) / minuteSeconds));

export type ProjectPhoneResult =
  | { kind: 'shown'; phone: string }
  | { kind: 'limited'; minutes: number }
  | { kind: 'unavailable' }
  | { kind: 'failed' };

/** Requests the whole phone number of a project's developer. @param reference the project's id */
export async function showProjectPhone(reference: string): Promise<ProjectPhoneResult> {
  try {
    const { data } = await callApi(projectPhoneSchema, {
      method: 'post',
      url: `/microservice-projects/show-phone-number/${reference}`,
    });
    return { kind: 'shown', phone: data.phone_number };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'unavailable' : 'failed' };
  }
}

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

/** Sends a request to the developer of a project alone. */
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
