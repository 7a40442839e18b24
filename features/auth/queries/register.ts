import { callApi } from '@/lib/api/client';
import { type RegisterBody, registeredSchema } from '@/lib/contracts/account/auth';

/** Registers an account. @returns whether this browser is signed in, or the link of an e-mail has to be opened first */
export async function register(data: RegisterBody): Promise<'signed_in' | 'verify_email'> {
  return (await callApi(registeredSchema, { method: 'post', url: '/auth-service/register', data })).data.next;
}
