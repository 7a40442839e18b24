import type { Context } from 'hono';
import { readCookie } from '@/lib/contracts/cookie-header';
import { isSecureRequest, type SiteCookie, serialiseCookie, sessionCookieName, signOutCookies } from '@/lib/session';
import type { ServerEnv } from '../../env';
import type { AppEnv, RequestToken } from '../context';

const logoutPaths = /^\/api\/v1\/(auth\/)?logout\/?$/;
const signInPaths =
  /^\/api\/auth-service\/(register|codes|sign-in|sign-in\/code|password\/(forgot|reset)|email\/verify|contact\/undo)\/?$/;

export const isLogout = (pathname: string): boolean => logoutPaths.test(pathname);

/** The calls that a browser with an expired session must still be able to make. */
export const isSignInOrOut = (pathname: string): boolean => isLogout(pathname) || signInPaths.test(pathname);

export const isHttpsRequest = (request: Request, env: ServerEnv): boolean =>
  isSecureRequest({
    url: request.url,
    forwardedProto: request.headers.get('x-forwarded-proto'),
    siteUrl: env.SITE_URL,
    isProxyTrusted: env.TRUST_PROXY === '1',
  });

/**
 * The token of a request: from the header of an API client, else from the cookie of a first-party request. A server component calls in
 * process, without knowing whether the visitor uses https, and forwards the browser's cookies: both cookie names count there.
 */
export function readToken(context: Context<AppEnv>): RequestToken | null {
  const header = context.req.header('global-authorization');
  if (header) return { value: header, isCookie: false };
  if (context.get('requestOrigin') !== 'first-party') return null;
  const cookies = context.req.header('cookie');
  const names = context.env?.isTrusted ? [true, false] : [context.get('isSecure')];
  const [value] = names
    .map((isSecure) => readCookie(cookies, sessionCookieName(isSecure)))
    .filter((value) => value !== undefined);
  return value ? { value, isCookie: true } : null;
}

export function setCookies(context: Context<AppEnv>, cookies: SiteCookie[]): void {
  for (const cookie of cookies) context.header('set-cookie', serialiseCookie(cookie), { append: true });
}

/** Removes the session cookies from this browser. */
export const clearSession = (context: Context<AppEnv>): void => setCookies(context, signOutCookies(context.get('isSecure')));
