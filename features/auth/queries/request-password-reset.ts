import type { Locale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import { doneSchema } from '@/lib/contracts/account/auth';

/** Requests a link by e-mail or a code by SMS that sets a new password. The response does not reveal whether the account exists. */
export async function requestPasswordReset(login: string, locale: Locale): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/password/forgot', data: { login, locale } });
}
