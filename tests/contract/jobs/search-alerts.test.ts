import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedSearchesSchema, savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { alertSearches } from '@/server/jobs/alert-searches';
import { deliverNotifications } from '@/server/jobs/deliver-notifications';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { createSavedSearchesRepository } from '@/server/modules/saved-searches/saved-searches.repository';
import { savedSearches, savedSearchMatches } from '@/server/modules/saved-searches/saved-searches.table';
import { keysOfSearch, keysOfStatement } from '@/server/modules/saved-searches/search-keys';
import { indexStatements } from '@/server/modules/search/search.index.repository';
import { createSearchRepository } from '@/server/modules/search/search.repository';
import { createReverseSearchRepository } from '@/server/modules/search/search.reverse.repository';
import { statementChanges, statementSearch } from '@/server/modules/search/search.table';
import { statements } from '@/server/modules/statements/statements.table';
import type { Mail } from '@/server/ports/mail';
import { insertStatement, type NewStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();
const path = '/api/microservice/users/saved-searches';
/** Noon of Tbilisi, two days after the searches of these tests. */
const noon = new Date('2026-11-23T08:00:00Z');
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * 60_000);
const run = (now: Date) => alertSearches({ database: api.database, clock: () => now });
const vake: StatementFilters = { deal_types: [1], urbans: [38], price_to: 100_000, currency_id: 2 };

const save = async ({ headers }: Visitor, filters: StatementFilters = vake, more: object = {}) => {
  const body = { name: 'Vake to 100k', filters, ...more };
  const { status, body: answer } = await api.call(path, { method: 'POST', headers, body });
  expect(status).toBe(200);
  return savedSearchResponseSchema.parse(answer).data;
};
const publish = (overrides: Partial<NewStatement> = {}) =>
  insertStatement(api.db, { priceUsdMinor: 9_000_000, priceGelMinor: 24_300_000, date: noon, ...overrides });
const told = (userId: number) =>
  api.db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.id);

beforeEach(async () => {
  await api.db.delete(savedSearches);
  await api.db.delete(statementChanges);
});

describe('saved searches', () => {
  it('belong to their account: others and guests have none of them', async () => {
    const [owner, other] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const { id } = await save(owner);
    const listOf = async ({ headers }: Visitor) => savedSearchesSchema.parse((await api.call(path, { headers })).body).data;
    expect(await listOf(owner)).toMatchObject([
      { id, name: 'Vake to 100k', filters: vake, frequency: 'instant', is_paused: false },
    ]);
    expect(await listOf(other)).toEqual([]);
    expect((await api.call(path)).status).toBe(401);
    const change = { method: 'POST', headers: other.headers, body: { name: 'Mine' } };
    expect((await api.call(`${path}/${id}`, change)).status).toBe(404);
    expect((await api.call(`${path}/${id}`, { method: 'DELETE', headers: other.headers })).status).toBe(404);
    expect((await api.call(`${path}/${id}`, { ...change, headers: owner.headers, body: { hour: 3 } })).status).toBe(422);
    const paused = await api.call(`${path}/${id}`, { ...change, headers: owner.headers, body: { is_paused: true } });
    expect(savedSearchResponseSchema.parse(paused.body).data.is_paused).toBe(true);
    expect((await api.call(`${path}/${id}`, { method: 'DELETE', headers: owner.headers })).status).toBe(200);
    expect(await listOf(owner)).toEqual([]);
  });

  it('may be saved paused, and then find nothing', async () => {
    const owner = await insertVisitor(api.db);
    expect((await save(owner, vake, { is_paused: true })).is_paused).toBe(true);
    expect((await save(owner)).is_paused).toBe(false);
    await publish();
    await run(noon);
    const found = await api.db
      .select({ isPaused: savedSearches.isPaused })
      .from(savedSearchMatches)
      .innerJoin(savedSearches, eq(savedSearches.id, savedSearchMatches.searchId));
    expect(found).toEqual([{ isPaused: false }]);
  });

  it('are fifty at most', async () => {
    const owner = await insertVisitor(api.db);
    const { user } = owner;
    const row = { userId: user.id, name: 'a', filters: {}, frequency: 'daily' as const, hour: 9, isMailed: true };
    await api.db.insert(savedSearches).values(Array.from({ length: 50 }, () => ({ ...row, seenAt: noon, createdAt: noon })));
    const body = { name: 'One more', filters: {} };
    expect((await api.call(path, { method: 'POST', headers: owner.headers, body })).status).toBe(409);
  });
});

describe('an alert', () => {
  it('tells of what was published in a burst in one notification and one mail, and never again', async () => {
    const owner = await insertVisitor(api.db, { email: 'alerts@example.com', emailVerified: true, locale: 'en' });
    const search = await save(owner);
    await publish();
    await publish({ priceUsdMinor: 20_000_000 });
    await run(noon);
    const second = await publish();
    await run(later(1));
    expect(await told(owner.user.id)).toEqual([]);
    await run(later(3));
    await indexStatements(api.db, [second.id]);
    await run(later(4));
    await run(later(30));
    const rows = await told(owner.user.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ type: 8, template: 'saved_search', parameters: { search: { id: search.id }, count: 2 } });
    const [listed] = savedSearchesSchema.parse((await api.call(path, { headers: owner.headers })).body).data;
    expect(listed?.new_count).toBe(2);

    const sent: Mail[] = [];
    const email = { siteName: { ka: 'აივანი', en: 'Aivani', ru: 'Айвани' }, siteUrl: 'https://aivani.example' };
    const mail = { send: async (message: Mail) => void sent.push(message) };
    await deliverNotifications({ database: api.database, clock: () => later(31), mail, email });
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'alerts@example.com', subject: 'New listings for your search' });
    expect(sent[0]?.text).toContain('“Vake to 100k”: 2 found.');
    expect(sent[0]?.text).toContain(`https://aivani.example/en/statements/${second.id}`);
    const unsubscribe = new URL(sent[0]?.unsubscribeUrl ?? '');
    const ended = await api.call(`${unsubscribe.pathname}${unsubscribe.search}`, { method: 'POST' });
    expect(ended.body).toMatchObject({ data: { type: 8 } });
  });

  it('waits in the night until nine', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    await publish();
    const ten = new Date('2026-11-23T18:00:00Z');
    await run(ten);
    await run(later(60 * 10, ten));
    await run(new Date('2026-11-24T04:59:00Z'));
    expect(await told(owner.user.id)).toEqual([]);
    await run(new Date('2026-11-24T05:00:00Z'));
    expect(await told(owner.user.id)).toHaveLength(1);
  });

  it('comes at the chosen hour, once in a day or a week', async () => {
    const owner = await insertVisitor(api.db);
    const { id } = await save(owner, vake, { frequency: 'weekly', hour: 14, is_mailed: false });
    await publish();
    await run(noon);
    await run(later(60));
    expect(await told(owner.user.id)).toEqual([]);
    await run(later(120));
    expect(await told(owner.user.id)).toMatchObject([{ mailAfter: null }]);
    await publish();
    await run(later(60 * 24 * 6 + 240));
    expect(await told(owner.user.id)).toHaveLength(1);
    await run(later(60 * 24 * 7 + 120));
    expect(await told(owner.user.id)).toHaveLength(2);
    expect(await api.db.select().from(savedSearchMatches).where(eq(savedSearchMatches.searchId, id))).toHaveLength(2);
  });

  it('tells once that a statement became cheaper', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    const { id } = await publish();
    const price = async (usd: number) => {
      await api.db
        .update(statements)
        .set({ priceUsdMinor: usd * 100, priceGelMinor: usd * 270 })
        .where(eq(statements.id, id));
      await indexStatements(api.db, [id]);
    };
    await run(noon);
    await run(later(3));
    for (const [minutes, usd] of [
      [4, 95_000],
      [8, 80_000],
      [12, 70_000],
    ] as const) {
      await price(usd);
      await run(later(minutes));
      await run(later(minutes + 3));
    }
    const reasons = (await told(owner.user.id)).map(({ parameters }) => parameters.statements?.map(({ reason }) => reason));
    expect(reasons).toEqual([['new'], ['price']]);
  });

  it('says nothing of one’s own, of what stood there before, and of a paused search', async () => {
    const [owner, pausing] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    await save(owner);
    const { id } = await save(pausing);
    await api.call(`${path}/${id}`, { method: 'POST', headers: pausing.headers, body: { is_paused: true } });
    await publish({ userId: owner.user.id });
    await publish({ date: new Date('2026-11-01T12:00:00Z') });
    expect(await run(noon)).toMatchObject({ matches: 0 });
  });

  it('is whole or nothing when the process ends between the match and its mark', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    await publish();
    await expect(
      api.db.transaction(async (tx) => {
        await createReverseSearchRepository(tx).takeChanges(10);
        throw new Error('The process ended.');
      }),
    ).rejects.toThrow('The process ended.');
    await run(noon);
    await expect(
      api.db.transaction(async (tx) => {
        const [waiting] = await createSavedSearchesRepository(tx).findWaiting(10);
        await createSavedSearchesRepository(tx).takeWaiting(waiting?.search.id ?? 0, noon);
        throw new Error('The process ended.');
      }),
    ).rejects.toThrow('The process ended.');
    await run(later(3));
    expect(await told(owner.user.id)).toHaveLength(1);
  });
});

describe('the index over saved searches', () => {
  it('finds for each statement the searches whose lists hold it, and no others', async () => {
    const rows = await api.db.select().from(statementSearch).orderBy(sql`hashint4extended(id, 7)`).limit(60);
    let state = 11;
    const next = (size: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % size;
    };
    const of = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const some = (pick: (row: (typeof rows)[number]) => number): number[] =>
      Array.from({ length: 1 + next(3) }, () => pick(of(rows))).filter((id) => id > 0);
    // Each filter in one of so many searches.
    const choices: [number, () => StatementFilters][] = [
      [2, () => ({ deal_types: some((row) => row.dealTypeId) })],
      [3, () => ({ real_estate_types: some((row) => row.realEstateTypeId) })],
      [2, () => ({ cities: some((row) => row.cityId) })],
      [3, () => ({ districts: some((row) => row.districtId) })],
      [3, () => ({ urbans: some((row) => row.urbanId) })],
      [5, () => ({ streets: some((row) => row.streetId) })],
      [6, () => ({ metro_station_ids: some((row) => row.metroStationId) })],
      [3, () => ({ room_types: some((row) => row.roomTypeId) })],
      [3, () => ({ area_from: of(rows).areaSqm })],
      [3, () => ({ price_to: 150_000, currency_id: 2 })],
      [5, () => ({ not_first: true })],
    ];
    const random = (): StatementFilters => Object.assign({}, ...choices.map(([odds, make]) => (next(odds) === 0 ? make() : {})));
    const search = createSearchRepository(api.db);
    const ids = rows.map(({ id }) => id);
    let found = 0;
    for (let round = 0; round < 150; round++) {
      const filters = random();
      const keys = new Set(keysOfSearch(filters));
      const statementIds = rows.filter((row) => keysOfStatement(row).some((key) => keys.has(key))).map(({ id }) => id);
      const candidates = statementIds.length > 0 ? [{ searchId: 1, filters, statementIds }] : [];
      const fitting = await createReverseSearchRepository(api.db).findFitting(candidates, noon);
      const listed = await search.pageIds({ ...filters, ids, per_page: 100 }, noon);
      expect(fitting.map(({ statementId }) => statementId).sort()).toEqual([...listed].sort());
      found += listed.length;
    }
    expect(found).toBeGreaterThan(100);
  });
});
