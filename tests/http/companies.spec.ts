import { localePath } from '@/lib/routes/locale-path';
import { registerBroker } from '../factories/site-visitors';
import { expect, test } from './fixtures';

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

test('a broker is found by its name', async ({ request, playwright, baseURL }) => {
  const office = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const name = await registerBroker(office);
  await office.dispose();
  const open = async (query: string) =>
    (await request.get(localePath('en', `/brokerebi?name=${encodeURIComponent(query)}`))).text();
  expect(await open(name)).toMatch(new RegExp(`<a [^>]*href="/en/br/[^"]+"[^>]*>(<[^>]+>)*${name}<`));
  expect(await open(`${name} x`)).not.toMatch(/<a [^>]*href="\/en\/br\//);
});

test('a project leads from the list to its flats by rooms and to its developer', async ({ request }) => {
  const list = await (await request.get(localePath('en', '/developerebi?activeTab=2&rooms=2'))).text();
  const address = linksOf(list).find((href) => href.startsWith('/en/proeqti/')) ?? 'no project';
  const project = await request.get(address);
  expect([address, project.status()]).toEqual([address, 200]);
  const links = linksOf(await project.text());
  const flats = links.find((href) => href.startsWith('/en/s') && /[?&]projects=\d+/.test(href) && /[?&]room_types=/.test(href));
  expect((await request.get(flats ?? 'no flats')).status()).toBe(200);
  const developer = links.find((href) => href.startsWith('/en/d/'));
  expect((await request.get(developer ?? 'no developer')).status()).toBe(200);
});
