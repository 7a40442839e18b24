import { sessionCookieName } from '@/lib/session';

/** Either name: only the API decides whether the visitor's connection is https, and whether the cookie is valid. */
const names = [sessionCookieName(true), sessionCookieName(false)];

/** Whether a request has a session cookie. Without one the visitor is a guest, and no call is needed. */
export const hasSessionCookie = (hasCookie: (name: string) => boolean): boolean => names.some(hasCookie);
