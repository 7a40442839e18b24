import type { FooterEntry, FooterGroup } from '@/components/layout/footer/footer';
import { callApi } from '@/lib/api/client';
import { dispensable, orWithoutWaiting } from '@/lib/api/dispensable';
import { getPlaces } from '@/lib/api/places/places';
import { withKeyedCache, withTtlCache } from '@/lib/api/ttl-cache';
import { type Locale, locales } from '@/lib/contracts/common';
import { type Footer, footerSchema } from '@/lib/contracts/site/site';
import { decide } from '@/lib/decide/decide';
import { readFilters, searchPath } from '@/lib/routes/addresses/search-address';
import { localePath } from '@/lib/routes/locale-path';
import { footerBottomLinks, footerGroups } from '../domain/footer-groups';

async function findAddress(locale: Locale, url: string): Promise<string | null> {
  if (!url.startsWith('/')) return /^(https:|mailto:|tel:)/.test(url) ? url : null;
  const [path = '/', query = ''] = url.split('?', 2);
  // A list given by a query has a shorter address in each language.
  if (path === '/s') return searchPath(locale, readFilters(query), await getPlaces());
  const search = query === '' ? '' : `?${query}`;
  const decision = await decide(locale, path, search, false);
  if (decision.kind === 'error') return null;
  return decision.kind === 'redirect' ? decision.to : `${localePath(locale, path)}${search}`;
}

/**
 * The address in a language of what the API calls `url`: a path of the site without its language, or an address elsewhere. Checking that a
 * page exists may need a request to the API, and a page has some sixty links: the results are cached.
 * @returns null for a page that does not exist and for anything that is not an https address
 */
export const resolveAddress = withKeyedCache(findAddress, {
  keyOf: (locale, url) => `${locale} ${url}`,
  shown: () => ['site', 'search'],
  // Far more than the configuration has; the staff may add links without limit.
  max: 1000,
  isForAll: true,
});

const getFooter = withTtlCache(async () => (await callApi(footerSchema, { url: '/v1/footer', ...dispensable })).data);

/** Two rows of links, with counts where a link leads to a list, and what staff wrote beside them. */
type FooterLinks = Pick<Footer, 'social' | 'visits'> & { groups: FooterGroup[]; bottomLinks: FooterEntry[] };

async function readFooterLinks(locale: Locale): Promise<FooterLinks> {
  const { social, visits, ...footer } = await getFooter();
  const resolve = (url: string) => resolveAddress(locale, url);
  const [groups, bottomLinks] = await Promise.all([
    footerGroups(footer, locale, resolve),
    footerBottomLinks(footer, locale, resolve),
  ]);
  return { groups, bottomLinks, social, visits };
}

const cachedFooterLinks = withKeyedCache(readFooterLinks, {
  keyOf: (locale) => locale,
  shown: () => ['site', 'search'],
  max: locales.length,
  isForAll: true,
});

const noLinks: FooterLinks = { groups: [], bottomLinks: [] };

/** The footer's links in a language; at most a minute old. A failure leaves the page without them. */
export const getFooterLinks = orWithoutWaiting('links of the footer', cachedFooterLinks, noLinks);
