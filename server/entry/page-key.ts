import type { IncomingMessage } from 'node:http';
import { clientAddressHeader } from '../../lib/contracts/client-address-header.ts';
import { cookiePairs, readCookie } from '../../lib/contracts/cookie-header.ts';
import { splitLocale } from '../../lib/contracts/locales.ts';
import { pageCookies } from '../../lib/contracts/page-cookies.ts';
import type { PageTag } from './page-versions.ts';

/** Everything that changes the bytes of a guest's page, in one text, and what the page shows. */
export type PageKey = { key: string; tags: PageTag[] };

/** Addresses whose responses belong to one visitor, or are not pages: assets, feeds, the API. */
const uncached =
  /^\/(?:api|_next|assets|banner-frame|feed|og|offline|manifests|account|admin|auth|payment-result|unsubscribe|evaluation|dynamic-forms|error|sitemap[^/]*|[^/]+\.[a-z]+)(?:\/|$)/;

const statementPath = /^\/udzravi-qoneba\/(?:.*-)?(\d{1,10})$/;

/** Headers by which the framework's client requests parts of a page, and by which the framework's own proxies name one. */
const partialRequest =
  /^(?:rsc|next-|x-nextjs-|x-middleware-|x-invoke-|x-now-|x-matched-path$|range$|authorization$|global-authorization$)/;

const valueLengthMax = 40;

const isIdentity = (name: string): boolean => pageCookies.identity.some((secret) => name.endsWith(secret));

/** Whether a request asks past caches. With a tag it is a proxy that asks whether its copy still holds. */
export const isReload = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers['cache-control'] ?? '').includes('no-cache') && headers['if-none-match'] === undefined;

/** Whether a page may show what the API answered to other guests. */
export const isShared = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  !isReload(request) && !cookiePairs(request.headers.cookie).some(([name]) => isIdentity(name));

/** The cookies that the server reads while it renders for a guest, in a fixed order; null for a visitor who is none. */
function cookiesOf(header: string | undefined): string | null {
  if (cookiePairs(header).some(([name]) => isIdentity(name))) return null;
  const values = pageCookies.varying.map((name) => readCookie(header, name) ?? '');
  return values.some(({ length }) => length > valueLengthMax) ? null : JSON.stringify(values);
}

/** @returns null for what is not a page, or not a guest's */
export function pageKeyOf({ method, url = '', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): PageKey | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const { path } = splitLocale(url.split('?', 1)[0] ?? '');
  if (uncached.test(path) || Object.keys(headers).some((name) => partialRequest.test(name))) return null;
  const cookies = cookiesOf(headers.cookie);
  if (cookies === null) return null;
  const origin = [headers.host, headers['x-forwarded-proto'], headers['x-forwarded-host']];
  const statement = statementPath.exec(path)?.[1];
  return {
    key: [...origin, url, cookies].join('\n'),
    tags: ['site', statement === undefined ? 'search' : `statement ${Number(statement)}`],
  };
}

/** Who looks at a page, as the API counts views. */
export const viewerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Record<string, string> =>
  Object.fromEntries(
    [clientAddressHeader, 'user-agent', 'x-forwarded-proto'].flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
