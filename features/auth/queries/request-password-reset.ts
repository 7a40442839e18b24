import type { Locale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';

/** Asks for a way to set a new password: a link to an e-mail, a code to a phone. The answer does not tell whether there is an account. */
export async function requestPasswordReset(login: string, locale: Locale): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/password/forgot', data: { login, locale } });
}
