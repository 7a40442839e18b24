import { groupedInfoSchema, logoutSchema, type SessionUser } from '@/lib/contracts/account/auth';
import { type Profile, profileSchema } from '@/lib/contracts/account/profile';
import { callApi } from './client';

/** What the API must know of a visitor's request when the server itself calls it: the cookie, and how the visitor's side is reached. */
export function visitorHeadersOf(headers: Pick<Headers, 'get'>): Record<string, string> {
  const protocol = headers.get('x-forwarded-proto');
  return { cookie: headers.get('cookie') ?? '', ...(protocol === null ? {} : { 'x-forwarded-proto': protocol }) };
}

/**
 * Asks whose session this is.
 * @param headers the visitor's cookie where the call does not come from the visitor's browser
 * @throws ApiFailure 401 without a session
 */
export async function checkSession(headers: Record<string, string> = {}): Promise<SessionUser> {
  return (await callApi(groupedInfoSchema, { url: '/auth-service/auth/grouped-info', headers })).data.user;
}

/** What the visitor's account holds beside the session. @throws ApiFailure 401 without a session */
export async function getProfile(headers: Record<string, string> = {}): Promise<Profile> {
  return (await callApi(profileSchema, { url: '/microservice/auth/grouped-info', headers })).data;
}

/** Signs out at the visitor's wish. */
export async function logOut(): Promise<void> {
  await callApi(logoutSchema, { method: 'post', url: '/v1/auth/logout' });
}

/** Clears the cookies of a session that the server no longer knows. */
export async function clearExpiredSession(): Promise<void> {
  await callApi(logoutSchema, { url: '/v1/logout' });
}
