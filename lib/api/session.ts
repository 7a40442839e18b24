import { groupedInfoSchema, logoutSchema, type SessionUser } from '@/lib/contracts/account/auth';
import { callApi } from './client';

/** The headers that a call in process takes over from the visitor's request: the cookie, and the protocol that the visitor uses. */
export function visitorHeadersOf(headers: Pick<Headers, 'get'>): Record<string, string> {
  const protocol = headers.get('x-forwarded-proto');
  return { cookie: headers.get('cookie') ?? '', ...(protocol === null ? {} : { 'x-forwarded-proto': protocol }) };
}

/**
 * The user of the current session.
 * @param headers the visitor's headers, when called on the server
 * @throws ApiFailure 401 without a session
 */
export async function checkSession(headers: Record<string, string> = {}): Promise<SessionUser> {
  return (await callApi(groupedInfoSchema, { url: '/auth-service/auth/grouped-info', headers })).data.user;
}

/** Signs the visitor out. */
export async function logOut(): Promise<void> {
  await callApi(logoutSchema, { method: 'post', url: '/v1/auth/logout' });
}

/** Clears the cookies of a session that has ended on the server. */
export async function clearExpiredSession(): Promise<void> {
  await callApi(logoutSchema, { url: '/v1/logout' });
}
