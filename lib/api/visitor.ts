import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import type { SessionUser } from '@/lib/contracts/account/auth';
import type { StaffRole } from '@/lib/contracts/admin';
import { hasSessionCookie } from '@/lib/routes/session-cookie';
import { ApiFailure } from './client';
import { checkSession, visitorHeadersOf } from './session';
import { findStaffMember } from './staff';

/**
 * The visitor's headers for a call that a server component makes in process: `callApi(schema, { url, headers: await visitorHeaders() })`.
 */
export async function visitorHeaders(): Promise<Record<string, string>> {
  return visitorHeadersOf(await headers());
}

/**
 * The signed-in visitor; null for a guest and for a session that has ended. Checked once per request, and only with a session cookie.
 * @throws ApiFailure when the session cannot be checked
 */
export const currentVisitor = cache(async (): Promise<SessionUser | null> => {
  const stored = await cookies();
  if (!hasSessionCookie((name) => stored.has(name))) return null;
  try {
    return await checkSession(await visitorHeaders());
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 401) return null;
    throw error;
  }
});

/** The visitor's role on the staff; null for everybody else, and while it cannot be read. Read once per request. */
export const currentStaffRole = cache(async (): Promise<StaffRole | null> => {
  const user = await currentVisitor();
  if (user === null) return null;
  const member = await findStaffMember(await visitorHeaders()).catch(() => null);
  return member?.role ?? null;
});
