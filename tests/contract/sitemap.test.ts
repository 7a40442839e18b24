import { inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { sitemapListsSchema, sitemapPageIds, sitemapPagesSchema, sitemapStatementsSchema } from '@/lib/contracts/sitemap';
import { statementCountSchema, statementStubSchema } from '@/lib/contracts/statements';
import { statementSearch } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import { insertStatement } from '../factories/statement';
import { useApi } from '../setup/api';
import { seededAt } from '../setup/database';

const api = useApi();
const root = '/api/microservice/statements/sitemap';

const findPages = async () => sitemapPagesSchema.parse((await api.call(`${root}/pages`)).body).data;
const findPage = async (page: number) => sitemapStatementsSchema.parse((await api.call(`${root}?page=${page}`)).body).data;
const findLists = async () => sitemapListsSchema.parse((await api.call(`${root}/lists`)).body).data;
const pageOf = (id: number) => Math.floor(id / sitemapPageIds);
let minutes = 0;
/** Moves the clock past what is kept for a minute. */
const passTime = () => {
  minutes += 2;
  api.setNow(new Date(seededAt.getTime() + minutes * 60_000));
};

describe('GET /statements/sitemap', () => {
  it('names every listed statement once and no other', async () => {
    const listed = (await api.db.select({ id: statementSearch.id }).from(statementSearch)).map(({ id }) => id);
    const named = (await Promise.all((await findPages()).map(({ page }) => findPage(page)))).flat().map(({ id }) => id);
    expect(named.toSorted()).toEqual(listed.toSorted());
    expect(named.length).toBeGreaterThan(100);
  });

  it('gives the addresses that the statement itself has', async () => {
    const [{ page } = { page: 0 }] = await findPages();
    for (const { id, href_lang, middle_slugs } of (await findPage(page)).slice(0, 20)) {
      const stub = statementStubSchema.parse((await api.call(`/api/microservice/statements/stub/${id}`)).body).data;
      expect({ href_lang, middle_slugs }).toEqual({ href_lang: stub.href_lang, middle_slugs: stub.middle_slugs });
    }
  });

  it('keeps a statement on the page of its id and leaves out what is not active', async () => {
    const id = 20_000_000;
    await insertStatement(api.db, { id });
    for (const [index, state] of (['draft', 'hidden', 'expired', 'sold', 'blocked', 'deleted'] as const).entries())
      await insertStatement(api.db, { id: id + 1 + index, state });
    await insertStatement(api.db, { id: id + sitemapPageIds });
    expect((await findPage(pageOf(id))).map((statement) => statement.id)).toEqual([id]);
    expect((await findPage(pageOf(id) + 1)).map((statement) => statement.id)).toEqual([id + sitemapPageIds]);
  });

  it('has none on a page past the last', async () => {
    expect(await findPage(214_748)).toEqual([]);
  });

  it.each(['', '?page=', '?page=-1', '?page=1.5', '?page=x', '?page=999999'])('is 422 for %s', async (query) => {
    expect((await api.call(`${root}${query}`)).status).toBe(422);
  });

  it('needs the website key', async () => {
    expect((await api.call(`${root}?page=1`, { headers: { 'x-website-key': null } })).status).toBe(403);
  });
});

describe('GET /statements/sitemap/pages', () => {
  it('counts each page and tells its last change', async () => {
    const ids = [30_000_001, 30_000_002];
    await insertStatement(api.db, { id: 30_000_001, date: new Date('2026-11-18T10:00:00Z') });
    await insertStatement(api.db, { id: 30_000_002, date: new Date('2026-11-19T10:00:00Z') });
    passTime();
    expect((await findPages()).at(-1)).toEqual({ page: pageOf(30_000_001), count: 2, last_updated: '2026-11-19T10:00:00.000Z' });
    await api.db.delete(statementSearch).where(inArray(statementSearch.id, ids));
    passTime();
    expect((await findPages()).map(({ page }) => page)).not.toContain(pageOf(30_000_001));
  });
});

describe('GET /statements/sitemap/lists', () => {
  const countOf = async (query: string) =>
    statementCountSchema.parse((await api.call(`/api/microservice/statements/count?${query}`)).body).data.total;

  it('counts what the list itself counts, and names no empty one', async () => {
    passTime();
    const lists = await findLists();
    expect(lists.every(({ count }) => count > 0)).toBe(true);
    const levels = [null, 'cities', 'districts', 'urbans'] as const;
    for (const level of levels) {
      const found = lists.filter(({ place }) => (place?.level ?? null) === level);
      expect(found.length).toBeGreaterThan(0);
      for (const { deal_type_id, real_estate_type_id, place, count } of [...found.slice(0, 4), ...found.slice(-2)]) {
        const where = place ? `&${place.level}=${place.id}` : '';
        expect(await countOf(`deal_types=${deal_type_id}&real_estate_types=${real_estate_type_id}${where}`)).toBe(count);
      }
    }
  });

  it('names a deal, type and place once', async () => {
    const keys = (await findLists()).map(({ deal_type_id, real_estate_type_id, place }) =>
      JSON.stringify([deal_type_id, real_estate_type_id, place]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('forgets a list with its last statement', async () => {
    const urban = { level: 'urbans', id: 999_001 } as const;
    const { id } = await insertStatement(api.db, { dealTypeId: 10, realEstateTypeId: 4, urbanId: urban.id });
    const isNamed = async () => (await findLists()).some(({ place }) => place?.level === urban.level && place.id === urban.id);
    passTime();
    expect(await isNamed()).toBe(true);
    await api.db.delete(statementSearch).where(inArray(statementSearch.id, [id]));
    await api.db.delete(statements).where(inArray(statements.id, [id]));
    passTime();
    expect(await isNamed()).toBe(false);
  });
});
