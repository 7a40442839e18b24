import type { Locale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import { type codePurposes, codeSentSchema } from '@/lib/contracts/account/auth';

/**
 * Sends a code to a phone. @returns the seconds until another may be asked for
 * @throws ApiFailure 429 when that is too soon
 */
export async function sendCode(phoneNumber: string, purpose: (typeof codePurposes)[number], locale: Locale): Promise<number> {
  const data = { phone_number: phoneNumber, purpose, locale };
  return (await callApi(codeSentSchema, { method: 'post', url: '/auth-service/codes', data })).data.retry_after_seconds;
}
