import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getComparison } from '@/features/compare/queries/get-comparison';
import { getDevelopers, getProjects } from '@/features/projects/queries/get-projects';
import { getNearMatches, getRelaxations } from '@/features/search/queries/relaxations';
import { getPaidStatements, getStatements } from '@/features/search/queries/search';
import { getPriceHistory, getSimilarStatements, getStatement, viewerHeadersOf } from '@/features/statement/queries/get-statement';
import { getBrokers } from '@/lib/api/companies';
import { findArticles } from '@/lib/api/content';
import { getPrices, getStatementPrices } from '@/lib/api/market/prices';
import { readTextPlaces } from '@/lib/api/places/text-places';
import { getChoiceCounts } from '@/lib/api/statements/choice-counts';
import { countStatements } from '@/lib/api/statements/statement-count';
import { findStatementStub } from '@/lib/api/statements/statement-stub';
import { connectApi } from '@/server/entry/connect-api';
import { openEntry } from '../../factories/entry';
import { insertStatement } from '../../factories/statement';
import { useApi } from '../../setup/api';
import { openApp } from '../../setup/app';

const api = useApi();

let id = 0;
let callCount = 0;
beforeAll(async () => {
  ({ id } = await insertStatement(api.db));
  const { fetch } = connectApi(openApp(api), openEntry());
  globalThis.__api = {
    fetch: (...args) => {
      callCount += 1;
      return fetch(...args);
    },
  };
});
beforeEach(() => globalThis.__entry?.pages.change(null));
afterAll(() => {
  globalThis.__api = undefined;
  globalThis.__entry = undefined;
});

/** How often a request calls the API. @param isShared false for a visitor who is signed in */
async function callsOf(read: () => Promise<unknown>, isShared = true): Promise<number> {
  callCount = 0;
  const entry = globalThis.__entry ?? openEntry();
  await entry.scope.run(entry.createScope({ isShared }), read);
  return callCount;
}

const filters = { deal_types: [1] };
const viewer = viewerHeadersOf(new Headers({ 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'x-client-address': '10.2.0.1' }));
const [site, lists, one] = ['site', 'search', 'statement'] as const;

/** What a page for guests reads, and the changes that it has to show. */
describe.each<[string, () => Promise<unknown>, ReadonlyArray<typeof site | typeof lists | typeof one>]>([
  ['a statement', () => getStatement(id, undefined, viewer), [site, one]],
  ['its address', () => findStatementStub(id), [site, one]],
  ['its prices', () => getPriceHistory(id), [site, one]],
  ['its place in the market', () => getStatementPrices(id), [site, one]],
  ['others like it', () => getSimilarStatements(id), [site, lists, one]],
  ['a comparison', () => getComparison([id]), [site, lists, one]],
  ['a list', () => getStatements(filters), [site, lists]],
  ['its paid strip', () => getPaidStatements(filters), [site, lists]],
  ['its count', () => countStatements(filters), [site, lists]],
  ['the counts of its choices', () => getChoiceCounts('deal_types', filters), [site, lists]],
  ['ways on from it', () => getRelaxations(filters), [site, lists]],
  ['the nearest to it', () => getNearMatches(filters), [site, lists]],
  ['prices of a place', () => getPrices({ level: 'country', id: 0 }), [site, lists]],
  ['brokers', () => getBrokers('page=1'), [site, lists]],
  ['developers', () => getDevelopers({ per_page: 1 }), [site, lists]],
  ['projects', () => getProjects({ per_page: 1 }), [site, lists]],
  ['articles', () => findArticles('per_page=1'), [site]],
  ['places of a text', () => readTextPlaces({ q: 'ვაკე' }), [site]],
])('%s', (_, read, shown) => {
  it('is read once for guests until it changes, and for each visitor who is signed in', async () => {
    expect(await callsOf(read)).toBe(1);
    expect(await callsOf(read)).toBe(0);
    expect(await callsOf(read, false)).toBe(1);
    const changes = [site, lists, one, 'statement of another'] as const;
    const dropping: string[] = [];
    for (const change of changes) {
      globalThis.__entry?.pages.change(
        change === one ? `statement ${id}` : change === 'statement of another' ? 'statement 1' : change,
      );
      if ((await callsOf(read)) > 0) dropping.push(change);
    }
    expect(dropping).toEqual(shown);
  });
});
