import type { ServerEnv } from '../../env';

/**
 * Where a request comes from. first-party: our pages and server components; allowed-origin: a page of an origin that CORS_ORIGINS names;
 * api-client: not a browser; cross-site: any other page.
 */
export type RequestOrigin = 'first-party' | 'allowed-origin' | 'api-client' | 'cross-site';

export const allowedOrigins = (env: ServerEnv): string[] =>
  env.CORS_ORIGINS.split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter(Boolean);

/** The hosts of this site. Forwarded hosts count only behind a configured proxy. */
function siteHosts(request: Request, env: ServerEnv): string[] {
  const forwarded = env.TRUST_PROXY === '1' ? request.headers.get('x-forwarded-host') : null;
  const hosts = [request.headers.get('host') ?? new URL(request.url).host, forwarded, env.SITE_URL && new URL(env.SITE_URL).host];
  return hosts.filter((host): host is string => Boolean(host));
}

/** Fetch metadata first, which no page can forge; then Origin, then Referer, for browsers without it. */
function isFirstParty(request: Request, env: ServerEnv): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const sender = request.headers.get('origin') ?? request.headers.get('referer');
  return sender !== null && URL.canParse(sender) && siteHosts(request, env).includes(new URL(sender).host);
}

/** No browser headers, and no cookie that another site could abuse. */
const isApiClient = (request: Request): boolean =>
  ['sec-fetch-site', 'origin', 'referer', 'cookie'].every((name) => !request.headers.has(name));

/** A page of ours may ask to be treated as an API client, as the page of the API document does: it then has no cookies. */
const asksAsApiClient = (request: Request): boolean => request.headers.get('x-as-program') === '1';

export function requestOriginOf(request: Request, env: ServerEnv, isTrusted: boolean): RequestOrigin {
  if (!isTrusted && asksAsApiClient(request) && isFirstParty(request, env)) return 'api-client';
  if (isTrusted || isFirstParty(request, env)) return 'first-party';
  if (allowedOrigins(env).includes(request.headers.get('origin') ?? '')) return 'allowed-origin';
  return isApiClient(request) ? 'api-client' : 'cross-site';
}
