import { locales, splitLocale } from '@/lib/contracts/locales';
import { searchPath } from '@/lib/routes/addresses/search-address';
import { statementTypes } from '@/lib/routes/addresses/statement-address';
import { createRandom } from '@/packages/demo-market/random';
import { openDatabase } from '@/server/db/open';
import { statementSearch } from '@/server/modules/search/search.table';
import { randomFilters } from '@/tests/factories/search-filters';

export const pageKinds = ['home', 'search', 'statement', 'article', 'broker', 'project'] as const;
export type PageKind = (typeof pageKinds)[number];
export type Address = { kind: PageKind; path: string };
/** `drawn` are the addresses of the traffic, by rank; `unseen` are of the same kinds, and the traffic does not contain them. */
export type Addresses = { drawn: Address[]; unseen: Address[] };

/** How many addresses of a kind the traffic has at most; of every kind a quarter, and not more than `unseenMax`, stays unseen. */
const drawnMax: Readonly<Record<PageKind, number>> = {
  home: 3,
  search: 8000,
  statement: 7500,
  article: 600,
  broker: 600,
  project: 600,
};
const unseenMax = 100;

export const apiHeaders = { 'x-website-key': 'livo' };
export const browserHeaders = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  'accept-encoding': 'br, gzip',
};

const kindOf: Readonly<Record<string, PageKind>> = {
  [statementTypes[0]]: 'statement',
  s: 'search',
  blog: 'article',
  br: 'broker',
  proeqti: 'project',
};

/** Paths of the pages that the sitemaps name, which are all canonical. */
async function sitemapPaths(origin: string): Promise<string[]> {
  const linksOf = async (path: string): Promise<string[]> => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      url.replaceAll('&amp;', '&').replace(origin, ''),
    );
  };
  const files = await linksOf('/sitemap.xml');
  return (await Promise.all(files.map(linksOf))).flat();
}

function addressOf(path: string): Address[] {
  const [, first = '', second = ''] = splitLocale(path.replace(/\?.*/, '')).path.split('/');
  const kind = first === '' ? 'home' : kindOf[first];
  return kind === undefined || (kind === 'article' && second === '') ? [] : [{ kind, path }];
}

/** Searches with one to four random conditions of every declared filter, each in one of the languages. */
async function randomSearches({ seed, ...source }: Pick<AddressSource, 'dataDir' | 'databaseUrl' | 'seed'>): Promise<string[]> {
  const database = await openDatabase(source);
  try {
    const rows = await database.db.select().from(statementSearch).orderBy(statementSearch.id);
    return Array.from({ length: drawnMax.search }, (_, index) => {
      const random = createRandom(seed, index);
      // An address past the last page is a 404, and pages have a fixed size.
      const { page: _page, per_page: _perPage, ...filters } = randomFilters(random, rows);
      return searchPath(random.pick(locales), filters);
    });
  } finally {
    await database.close();
  }
}

/** Where a search whose words may name a place leads to. */
async function settle(origin: string, path: string): Promise<string> {
  if (!/[?&]q=/.test(path)) return path;
  const { url, ok } = await fetch(origin + path);
  if (!ok) throw new Error(`${path} did not answer with a page.`);
  return url.replace(origin, '');
}

/** The API refuses ids that no dictionary has, which pages ignore. */
async function isTaken(origin: string, { kind, path }: Address): Promise<boolean> {
  const [, query] = path.split('?');
  if (kind !== 'search' || query === undefined) return true;
  return (await fetch(`${origin}/api/microservice/statements/count?${query}`, { headers: apiHeaders })).ok;
}

export type AddressSource = {
  dataDir: string;
  /** A server's database; the embedded one in the folder when left out. */
  databaseUrl?: string;
  seed: number;
  serve(): Promise<{ origin: string; stop(): Promise<void> }>;
};

/** The addresses of a seeded market in a random order, home first. Those of one seed and market are the same each time. */
export async function collectAddresses({ serve, seed, ...source }: AddressSource): Promise<Addresses> {
  const searches = await randomSearches({ ...source, seed });
  const site = await serve();
  try {
    const paths = await sitemapPaths(site.origin);
    for (const path of searches) paths.push(await settle(site.origin, path));
    const shuffled = createRandom(seed)
      .sample([...new Set(paths)].sort(), paths.length)
      .flatMap(addressOf);
    const unseen: Address[] = [];
    const drawn: Address[] = [];
    for (const kind of pageKinds) {
      const addresses = shuffled.filter((address) => address.kind === kind);
      const unseenCount = kind === 'home' ? 0 : Math.min(unseenMax, Math.floor(addresses.length / 4));
      for (const address of addresses.splice(0, unseenCount)) if (await isTaken(site.origin, address)) unseen.push(address);
      drawn.push(...addresses.slice(0, drawnMax[kind]));
    }
    const [homes, others] = [drawn.slice(0, drawnMax.home), drawn.slice(drawnMax.home)];
    return { drawn: [...homes, ...createRandom(seed).sample(others, others.length)], unseen };
  } finally {
    await site.stop();
  }
}

/** Draws addresses by Zipf's law with the exponent 1: the one of rank n is n times rarer than the first. */
export function drawTraffic({ drawn }: Addresses, count: number, seed: number): Address[] {
  const random = createRandom(seed, 1);
  let sum = 0;
  const sums = drawn.map((_, index) => {
    sum += 1 / (index + 1);
    return sum;
  });
  return Array.from({ length: count }, () => {
    const target = random.next() * sum;
    let [low, high] = [0, sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < target) low = middle + 1;
      else high = middle;
    }
    return drawn[low] as Address;
  });
}
