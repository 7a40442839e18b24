/** What the site that signs people in puts into the address that they come back to. */
const tokenParameter = 'access_token';
const stateParameter = 'state';

/**
 * The address to leave for: the site that signs people in, told where to come back to.
 * @param authSiteUrl its address
 * @param target an address within this site, path and query
 * @param origin of this site
 * @param state a secret that this browser keeps in a cookie until it comes back
 */
export function externalLoginUrl(authSiteUrl: string, target: string, origin: string, state: string): string {
  const back = new URL(target, origin);
  back.searchParams.set(stateParameter, state);
  const url = new URL(authSiteUrl);
  url.searchParams.set('continue', back.href);
  return url.href;
}

/** `token` is null when this browser did not begin the sign-in: it is then dropped unread. `to` is the address without it. */
export type LoginCallback = { token: string | null; to: string };

/**
 * Reads an address that the site which signs people in led back to; null for any other address.
 * @param keptState the state of this browser, which is good for one return
 */
export function readLoginCallback(url: URL, keptState: string | undefined): LoginCallback | null {
  const tokens = url.searchParams.getAll(tokenParameter);
  if (tokens.length === 0) return null;
  const given = url.searchParams.get(stateParameter);
  const plain = new URL(url);
  plain.searchParams.delete(tokenParameter);
  plain.searchParams.delete(stateParameter);
  const [token] = tokens;
  const isOurs = tokens.length === 1 && Boolean(token) && Boolean(keptState) && given === keptState;
  return { token: isOurs && token ? token : null, to: `${plain.pathname.replace(/^\/+/, '/')}${plain.search}` };
}
