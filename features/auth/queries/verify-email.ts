import { callApi } from '@/lib/api/client';
import { emailVerifiedSchema } from '@/lib/contracts/account/auth';

/** Confirms an e-mail by its token. @throws ApiFailure 422 for an invalid or expired token */
export async function verifyEmail(token: string): Promise<'signed_in' | 'sign_in' | 'email_changed'> {
  return (await callApi(emailVerifiedSchema, { method: 'post', url: '/auth-service/email/verify', data: { token } })).data.next;
}
