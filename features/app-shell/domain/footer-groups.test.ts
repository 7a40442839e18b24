import { describe, expect, it } from 'vitest';
import type { Footer } from '@/lib/contracts/site/site';
import { footerBottomLinks, footerGroups } from './footer-groups';

const words = (text: string) => ({ title: text, titles: { ka: `${text}-ka`, en: `${text}-en`, ru: `${text}-ru` } });
const link = (id: number, url: string, count: number | null = null) => ({
  id,
  ...words(`link-${id}`),
  url,
  statements_count: count,
});
const group = (id: number, url: string | null, links: ReturnType<typeof link>[]) => ({
  id,
  ...words(`group-${id}`),
  url,
  statements_count: null,
  links,
});

const footer: Footer = {
  top_footer: [group(1, null, [link(11, '/s?deal_types=1', 0), link(12, '/missing')]), group(2, null, [link(21, '/missing')])],
  bottom_footer: [group(3, '/terms', []), group(4, null, [link(41, '/missing'), link(42, 'https://example.org/')])],
};
const resolve = async (url: string) => (url === '/missing' ? null : url);

describe('footerGroups', () => {
  it('keeps the links that lead somewhere, in the language of the page, with their counts', async () => {
    expect(await footerGroups(footer, 'ru', resolve)).toEqual([
      { id: 1, title: 'group-1-ru', links: [{ id: 11, title: 'link-11-ru', href: '/s?deal_types=1', count: 0 }] },
    ]);
  });
});

describe('footerBottomLinks', () => {
  it('sets groups with an address and the links of all groups in one row', async () => {
    const links = await footerBottomLinks(footer, 'en', resolve);
    expect(links.map((entry) => entry.title)).toEqual(['group-3-en', 'link-42-en']);
  });
});
