import { z } from 'zod';
import { trackEvent } from '@/lib/analytics/data-layer';
import { ApiFailure, callApi } from '@/lib/api/client';
import type { CallRequest } from '../call-request-form.schema';

/**
 * Requests a call. The body of a successful response is ignored.
 * @returns false when there was no response, or the API failed
 * @throws ApiFailure when the visitor can do something about it
 */
export async function sendCallRequest(data: CallRequest): Promise<boolean> {
  try {
    await callApi(z.unknown(), { method: 'post', url: '/v1/call-request', data });
    trackEvent('lead');
    return true;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 0 || error.status >= 500)) return false;
    throw error;
  }
}
