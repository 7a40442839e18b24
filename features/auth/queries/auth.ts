import type { Locale } from 'next-intl';
import { callApi } from '@/lib/api/client';
import {
  type codePurposes,
  codeSentSchema,
  doneSchema,
  emailVerifiedSchema,
  type RegisterBody,
  registeredSchema,
  signedInSchema,
} from '@/lib/contracts/account/auth';

/** Signs this browser in by a password. @throws ApiFailure 422 both for an unknown login and for a wrong password */
export async function signIn(login: string, password: string): Promise<void> {
  await callApi(signedInSchema, { method: 'post', url: '/auth-service/sign-in', data: { login, password } });
}

/** Signs this browser in by the code of an SMS. @throws ApiFailure 422 for a wrong code */
export async function signInByCode(phoneNumber: string, smsCode: string): Promise<void> {
  const data = { phone_number: phoneNumber, sms_code: smsCode };
  await callApi(signedInSchema, { method: 'post', url: '/auth-service/sign-in/code', data });
}

/**
 * Sends a code to a phone. @returns the seconds until the next code may be requested
 * @throws ApiFailure 429 before that
 */
export async function sendCode(phoneNumber: string, purpose: (typeof codePurposes)[number], locale: Locale): Promise<number> {
  const data = { phone_number: phoneNumber, purpose, locale };
  return (await callApi(codeSentSchema, { method: 'post', url: '/auth-service/codes', data })).data.retry_after_seconds;
}

/** Registers an account. @returns whether this browser is signed in, or the link of an e-mail has to be opened first */
export async function register(data: RegisterBody): Promise<'signed_in' | 'verify_email'> {
  return (await callApi(registeredSchema, { method: 'post', url: '/auth-service/register', data })).data.next;
}

/** Confirms an e-mail by its token. @throws ApiFailure 422 for an invalid or expired token */
export async function verifyEmail(token: string): Promise<'signed_in' | 'sign_in' | 'email_changed'> {
  return (await callApi(emailVerifiedSchema, { method: 'post', url: '/auth-service/email/verify', data: { token } })).data.next;
}

/** Undoes the change of an e-mail or login phone; every session of the account ends. @throws ApiFailure 422 for an invalid or expired token */
export async function undoContactChange(token: string): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/contact/undo', data: { token } });
}

/** Requests a link by e-mail or a code by SMS that sets a new password. The response does not reveal whether the account exists. */
export async function requestPasswordReset(login: string, locale: Locale): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/password/forgot', data: { login, locale } });
}

/** Proves that the account is the visitor's. */
type Proof = { token: string } | { phone_number: string; sms_code: string };

/** Sets a new password; every session of the account ends. @throws ApiFailure 422 for an invalid or expired link and for a wrong code */
export async function resetPassword(proof: Proof, password: string): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/password/reset', data: { ...proof, password } });
}
