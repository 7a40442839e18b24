import { sessionCookieName } from '@/lib/session';

/** Either name: whether the visitor's side is https is for the API to decide, which alone knows what the cookie is worth. */
const names = [sessionCookieName(true), sessionCookieName(false)];

/** Whether a request brings the cookie of a session; a guest's does not, and nobody has to be asked. */
export const hasSessionCookie = (hasCookie: (name: string) => boolean): boolean => names.some(hasCookie);
