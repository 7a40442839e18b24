import type { APIRequestContext } from '@playwright/test';
import { locales } from '@/lib/contracts/locales';
import { localePath } from '@/lib/routes/locale-path';
import { findUnlistedStatements } from '../factories/find-statements';
import { expect, test } from './fixtures';
import { normaliseAddress, type PageMetadata, pageKindOf, parsePage } from './page-metadata';

const isEverything = process.env.TEST_ALL === '1';
const limits = { pages: 240, perKind: isEverything ? 3 : 1, images: isEverything ? 40 : 20, shareImages: 6, together: 4 };
const requiredKinds = ['home', 'list', 'list of a kind or place', 'cut of a list', 'statement'];

type Visit = { address: string; status: number; location: string | null; facts: PageMetadata | null };

async function visit(request: APIRequestContext, address: string): Promise<Visit> {
  const response = await request.get(address, { maxRedirects: 0 });
  const location = response.headers().location ?? null;
  const isPage = (response.headers()['content-type'] ?? '').startsWith('text/html');
  return {
    address,
    status: response.status(),
    location: location && normaliseAddress(location, address),
    facts: isPage && location === null ? parsePage(await response.text(), address) : null,
  };
}

/** What is wrong with a page for those who find it by a search engine. */
function metadataErrors({ address, facts }: Visit & { facts: PageMetadata }): string[] {
  const { locale } = pageKindOf(address);
  const languages = facts.versions.map(([language]) => language);
  const [canonical = ''] = facts.canonicals;
  const wrong: [boolean, string][] = [
    [facts.language !== locale, `html lang is ${facts.language}`],
    [facts.headings !== 1, `${facts.headings} headings h1`],
    [facts.title.length < 5, `title "${facts.title}"`],
    [facts.description.length < 20, `description "${facts.description}"`],
    // Robots get one signal: noindex or a canonical address.
    [facts.canonicals.length !== (facts.isIndexed ? 1 : 0), `canonical ${facts.canonicals.join(' and ')}`],
    [canonical !== '' && pageKindOf(canonical).locale !== locale, `canonical ${canonical} is in another language`],
    [facts.shareImages.length !== 1, `${facts.shareImages.length} pictures for links`],
    [facts.isIndexed && canonical !== address, `canonical ${canonical}`],
    [facts.isIndexed && languages.join() !== 'ka,en,ru,x-default', `versions ${languages.join()}`],
    [
      facts.isIndexed && !facts.versions.some(([language, version]) => language === locale && version === address),
      'no own version',
    ],
    [!facts.isIndexed && languages.length > 0, 'not indexed, but has versions'],
  ];
  return wrong.filter(([isWrong]) => isWrong).map(([, error]) => error);
}

/** Follows every link from the start, breadth first, up to the limits of each kind and language; versions are followed always. */
async function crawl(request: APIRequestContext, start: string[]): Promise<Map<string, Visit>> {
  const visits = new Map<string, Visit>();
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const queue: string[] = [];
  const take = (address: string, isVersion = false): void => {
    const { kind, locale } = pageKindOf(address);
    const count = counts.get(`${kind} ${locale}`) ?? 0;
    if (taken.has(address) || taken.size >= limits.pages || (!isVersion && count >= limits.perKind)) return;
    taken.add(address);
    counts.set(`${kind} ${locale}`, count + 1);
    queue.push(address);
  };
  const follow = (found: Visit): void => {
    visits.set(found.address, found);
    if (found.location) take(found.location, true);
    for (const [, version] of found.facts?.versions ?? []) take(version, true);
    for (const link of found.facts?.links ?? []) take(link);
  };
  for (const address of start) take(address);
  while (queue.length > 0) {
    const next = queue.splice(0, limits.together);
    for (const found of await Promise.all(next.map((address) => visit(request, address)))) follow(found);
  }
  return visits;
}

/** The page that an address ends at, after one redirect at most. */
function endOf(visits: Map<string, Visit>, { status, location, ...rest }: Visit): Visit | undefined {
  return status === 308 && location ? visits.get(location) : { status, location, ...rest };
}

const isRead = (found: Visit): found is Visit & { facts: PageMetadata } => found.facts !== null;

function deadEnds(visits: Map<string, Visit>): string[] {
  return [...visits.values()]
    .map((found) => ({ found, end: endOf(visits, found) }))
    .filter(({ end }) => end?.status !== 200 || end.facts === null)
    .map(({ found, end }) => `${found.address}: ${found.status} ${found.location ?? ''} ${end?.status ?? ''}`);
}

/** Versions that do not name one another, and links of a page to itself in another spelling. */
function mismatches(visits: Map<string, Visit>): string[] {
  return [...visits.values()]
    .filter(isRead)
    .flatMap(({ address, facts }) => [
      ...facts.versions
        .filter(([, version]) => JSON.stringify(visits.get(version)?.facts?.versions) !== JSON.stringify(facts.versions))
        .map(([language, version]) => `${address}: its ${language} version ${version} does not name the same versions`),
      ...facts.links
        .filter((link) => link !== address && visits.get(link)?.location === address)
        .map((link) => `${address}: names itself ${link}`),
    ]);
}

test('everything that a crawler finds from the home pages is whole in its language', async ({ request, baseURL }) => {
  const visits = await crawl(
    request,
    locales.map((locale) => normaliseAddress(localePath(locale, '/'), baseURL ?? '')),
  );
  const pages = [...visits.values()].filter(isRead);

  expect(deadEnds(visits)).toEqual([]);
  expect(pages.flatMap((page) => metadataErrors(page).map((error) => `${page.address}: ${error}`))).toEqual([]);
  expect(mismatches(visits)).toEqual([]);

  const seen = new Set(pages.map(({ address }) => Object.values(pageKindOf(address)).join(' in ')));
  for (const locale of locales) for (const kind of requiredKinds) expect(seen).toContain(`${kind} in ${locale}`);

  const images = [...new Set(pages.flatMap(({ facts }) => facts.images))].slice(0, limits.images);
  const shareImages = [...new Set(pages.flatMap(({ facts }) => facts.shareImages))].slice(0, limits.shareImages);
  expect([images.length, shareImages.length]).toEqual([limits.images, limits.shareImages]);
  for (const address of [...images, ...shareImages]) {
    const { status, type } = await request
      .head(address)
      .then((response) => ({ status: response.status(), type: response.headers()['content-type'] ?? '' }));
    expect([address, status, type.split('/')[0]]).toEqual([address, 200, 'image']);
  }
});

for (const locale of locales)
  test(`pages that are not offered in ${locale} say so in full, are not indexed, and have no picture`, async ({
    request,
    baseURL,
  }) => {
    const { 308: withdrawn, 404: hidden, 410: deleted } = await findUnlistedStatements(request);
    const expected: [path: string, status: number][] = [
      [`/statements/${withdrawn}`, 200],
      [`/statements/${hidden}`, 404],
      [`/statements/${deleted}`, 410],
      ['/no-such-page', 404],
      ['/azomva', 403],
    ];
    for (const [path, status] of expected) {
      const response = await request.get(localePath(locale, path), { maxRedirects: 1 });
      const { language, headings, title, isIndexed, links } = parsePage(await response.text(), baseURL ?? '');
      expect({ path, status: response.status(), language, headings, isIndexed }).toEqual({
        path,
        status,
        language: locale,
        headings: 1,
        isIndexed: false,
      });
      expect(title.length, path).toBeGreaterThan(5);
      const foreign = links.filter((link) => pageKindOf(link).locale !== locale && pageKindOf(link).kind !== 'home');
      expect(foreign, path).toEqual([]);
    }
    for (const id of [withdrawn, hidden, deleted]) {
      expect((await request.get(`/og/statements/${locale}/${id}`)).status()).toBe(404);
    }
  });
