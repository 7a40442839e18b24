import type { Locale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import { type codePurposes, codeSentSchema } from '@/lib/contracts/account/auth';

/**
 * Sends a code to a phone. @returns the seconds until the next code may be requested
 * @throws ApiFailure 429 before that
 */
export async function sendCode(phoneNumber: string, purpose: (typeof codePurposes)[number], locale: Locale): Promise<number> {
  const data = { phone_number: phoneNumber, purpose, locale };
  return (await callApi(codeSentSchema, { method: 'post', url: '/auth-service/codes', data })).data.retry_after_seconds;
}
