import { expect, it } from 'vitest';
import type { NavEntry } from '@/lib/contracts/site/site';
import { siteNavigation } from './site-navigation';

const link = (key: string, url: string | null) => ({
  key,
  title: key,
  titles: { ka: `${key} ka`, en: `${key} en`, ru: `${key} ru` },
  url,
});
const entry = (key: string, url: string | null, children: NavEntry['children'] = []): NavEntry => ({
  ...link(key, url),
  children,
});
const resolve = async (url: string) => (url === '/gone' ? null : `/en${url}`);
const open = (entries: NavEntry[], interiorSiteUrl?: string) => siteNavigation(entries, 'en', { interiorSiteUrl, resolve });

it('names and leads in the language of the page, in the order of the configuration', async () => {
  expect(await open([entry('rent', '/s?deal_types=2', [link('rent.house', '/s?deal_types=2&real_estate_types=2')])])).toEqual([
    {
      ...{ key: 'rent', label: 'rent en', href: '/en/s?deal_types=2', isExternal: false },
      children: [{ key: 'house', label: 'rent.house en', href: '/en/s?deal_types=2&real_estate_types=2' }],
    },
  ]);
});

it('leaves out what leads nowhere', async () => {
  expect(await open([entry('gone', '/gone'), entry('heading', null), entry('list', null, [link('list.gone', '/gone')])])).toEqual(
    [],
  );
});

it('leads to the renovation site, and has no entry without it', async () => {
  const entries = [entry('property_reformation', '/s')];
  expect(await open(entries)).toEqual([]);
  expect(await open(entries, 'https://interior.example')).toMatchObject([{ href: 'https://interior.example', isExternal: true }]);
});
