import { callApi } from '@/lib/api/client';
import { doneSchema, type Session, sessionsSchema } from '@/lib/contracts/account/auth';

/** Where the visitor is signed in, this browser first. */
export const getSessions = async (): Promise<Session[]> =>
  (await callApi(sessionsSchema, { url: '/auth-service/sessions' })).data.sessions;

/** Signs one device out. */
export async function revokeSession(id: number): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/sessions/revoke', data: { id } });
}

/** Signs every device out, this one included. */
export async function revokeAllSessions(): Promise<void> {
  await callApi(doneSchema, { method: 'post', url: '/auth-service/sessions/revoke-all', data: {} });
}
