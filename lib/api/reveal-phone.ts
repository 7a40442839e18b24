import type { z } from 'zod';
import { ApiFailure, callApi } from '@/lib/api/client';

/** Result of a request for a number; `minutes` is how long to wait. */
export type PhoneRevealResult =
  | { kind: 'shown'; phone: string }
  | { kind: 'limited'; minutes: number }
  | { kind: 'unavailable' }
  | { kind: 'failed' };

/** Whole minutes until a limited request may be repeated. @param seconds null where the response has none */
export const minutesToWait = (seconds: number | null): number => Math.max(1, Math.ceil((seconds ?? 0) / 60));

/** Requests a whole phone number. @param url the route that counts the request */
export async function revealPhone(
  schema: z.ZodType<{ data: { phone_number: string } }>,
  url: string,
): Promise<PhoneRevealResult> {
  try {
    const { data } = await callApi(schema, { method: 'post', url });
    return { kind: 'shown', phone: data.phone_number };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 429) return { kind: 'limited', minutes: minutesToWait(error.retryAfterSeconds) };
    return { kind: error.status === 404 ? 'unavailable' : 'failed' };
  }
}
