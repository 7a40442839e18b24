import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { SessionUser } from '@/lib/contracts/account/auth';
import { hasSessionCookie } from '@/lib/routes/session-cookie';
import { ApiFailure } from './client';
import { checkSession, visitorHeadersOf } from './session';

/**
 * Hands the visitor's cookies on to a call that a server component makes in process: `callApi(schema, { url, headers: await visitorHeaders() })`.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  return visitorHeadersOf(await headers());
}

/**
 * Who visits; null for a guest and for a session that has ended. Asked once for a request, and without a cookie not at all.
 * @throws ApiFailure when the API could not say
 */
export const currentVisitor = cache(async (): Promise<SessionUser | null> => {
  const kept = await cookies();
  if (!hasSessionCookie((name) => kept.has(name))) return null;
  try {
    return await checkSession(await visitorHeaders());
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
});
