import { daySeconds } from './domain/time/duration.ts';
/** Maximum lifetime of a session and its cookies; nothing extends it. */
export const sessionMaxAgeSeconds = 1_296_000;
/** How long a browser has for a sign-in on another site. */
const loginStateMaxAgeSeconds = 1800;
/** How long a guest may continue a questionnaire. */
const questionnaireMaxAgeSeconds = 30 * daySeconds;
/** How long a browser that requested a code or registered is recognised: as long as an emailed link works. */
const browserMaxAgeSeconds = daySeconds;
/** As long as a guest's conversation with the staff is stored. */
const chatMaxAgeSeconds = 90 * daySeconds;
/** Longer than a replica in use may be late. */
const readAfterMaxAgeSeconds = 3600;
/** How long a guest of a shared list is recognised. */
const sharedListMaxAgeSeconds = 180 * daySeconds;

/** A readable cookie without any secret: it only shows that there is a session, so that guests' pages make no call. */
export const sessionMarker = 'signed_in';

/** Names of secret cookies. Over https the prefix prevents other hosts of the domain from planting one. */
const prefixedName = (name: string, isSecure: boolean): string => (isSecure ? `__Host-${name}` : name);
export const sessionCookieName = (isSecure: boolean): string => prefixedName('aivani_session', isSecure);
/** Binds codes and a registration to the browser that requested them, before there is a session. */
export const browserCookieName = (isSecure: boolean): string => prefixedName('aivani_browser', isSecure);
/** The state of a sign-in that this browser began on another site. */
export const loginStateCookieName = (isSecure: boolean): string => prefixedName('aivani_login_state', isSecure);
/** The token of a guest's conversation with the staff. */
export const chatCookieName = (isSecure: boolean): string => prefixedName('aivani_chat', isSecure);
/** The token of a guest's questionnaire. */
export const questionnaireCookieName = (isSecure: boolean): string => prefixedName('aivani_questionnaire', isSecure);
/** The key of a guest of shared lists. */
export const sharedListCookieName = (isSecure: boolean): string => prefixedName('aivani_shared_list', isSecure);

/** The replication position of this browser's last write. */
export const readAfterCookieName = 'aivani_read_after';

export type SiteCookie = {
  name: string;
  /** An empty value with max-age 0 deletes the cookie. */
  value: string;
  maxAge: number;
  httpOnly: boolean;
  secure: boolean;
  sameSite: 'lax';
  path: '/';
};

const createCookie = (name: string, value: string, maxAge: number, secure: boolean, httpOnly = true): SiteCookie => ({
  name,
  value,
  maxAge,
  httpOnly,
  secure,
  sameSite: 'lax',
  path: '/',
});

/** The cookies that sign this browser in: the token, and the marker that scripts may read. */
export const signInCookies = (token: string, isSecure: boolean): SiteCookie[] => [
  createCookie(sessionCookieName(isSecure), token, sessionMaxAgeSeconds, isSecure),
  createCookie(sessionMarker, '1', sessionMaxAgeSeconds, isSecure, false),
];

/** The cookies that sign this browser out. */
export const signOutCookies = (isSecure: boolean): SiteCookie[] => [
  createCookie(sessionCookieName(isSecure), '', 0, isSecure),
  createCookie(sessionMarker, '', 0, isSecure, false),
];

/** The cookie with the state of a sign-in on another site; null deletes it. */
export const loginStateCookie = (state: string | null, isSecure: boolean): SiteCookie =>
  createCookie(loginStateCookieName(isSecure), state ?? '', state === null ? 0 : loginStateMaxAgeSeconds, isSecure);

/** The cookie with the secret of a browser. */
export const browserCookie = (secret: string, isSecure: boolean): SiteCookie =>
  createCookie(browserCookieName(isSecure), secret, browserMaxAgeSeconds, isSecure);

/** The cookie with the token of a guest's conversation; null deletes it. */
export const chatCookie = (token: string | null, isSecure: boolean): SiteCookie =>
  createCookie(chatCookieName(isSecure), token ?? '', token === null ? 0 : chatMaxAgeSeconds, isSecure);

/** The cookie with the token of a guest's questionnaire. */
export const questionnaireCookie = (token: string, isSecure: boolean): SiteCookie =>
  createCookie(questionnaireCookieName(isSecure), token, questionnaireMaxAgeSeconds, isSecure);

/** The cookie with the key of a guest of shared lists. */
export const sharedListCookie = (key: string, isSecure: boolean): SiteCookie =>
  createCookie(sharedListCookieName(isSecure), key, sharedListMaxAgeSeconds, isSecure);

/** The cookie with a replication position, so that this browser reads its own writes. */
export const readAfterCookie = (value: string, isSecure: boolean): SiteCookie =>
  createCookie(readAfterCookieName, value, readAfterMaxAgeSeconds, isSecure);

/** A cookie in the format of Set-Cookie; values are tokens without characters that need quoting. */
export function serialiseCookie({ name, value, maxAge, httpOnly, secure }: SiteCookie): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, `Max-Age=${maxAge}`, 'Path=/', 'SameSite=Lax'];
  return [...parts, ...(httpOnly ? ['HttpOnly'] : []), ...(secure ? ['Secure'] : [])].join('; ');
}

type SecureParts = { url: string; forwardedProto: string | null; siteUrl: string | undefined; isProxyTrusted: boolean };

/** Whether the visitor's side of a request is https: by its own address, the site's public address, or a trusted proxy's header. */
export function isSecureRequest({ url, forwardedProto, siteUrl, isProxyTrusted }: SecureParts): boolean {
  const isForwarded = isProxyTrusted && forwardedProto?.split(',').at(-1)?.trim() === 'https';
  return isForwarded || url.startsWith('https:') || siteUrl?.startsWith('https:') === true;
}
