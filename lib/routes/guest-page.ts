import { decide } from './decide/decide';
import { splitLocale } from './locale-path';
import { hasLoginToken } from './login-redirects';
import { createPolicy, pageHeaders } from './page-headers';

/** Addresses that need no decoding and no redirect to a normal form. */
const plainPath = /^(\/|(\/[\w.~-]+)+)$/;

export type GuestPage = {
  /** Path of the page in `app`, with the language. */
  path: string;
  /** What the page reads of the request in addition to the client's headers. */
  requestHeaders: Record<string, string>;
  /** Headers of the response. */
  headers: Record<string, string>;
};

/**
 * Decides an address for a guest, as the middleware does.
 * @param url path and query of a request that belongs to no session
 * @returns null for what is not simply a page: the middleware then decides
 */
export async function findGuestPage(url: string): Promise<GuestPage | null> {
  const [address = ''] = url.split('?', 1);
  if (!plainPath.test(address)) return null;
  const { pathname, search } = new URL(`http://localhost${url}`);
  const { locale, path } = splitLocale(pathname);
  // Dots are resolved.
  if (pathname !== address || hasLoginToken(search)) return null;
  const decision = await decide(locale, path, search, false).catch(() => null);
  if (decision?.kind !== 'page') return null;
  const policy = createPolicy();
  return {
    path: `/${locale}${path === '/' ? '' : path}`,
    requestHeaders: { 'content-security-policy': policy, 'x-next-intl-locale': locale },
    headers: pageHeaders(path, policy, false),
  };
}
