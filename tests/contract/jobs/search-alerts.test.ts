import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { savedSearchesSchema, savedSearchResponseSchema } from '@/lib/contracts/account/saved-searches';
import { encodeArea } from '@/lib/contracts/statements/area-outline';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { alertSearches } from '@/server/jobs/alerts/alert-searches';
import { deliverNotifications } from '@/server/jobs/alerts/deliver-notifications';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { savedSearches, savedSearchMatches } from '@/server/modules/saved-searches/saved-searches.table';
import { keysOfSearch, keysOfStatement } from '@/server/modules/saved-searches/search-keys';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { statementChanges, statementSearch } from '@/server/modules/search/search.table';
import { createSqlEngine } from '@/server/modules/search/sql/search.engine.repository';
import { statements } from '@/server/modules/statements/statements.table';
import { users } from '@/server/modules/users/users.table';
import type { Mail } from '@/server/ports/mail';
import { emailSite } from '../../factories/email-site';
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
/** Runs the job of mails. @returns what was sent; a mail server that refuses has received it as well */
async function deliver(now: Date, isRefusing = false): Promise<Mail[]> {
  const sent: Mail[] = [];
  const send = async (mail: Mail) => {
    sent.push(mail);
    if (isRefusing) throw new Error('Refused');
  };
  await deliverNotifications({ database: api.database, clock: () => now, mail: { send }, email: emailSite });
  return sent;
}
const image = { large: '/uploads/1-large.webp', thumb: '/uploads/1-thumb.webp', blur: '', is_main: true };
const changePrice = async (id: number, usd: number) => {
  await api.db
    .update(statements)
    .set({ priceUsdMinor: usd * 100, priceGelMinor: usd * 270 })
    .where(eq(statements.id, id));
  await indexStatements(api.db, [id]);
};
/** From 90,000 $. */
const fallInLari = { reason: 'price', price_before_minor: 24_390_000, price_minor: 23_000_000, currency_id: 1 };
/** The owner types the price in lari; a dollar costs 2.71. */
const retypeInLari = async (id: number, gel: number) => {
  await api.db.execute(sql`update currencies set rate_gel = 2.71 where id = 2`);
  await api.db
    .update(statements)
    .set({ currencyId: 1, priceGelMinor: gel * 100, priceUsdMinor: Math.round(gel / 2.71) * 100 })
    .where(eq(statements.id, id));
  await indexStatements(api.db, [id]);
};
const changeState = async (id: number, state: NewStatement['state']) => {
  await api.db.update(statements).set({ state }).where(eq(statements.id, id));
  await indexStatements(api.db, [id]);
};
const notificationsOf = (userId: number) =>
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
  it('announces what was published in a burst in one notification and one mail, and never again', async () => {
    const owner = await insertVisitor(api.db, { email: 'alerts@example.com', emailVerified: true, locale: 'en' });
    const search = await save(owner);
    await publish();
    await publish({ priceUsdMinor: 20_000_000 });
    await run(noon);
    const second = await publish();
    await run(later(1));
    expect(await notificationsOf(owner.user.id)).toEqual([]);
    await run(later(3));
    await indexStatements(api.db, [second.id]);
    await run(later(4));
    await run(later(30));
    const rows = await notificationsOf(owner.user.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ type: 8, template: 'saved_search', parameters: { search: { id: search.id }, count: 2 } });
    const [listed] = savedSearchesSchema.parse((await api.call(path, { headers: owner.headers })).body).data;
    expect(listed?.new_count).toBe(2);

    const sent = await deliver(later(31));
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'alerts@example.com', subject: 'New: 2' });
    expect(sent[0]?.text).toMatch(
      new RegExp(`\n\nSee all \\d+ listings: https://aivani.example/en/account/searches/${search.id}\n\n`),
    );
    expect(sent[0]?.text).toContain('“Vake to 100k”: 2 found.');
    expect(sent[0]?.text).toContain(`https://aivani.example/en/statements/${second.id}`);
    const unsubscribe = new URL(sent[0]?.unsubscribeUrl ?? '');
    const ended = await api.call(`${unsubscribe.pathname}${unsubscribe.search}`, { method: 'POST' });
    expect(ended.body).toMatchObject({ data: { type: 8 } });
    await publish();
    await run(later(40));
    await run(later(43));
    expect(await notificationsOf(owner.user.id)).toHaveLength(2);
    expect(await deliver(later(44))).toEqual([]);
  });

  it('waits in the night until nine', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    await publish();
    const ten = new Date('2026-11-23T18:00:00Z');
    await run(ten);
    await run(later(60 * 10, ten));
    await run(new Date('2026-11-24T04:59:00Z'));
    expect(await notificationsOf(owner.user.id)).toEqual([]);
    await run(new Date('2026-11-24T05:00:00Z'));
    expect(await notificationsOf(owner.user.id)).toHaveLength(1);
  });

  it('comes at the chosen hour, once in a day or a week', async () => {
    const owner = await insertVisitor(api.db);
    const { id } = await save(owner, vake, { frequency: 'weekly', hour: 14, is_mailed: false });
    await publish();
    await run(noon);
    await run(later(60));
    expect(await notificationsOf(owner.user.id)).toEqual([]);
    await run(later(120));
    expect(await notificationsOf(owner.user.id)).toMatchObject([{ mailAfter: null }]);
    await publish();
    await run(later(60 * 24 * 6 + 240));
    await run(later(60 * 24 * 6 + 243));
    expect(await notificationsOf(owner.user.id)).toHaveLength(1);
    await run(later(60 * 24 * 7 + 120));
    expect(await notificationsOf(owner.user.id)).toHaveLength(2);
    expect(await api.db.select().from(savedSearchMatches).where(eq(savedSearchMatches.searchId, id))).toHaveLength(2);
  });

  it('reports a lower price once, and a higher one not at all', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    const { id } = await publish();
    await run(noon);
    await run(later(3));
    for (const [minutes, usd, count] of [
      [4, 95_000, 1],
      [8, 80_000, 2],
      [12, 70_000, 2],
    ] as const) {
      await changePrice(id, usd);
      await run(later(minutes));
      await run(later(minutes + 3));
      expect(await notificationsOf(owner.user.id)).toHaveLength(count);
    }
    const reasons = (await notificationsOf(owner.user.id)).map(({ parameters }) =>
      parameters.statements?.map(({ reason }) => reason),
    );
    expect(reasons).toEqual([['new'], ['price']]);
  });

  it('takes a price that is typed again in the other currency for a lower one only when it is', async () => {
    const owner = await insertVisitor(api.db);
    await save(owner);
    const { id } = await publish();
    await run(noon);
    await run(later(3));
    for (const [minutes, gel, count] of [
      [4, 243_000, 1],
      [8, 230_000, 2],
    ] as const) {
      await retypeInLari(id, gel);
      await run(later(minutes));
      await run(later(minutes + 3));
      expect(await notificationsOf(owner.user.id)).toHaveLength(count);
    }
    expect((await notificationsOf(owner.user.id))[1]?.parameters.statements).toMatchObject([fallInLari]);
  });

  it('of several searches is sent in one email with pictures, and a refused one is sent again as the same email', async () => {
    const owner = await insertVisitor(api.db, { email: 'burst@example.com', emailVerified: true, locale: 'en' });
    await save(owner);
    await save(owner, { deal_types: [1] }, { name: 'All for sale' });
    const { id } = await publish({ images: [image] });
    await run(noon);
    await run(later(3));
    const first = await deliver(later(3), true);
    await publish();
    await run(later(4));
    await run(later(7));
    await changePrice(id, 85_500);
    await run(later(8));
    await run(later(11));
    const [second, third, ...more] = await deliver(later(20));
    expect(first).toHaveLength(1);
    expect(first[0]?.messageId).toMatch(/^<[\w-]+@aivani\.example>$/);
    expect(second).toEqual(first[0]);
    expect(first[0]?.text).toContain('“Vake to 100k”: 1 found.\n“All for sale”: 1 found.');
    expect(first[0]?.html?.match(/<img [^>]*uploads/g)).toHaveLength(1);
    expect(first[0]?.html).toContain('src="https://aivani.example/uploads/1-thumb.webp"');
    expect(first[0]?.html).toMatch(/alt="\$90,000, [^"]*Vake/);
    expect(third?.messageId).not.toBe(second?.messageId);
    expect(third?.html).toMatch(/background:#ddf6e4[^>]*>Price 5% lower</);
    expect(first[0]?.html).toMatch(/background:#deefff[^>]*>New</);
    expect(third?.html).toMatch(/\$85,500<\/strong> <s[^>]*>\$90,000<\/s><br>/);
    expect(more).toEqual([]);
    expect(await deliver(later(21))).toEqual([]);
    // The home that both searches found counts once for each reason.
    expect([first[0]?.subject, third?.subject]).toEqual(['New: 1', 'New: 1 · Lower price: 1']);
  });

  it('of two searches counts each home once, also those that it has no room to show', async () => {
    const owner = await insertVisitor(api.db, { email: 'once@example.com', emailVerified: true, locale: 'en' });
    await save(owner);
    await save(owner, { deal_types: [1] }, { name: 'All for sale' });
    for (let index = 0; index < 8; index++) await publish();
    await publish({ priceUsdMinor: 90_000_000 });
    await run(noon);
    await run(later(3));
    const [mail, ...more] = await deliver(later(4));
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('New: 9');
    expect(mail?.text).toContain('“Vake to 100k”: 8 found.\n“All for sale”: 9 found.');
    const listed = await api.call('/api/v1/users/notifications', { headers: owner.headers });
    expect(JSON.stringify(listed.body)).not.toContain('reason_ids');
  });

  it.each([
    [
      'ka',
      '90\u00a0000\u00a0$ · 243\u00a0000\u00a0₾',
      'ვაკე, ბარნოვის ქ. 7',
      '87,5\u00a0მ² · 3 ოთახი · სართული 4/9 · მეტრო 18 წთ',
    ],
    ['en', '$90,000 · ₾243,000', 'Vake, Barnovis K. 7', '87.5\u00a0m² · Rooms: 3 · Floor 4/9 · Metro 18 min'],
    [
      'ru',
      '90\u00a0000\u00a0$ · 243\u00a0000\u00a0₾',
      'Ваке, Барновис К. 7',
      '87,5\u00a0м² · Комнат: 3 · Этаж 4/9 · Метро 18 мин',
    ],
  ] as const)('names both prices, the address and the facts in its email, in %s', async (locale, prices, address, facts) => {
    const owner = await insertVisitor(api.db, { email: `facts-${locale}@example.com`, emailVerified: true, locale });
    await save(owner);
    // 1.1 km north of the station.
    const near = { metroStationId: 1, latitude: 41.732825, longitude: 44.718511 };
    const place = { addressText: 'ბარნოვის ქ.', streetNumber: '7', ...near };
    await publish({ ...place, areaSqm: 87.5, roomTypeId: 3, floor: 4, totalFloors: 9, priceGelMinor: 24_300_000 });
    await run(noon);
    await run(later(3));
    const [mail] = await deliver(later(3));
    expect(mail?.text).toContain([prices, address, facts].join('\n'));
    for (const text of [address, facts]) expect(mail?.html).toContain(`>${text}</span>`);
    expect(mail?.html?.match(/>[^<>]*(243\u00a0000|243,000)[^<>]*<\/span>/g)).toHaveLength(1);
  });

  it('that could not be sent by day is not sent at night', async () => {
    const owner = await insertVisitor(api.db, { email: 'night@example.com', emailVerified: true });
    await save(owner);
    await publish();
    const evening = new Date('2026-11-23T17:59:00Z');
    await run(later(-4, evening));
    await run(evening);
    expect(await notificationsOf(owner.user.id)).toHaveLength(1);
    expect(await deliver(later(1, evening))).toEqual([]);
    expect(await deliver(evening, true)).toHaveLength(1);
    expect(await deliver(later(60, evening))).toEqual([]);
    expect(await deliver(new Date('2026-11-24T05:00:00Z'))).toHaveLength(1);
  });

  it('is not delayed by a hundred others that are not due', async () => {
    const waiting = await api.db.select({ userId: users.id }).from(users).orderBy(users.id).limit(110);
    expect(waiting).toHaveLength(110);
    const { id: statementId } = await publish();
    const row = { name: 'a', filters: {}, frequency: 'daily' as const, hour: 21, isMailed: true };
    const stored = await api.db
      .insert(savedSearches)
      .values(waiting.map(({ userId }) => ({ ...row, userId, seenAt: noon, createdAt: noon })))
      .returning({ id: savedSearches.id });
    const match = { statementId, reason: 'new' as const, currencyId: 2, foundAt: later(-60) };
    await api.db.insert(savedSearchMatches).values(stored.map(({ id: searchId }) => ({ ...match, searchId })));
    const owner = await insertVisitor(api.db);
    await save(owner);
    await run(noon);
    await run(later(3));
    expect(await notificationsOf(owner.user.id)).toHaveLength(1);
    for (const { userId } of waiting.slice(0, 3))
      expect((await notificationsOf(userId)).filter(({ template }) => template === 'saved_search')).toEqual([]);
  });

  it('does not report one’s own, what was listed before, or a paused search', async () => {
    const [owner, pausing] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    await save(owner);
    const { id } = await save(pausing);
    await api.call(`${path}/${id}`, { method: 'POST', headers: pausing.headers, body: { is_paused: true } });
    await publish({ userId: owner.user.id });
    await publish({ date: new Date('2026-11-01T12:00:00Z') });
    expect(await run(noon)).toMatchObject({ matches: 0 });
  });
});

describe('favourites', () => {
  const settings = '/api/microservice/users/favorite-alerts';
  const like = async ({ headers }: Visitor, id: number) => {
    const body = { statements: [id] };
    expect((await api.call('/api/microservice/users/statements/favorites/add', { method: 'POST', headers, body })).status).toBe(
      200,
    );
  };
  const notifiedReasonsOf = async (visitor: Visitor) =>
    (await notificationsOf(visitor.user.id)).map(({ template, parameters }) => [
      template,
      parameters.statements?.map(({ reason }) => reason),
    ]);
  /** Lets both jobs see a change. */
  const settle = async (minutes: number) => {
    await run(later(minutes));
    await run(later(minutes + 3));
  };

  it('send one alert when sold and when back, and one for each lower price', async () => {
    const visitor = await insertVisitor(api.db, { email: 'likes@example.com', emailVerified: true, locale: 'ru' });
    const { id } = await publish({ date: new Date('2026-11-01T12:00:00Z') });
    await like(visitor, id);
    await settle(0);
    for (const [minutes, usd] of [
      [10, 95_000],
      [20, 88_200],
      [30, 89_000],
      [40, 80_000],
    ] as const) {
      await changePrice(id, usd);
      await settle(minutes);
    }
    for (const [minutes, state] of [
      [50, 'hidden'],
      [60, 'active'],
      [70, 'hidden'],
      [80, 'active'],
      [90, 'sold'],
      [100, 'active'],
      [110, 'sold'],
    ] as const) {
      await changeState(id, state);
      await settle(minutes);
    }
    const all = ['price', 'price', 'back', 'sold'].map((reason) => ['favorites', [reason]]);
    expect(await notifiedReasonsOf(visitor)).toEqual(all);
    const [mail] = await deliver(later(120));
    expect(mail).toMatchObject({ subject: 'Снова опубликовано: 1 · Продано: 1 · Цена снижена: 1' });
  });

  it('take a price that is typed again in the other currency for a lower one only when it is', async () => {
    const visitor = await insertVisitor(api.db);
    const { id } = await publish({ date: new Date('2026-11-01T12:00:00Z') });
    await like(visitor, id);
    await settle(0);
    await retypeInLari(id, 243_000);
    await settle(10);
    expect(await notificationsOf(visitor.user.id)).toEqual([]);
    const second = await publish({ date: new Date('2026-11-01T12:00:00Z') });
    await like(visitor, second.id);
    await retypeInLari(second.id, 230_000);
    await settle(20);
    expect((await notificationsOf(visitor.user.id)).map(({ parameters }) => parameters.statements)).toMatchObject([[fallInLari]]);
  });

  it('send no alert of a price that rose again before it was sent', async () => {
    const visitor = await insertVisitor(api.db);
    const { id } = await publish({ date: new Date('2026-11-01T12:00:00Z') });
    await like(visitor, id);
    await settle(0);
    await changePrice(id, 80_000);
    await run(later(10));
    await changePrice(id, 90_000);
    await settle(11);
    expect(await notificationsOf(visitor.user.id)).toEqual([]);
  });

  it('send no alert when the visitor has switched it off, and none to their owner or a guest', async () => {
    const [visitor, owner] = [await insertVisitor(api.db), await insertVisitor(api.db)];
    const { id } = await publish({ userId: owner.user.id });
    await like(visitor, id);
    await like(owner, id);
    expect((await api.call(settings)).status).toBe(401);
    const { headers } = visitor;
    expect((await api.call(settings, { headers })).body).toMatchObject({ data: { is_on: true, count: 1 } });
    await changePrice(id, 70_000);
    await run(noon);
    const off = await api.call(settings, { method: 'POST', headers, body: { is_on: false } });
    expect(off.body).toMatchObject({ data: { is_on: false, count: 1 } });
    await run(later(3));
    await changeState(id, 'sold');
    await settle(10);
    expect([...(await notificationsOf(visitor.user.id)), ...(await notificationsOf(owner.user.id))]).toEqual([]);
  });
});

describe('the index over saved searches', () => {
  it('finds for each statement the searches whose lists contain it, and no others', async () => {
    const rows = await api.db.select().from(statementSearch).orderBy(sql`hashint4extended(id, 7)`).limit(60);
    let state = 11;
    const next = (size: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % size;
    };
    const of = <T>(list: readonly T[]): T => list[next(list.length)] as T;
    const some = (pick: (row: (typeof rows)[number]) => number): number[] =>
      Array.from({ length: 1 + next(3) }, () => pick(of(rows))).filter((id) => id > 0);
    const around = ({ latitude, longitude }: (typeof rows)[number]): string[] => {
      const [lat, lng] = [latitude ?? 41.7, longitude ?? 44.8];
      return [
        encodeArea([0, 1, 2].map((corner) => ({ lat: lat + 0.02 * (corner - 1), lng: lng + 0.03 * ((corner % 2) - 0.3) }))),
      ];
    };
    // One search for each filter.
    const choices: [number, () => StatementFilters][] = [
      [2, () => ({ deal_types: some((row) => row.dealTypeId) })],
      [3, () => ({ real_estate_types: some((row) => row.realEstateTypeId) })],
      [2, () => ({ cities: some((row) => row.cityId) })],
      [3, () => ({ districts: some((row) => row.districtId) })],
      [3, () => ({ urbans: some((row) => row.urbanId) })],
      [5, () => ({ streets: some((row) => row.streetId) })],
      [6, () => ({ metro_station_ids: some((row) => row.metroStationId) })],
      [4, () => ({ metro_minutes_to: 10 + 5 * next(3) })],
      [6, () => ({ drawn_areas: around(of(rows)) })],
      [3, () => ({ room_types: some((row) => row.roomTypeId) })],
      [3, () => ({ area_from: of(rows).areaSqm })],
      [3, () => ({ price_to: 150_000, currency_id: 2 })],
      [5, () => ({ not_first: true })],
    ];
    const random = (): StatementFilters => Object.assign({}, ...choices.map(([odds, make]) => (next(odds) === 0 ? make() : {})));
    const search = createSqlEngine(api.db);
    const ids = rows.map(({ id }) => id);
    let found = 0;
    for (let round = 0; round < 150; round++) {
      const filters = random();
      const keys = new Set(keysOfSearch(filters));
      const statementIds = rows.filter((row) => keysOfStatement(row).some((key) => keys.has(key))).map(({ id }) => id);
      const candidates = statementIds.length > 0 ? [{ searchId: 1, filters, statementIds }] : [];
      const fitting = await search.matching(candidates, noon);
      const { ids: listed } = await search.page({ ...filters, ids, per_page: 100 }, noon);
      expect(fitting.map(({ statementId }) => statementId).sort()).toEqual([...listed].sort());
      found += listed.length;
    }
    expect(found).toBeGreaterThan(100);
  });
});
