import { type NextRequest, NextResponse } from 'next/server';
import { splitLocale } from '@/lib/contracts/locales';
import { isProxyTrusted, siteSettings, siteUrl } from '@/lib/env';
import { isSecureRequest, loginStateCookie, loginStateCookieName, type SiteCookie, signInCookies } from '@/lib/session';
import { continueTarget } from './continue-target';
import { localePath } from './locale-path';

/** Parameters that the sign-in site adds to the return address. */
const tokenParameter = 'access_token';
const stateParameter = 'state';

/**
 * The address of the sign-in site, with the address to return to.
 * @param authSiteUrl its address
 * @param target an address within this site, path and query
 * @param origin of this site
 * @param state a secret that this browser has in a cookie until it returns
 */
export function externalLoginUrl(authSiteUrl: string, target: string, origin: string, state: string): string {
  const back = new URL(target, origin);
  back.searchParams.set(stateParameter, state);
  const url = new URL(authSiteUrl);
  url.searchParams.set('continue', back.href);
  return url.href;
}

/** `token` is null when this browser did not begin the sign-in: it is then ignored. `to` is the address without it. */
export type LoginCallback = { token: string | null; to: string };

/**
 * Reads the return address of the sign-in site; null for any other address.
 * @param storedState the state of this browser, valid for one return
 */
export function readLoginCallback(url: URL, storedState: string | undefined): LoginCallback | null {
  const tokens = url.searchParams.getAll(tokenParameter);
  if (tokens.length === 0) return null;
  const given = url.searchParams.get(stateParameter);
  const plain = new URL(url);
  plain.searchParams.delete(tokenParameter);
  plain.searchParams.delete(stateParameter);
  const [token] = tokens;
  const isOurs = tokens.length === 1 && Boolean(token) && Boolean(storedState) && given === storedState;
  return { token: isOurs && token ? token : null, to: `${plain.pathname.replace(/^\/+/, '/')}${plain.search}` };
}

/** Added to the sign-in page after a return that this browser did not begin; without it the page would redirect again at once. */
const refusedQuery = 'refused=1';

const isSecure = (request: NextRequest): boolean =>
  isSecureRequest({ url: request.url, forwardedProto: request.headers.get('x-forwarded-proto'), siteUrl, isProxyTrusted });

/** The origin that the visitor's browser sees. */
function originOf(request: NextRequest): string {
  if (siteUrl) return new URL(siteUrl).origin;
  return `${isSecure(request) ? 'https' : 'http'}://${request.headers.get('host') ?? request.nextUrl.host}`;
}

/** A redirect that a browser follows with a GET; the address may be one of this site without its origin. */
function redirect(to: string, cookies: readonly SiteCookie[]): NextResponse {
  const response = new NextResponse(null, { status: 303, headers: { location: to, 'cache-control': 'private, no-store' } });
  for (const cookie of cookies) response.cookies.set(cookie);
  return response;
}

/** Sends the visitor of the sign-in page to the site that signs people in, where one is configured. */
function startExternalLogin(request: NextRequest, authSiteUrl: string): NextResponse {
  const origin = originOf(request);
  const { locale } = splitLocale(request.nextUrl.pathname);
  const target = continueTarget(request.nextUrl.searchParams.get('continue'), origin) ?? localePath(locale, '/');
  const state = crypto.randomUUID();
  return redirect(externalLoginUrl(authSiteUrl, target, origin, state), [loginStateCookie(state, isSecure(request))]);
}

/** Takes the token of a sign-in that this browser began, once, and strips it from the address; any other token is dropped unread. */
function completeExternalLogin(request: NextRequest): NextResponse | null {
  const secure = isSecure(request);
  const returned = readLoginCallback(request.nextUrl, request.cookies.get(loginStateCookieName(secure))?.value);
  if (!returned) return null;
  const spent = loginStateCookie(null, secure);
  if (!siteSettings.authSiteUrl) return redirect(returned.to, []);
  if (returned.token !== null) return redirect(returned.to, [spent, ...signInCookies(returned.token, secure)]);
  const { locale } = splitLocale(request.nextUrl.pathname);
  return redirect(`${localePath(locale, '/auth')}?${refusedQuery}`, [spent]);
}

/** Redirects to the external sign-in site and back; null for every other request, and where the sign-in is the bundled one. */
export function handleExternalLogin(request: NextRequest): NextResponse | null {
  const back = completeExternalLogin(request);
  if (back) return back;
  const { path } = splitLocale(request.nextUrl.pathname);
  const { authSiteUrl } = siteSettings;
  if (path !== '/auth' || !authSiteUrl || request.nextUrl.search === `?${refusedQuery}`) return null;
  return startExternalLogin(request, authSiteUrl);
}
