import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  priceHistorySchema,
  revealedPhoneSchema,
  type StatementDetail,
  similarsSchema,
  statementDetailResponseSchema,
  statementStubSchema,
} from '@/lib/contracts/statements/statements';
import { statementStates } from '@/lib/domain/statement/status-machine';
import { priceHistory, searchReportEvents } from '@/server/modules/statements/statements.table';
import { insertProject } from '../../factories/project';
import { insertStatement, type StatementRecord } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const base = '/api/microservice/statements';
const phone = '599001234';
const report = '0f5f0a4e-1111-4222-8333-444455556666';
const unknown = 77_000_001;
const unknownUuid = '00000000-0000-4000-8000-000000000000';
const closedStates = statementStates.filter((state) => state !== 'active');
const from = (address: string) => ({ 'x-client-address': address });

let owner: Awaited<ReturnType<typeof insertVisitor>>;
let otherUser: Awaited<ReturnType<typeof insertVisitor>>;
let flat: StatementRecord;
const inState = new Map<string, StatementRecord>();
const closed = (state: string): StatementRecord => {
  const row = inState.get(state);
  if (!row) throw new Error(`There is no ${state} statement.`);
  return row;
};

beforeAll(async () => {
  owner = await insertVisitor(api.db, { name: 'გიორგი', phone });
  otherUser = await insertVisitor(api.db);
  flat = await insertStatement(api.db, {
    userId: owner.user.id,
    phone: '+995 599 00 12 34',
    parameters: [6, 1, 55],
    conditionId: 1,
    hotWaterTypeId: 6,
    livingRoomTypeId: 3,
    heightCm: 300,
    latitude: 41.71,
    longitude: 44.76,
    cadastralCode: '01.10.14.006.033',
    comment: { ka: '', en: '', ru: `Звоните ${phone}` },
    views: 10,
  });
  for (const state of closedStates) inState.set(state, await insertStatement(api.db, { userId: owner.user.id, state, phone }));
});
beforeEach(() => api.setNow(seededAt));

const detail = async (reference: number | string, headers: Record<string, string> = {}): Promise<StatementDetail> => {
  const response = await api.call(`${base}/${reference}`, { headers });
  expect(response.status).toBe(200);
  return statementDetailResponseSchema.parse(response.body).data.statement;
};
/** Everything in a response that another user could compare. */
const seen = async (path: string, method = 'GET') => {
  const { status, headers, body } = await api.call(path, { method, headers: otherUser.headers });
  return { status, type: headers.get('content-type'), body: { ...(body as object), request_id: '' } };
};

describe('GET statements/{id}: 200', () => {
  it('gives names, amenities and measures', async () => {
    expect(await detail(flat.id)).toMatchObject({
      id: flat.id,
      uuid: flat.uuid,
      condition: 'ახალი გარემონტებული',
      hot_water_type: 'ცენტრალური ცხელი წყალი',
      build_year: null,
      height: 3,
      total_price: 100_000,
      for_special_people: true,
      is_active: true,
      is_owner: false,
      rs_code: null,
      owner_name: 'გიორგი',
      user_phone_number: '599001***',
      point: { type: 'Point', coordinates: [44.76, 41.71] },
      additional_information: ['published', 'for_special_people'],
    });
    expect((await detail(flat.id)).parameters.map(({ id }) => id).sort()).toEqual([1, 55, 6]);
  });
  it('names the company that its seller is or works for', async () => {
    const broker = await insertVisitor(api.db, { typeId: 3, name: 'Erkeri', slug: 'erkeri-of-sellers' });
    const agent = await insertVisitor(api.db, { typeId: 2, agencyId: broker.user.id });
    const developer = await insertVisitor(api.db, { typeId: 4, name: 'Samani' });
    const companyOf = async (userId: number) =>
      (await detail((await insertStatement(api.db, { userId, dealTypeId: 2 })).id)).company;
    const erkeri = { id: broker.user.id, type_id: 3, name: 'Erkeri', slug: 'erkeri-of-sellers' };
    expect([await companyOf(broker.user.id), await companyOf(agent.user.id)]).toEqual([erkeri, erkeri]);
    expect(await companyOf(developer.user.id)).toMatchObject({ id: developer.user.id, type_id: 4, slug: null });
    expect(await companyOf(otherUser.user.id)).toBeNull();
  });

  it('names the project that it belongs to while that is published', async () => {
    const project = await insertProject(api.db, { slug: 'test-terraces' });
    const hidden = await insertProject(api.db, { isPublished: false });
    const within = async (projectId: number) =>
      detail((await insertStatement(api.db, { userId: owner.user.id, projectId, dealTypeId: 2 })).id);
    expect(await within(project.id)).toMatchObject({ project_slug: 'test-terraces', project_names: project.name });
    expect(await within(hidden.id)).toMatchObject({ project_slug: null, project_names: null });
    expect(await detail(flat.id)).toMatchObject({ project_slug: null, project_names: null });
  });
  it('is found by uuid as by id', async () => expect((await detail(flat.uuid)).id).toBe(flat.id));
  it('speaks the language of the locale header', async () => {
    const shown = await detail(flat.id, { locale: 'ru' });
    expect(shown).toMatchObject({ condition: 'Новый ремонт', comment: 'Звоните ***' });
    expect(shown.parameters.find(({ key }) => key === 'elevator')?.display_name).toBe('Лифт');
  });
  it('has no phone number', async () => {
    const text = JSON.stringify((await api.call(`${base}/${flat.id}`)).body).replaceAll('599001***', '');
    expect(text).not.toMatch(/599.?00/);
  });
  it('shows its owner the cadastral code and any state but deleted', async () => {
    expect(await detail(flat.id, owner.headers)).toMatchObject({ is_owner: true, rs_code: '01.10.14.006.033' });
    for (const state of closedStates.filter((name) => name !== 'deleted')) {
      expect(await detail(closed(state).id, owner.headers)).toMatchObject({ is_owner: true, is_active: false, published: false });
    }
  });
  it('counts one view an hour per address and none of the owner', async () => {
    const row = await insertStatement(api.db, { userId: owner.user.id });
    const views = async () => (await detail(row.id, owner.headers)).views;
    await detail(row.id, from('10.0.0.1'));
    await detail(row.id, from('10.0.0.1'));
    expect(await views()).toBe(1);
    await detail(row.id, from('10.0.0.2'));
    expect(await views()).toBe(2);
    api.setNow(new Date(seededAt.getTime() + 3_600_001));
    await detail(row.id, from('10.0.0.1'));
    expect(await views()).toBe(3);
  });
  it('counts neither bots nor the owner, whose page is rendered as for a guest', async () => {
    const row = await insertStatement(api.db, { userId: owner.user.id });
    const open = (address: string, headers: object) => detail(row.id, { ...from(address), ...headers });
    await open('10.0.3.1', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
    expect(await open('10.0.3.2', { ...owner.headers, 'x-read-as-guest': '1' })).toMatchObject({ is_owner: false, views: 0 });
    const otherUser = await insertVisitor(api.db);
    await open('10.0.3.3', { ...otherUser.headers, 'x-read-as-guest': '1' });
    expect((await open('10.0.3.2', owner.headers)).views).toBe(1);
  });
  it('returns the search report and records it once', async () => {
    const path = `${base}/${flat.id}?search_report_uuid=${report}`;
    await api.call(path, { headers: from('10.0.1.1') });
    const response = await api.call(path, { headers: from('10.0.1.1') });
    expect(statementDetailResponseSchema.parse(response.body).data.search_report_uuid).toBe(report);
    const events = await api.db.select().from(searchReportEvents).where(eq(searchReportEvents.reportUuid, report));
    expect(events).toMatchObject([{ statementId: flat.id, kind: 'detail', happenedAt: seededAt }]);
  });
});

describe('GET statements/{id}: 404, 422', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '01',
    '99999999999',
    '2147483648',
    'x',
    'null',
    '0f5f0a4e',
    "1'--",
    'ბინა',
    '%20',
    '🏠',
    '__proto__',
    unknownUuid,
  ])('there is no %s', async (id) => {
    expect((await api.call(`${base}/${encodeURIComponent(id)}`)).status).toBe(404);
  });
  it.each(closedStates)('a %s one looks to other visitors like an unknown one', async (state) => {
    const row = closed(state);
    for (const path of ['', 'price-history/', 'napr-map-data/']) {
      expect(await seen(`${base}/${path}${row.id}`)).toEqual(await seen(`${base}/${path}${unknown}`));
      expect((await seen(`${base}/${path}${row.uuid}`)).status).toBe(404);
    }
    const reveal = `${base}/phone/show?statement_uuid=`;
    expect(await seen(reveal + row.uuid, 'POST')).toEqual(await seen(reveal + unknownUuid, 'POST'));
  });
  it('is not there for its owner once deleted', async () => {
    expect((await api.call(`${base}/${closed('deleted').id}`, { headers: owner.headers })).status).toBe(404);
  });
  it('refuses an invalid report id', async () => {
    expect((await api.call(`${base}/${flat.id}?search_report_uuid=x`)).status).toBe(422);
  });
});

describe('GET statements/stub/{id}', () => {
  it.each(['hidden', 'expired', 'sold'])('gives title, place and state of a %s one and nothing else', async (state) => {
    const response = await api.call(`${base}/stub/${closed(state).id}`);
    const { data } = statementStubSchema.parse(response.body);
    expect(data).toMatchObject({ state, city_names: { en: 'Tbilisi' }, middle_slugs: { ka: 'iyideba-bina' } });
    expect(Object.keys((response.body as { data: object }).data).sort()).toEqual([
      'city_names',
      'district_names',
      'dynamic_titles',
      'href_lang',
      'id',
      'middle_slugs',
      'state',
      'urban_names',
    ]);
  });
  it('describes an active one', async () =>
    expect((await api.call(`${base}/stub/${flat.uuid}`)).body).toMatchObject({ data: { state: 'active' } }));
  it('is 410 for a deleted one', async () => {
    const deleted = await insertStatement(api.db, { state: 'deleted', expiresAt: new Date('2026-12-01T00:00:00Z') });
    const response = await api.call(`${base}/stub/${deleted.id}`);
    expect(response).toMatchObject({ status: 410, body: { result: false, data: null, message: 'errors.gone' } });
  });
  it('finds no deleted one that was never published', async () => {
    expect(await seen(`${base}/stub/${closed('deleted').id}`)).toEqual(await seen(`${base}/stub/${unknown}`));
  });
  it.each(['draft', 'unpaid', 'blocked', 'archived'])('finds no %s one', async (state) => {
    expect(await seen(`${base}/stub/${closed(state).id}`)).toEqual(await seen(`${base}/stub/${unknown}`));
  });
});

describe('GET statements/similars/{id}', () => {
  const similars = async (reference: number, query = '') =>
    similarsSchema.parse((await api.call(`${base}/similars/${reference}?${query}`)).body).data.data;

  it('are listed ones of the same deal and type, without itself', async () => {
    const cards = await similars(flat.id, 'per_page=100');
    expect(cards.length).toBeGreaterThan(0);
    expect(
      cards.every(
        (card) => card.deal_type_id === 1 && card.real_estate_type_id === 1 && card.city_id === 1 && card.id !== flat.id,
      ),
    ).toBe(true);
  });
  it('start with the most similar', async () => {
    const twin = await insertStatement(api.db, { userId: owner.user.id, areaSqm: 51 });
    await insertStatement(api.db, { userId: owner.user.id, areaSqm: 300, priceGelMinor: 900_000_00, priceUsdMinor: 333_333_00 });
    expect((await similars(closed('sold').id, 'per_page=100')).findIndex(({ id }) => id === twin.id)).toBeLessThan(4);
  });
  it('come in pages', async () => {
    const [first, second] = [await similars(flat.id, 'per_page=3'), await similars(flat.id, 'per_page=3&page=2')];
    expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(6);
  });
  it('differ from hidden, expired and sold ones, whose pages exist', async () => {
    for (const state of ['hidden', 'expired', 'sold']) expect((await similars(closed(state).id)).length).toBeGreaterThan(0);
  });
  it('have no phone number', async () => expect(JSON.stringify(await similars(flat.id, 'per_page=100'))).not.toContain('599001'));
  it('do not exist for unknown and blocked ones', async () => {
    expect(await seen(`${base}/similars/${closed('blocked').id}`)).toEqual(await seen(`${base}/similars/${unknown}`));
  });
  it.each(['page=0', 'page=x&per_page=0'])('ignore %s, as the market does', async (query) =>
    expect(await similars(flat.id, query)).toEqual(await similars(flat.id)),
  );
  it('refuse a page above the largest', async () =>
    expect((await api.call(`${base}/similars/${flat.id}?page=1000001`)).status).toBe(422));
});

describe('GET statements/price-history/{id}', () => {
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  beforeAll(async () => {
    const prices = {
      currencyId: 2,
      priceGelMinor: 27_000_000,
      priceUsdMinor: 10_000_000,
      squarePriceGelMinor: 540_000,
      squarePriceUsdMinor: 200_000,
    };
    await api.db.insert(priceHistory).values([
      { ...prices, statementId: flat.id, changedAt: at('2026-11-10') },
      { ...prices, statementId: flat.id, changedAt: at('2026-11-01'), priceUsdMinor: 12_000_000, squarePriceUsdMinor: 240_000 },
    ]);
  });
  const history = async (query = '') =>
    priceHistorySchema.parse((await api.call(`${base}/price-history/${flat.id}?${query}`)).body).data;

  it('is oldest first, in both currencies and in the market’s fields', async () => {
    expect(await history()).toMatchObject([
      {
        date: '2026-11-01T10:00:00.000Z',
        currency_id: 2,
        price: { '2': { price_total: 120_000 } },
        avg_total_price_usd: 120_000,
        avg_square_price_usd: 2400,
        total: 1,
      },
      { date: '2026-11-10T10:00:00.000Z', price: { '1': { price_total: 270_000, price_square: 5400 } } },
    ]);
  });
  it('covers the requested days', async () => {
    expect(await history('dateFrom=2026-11-02&dateTo=2026-11-10')).toHaveLength(1);
    expect(await history('dateTo=2026-11-09')).toHaveLength(1);
    expect(await history('dateTo=2026-10-31')).toHaveLength(0);
  });
  it('refuses an invalid day', async () =>
    expect((await api.call(`${base}/price-history/${flat.id}?dateFrom=2026-02-31`)).status).toBe(422));
});

describe('GET statements/napr-map-data/{id}', () => {
  it('has no features where there is no outline', async () => {
    expect((await api.call(`${base}/napr-map-data/${flat.id}`)).body).toEqual({
      result: true,
      data: { type: 'FeatureCollection', features: [] },
    });
  });
});

describe('POST statements/phone/show', () => {
  const show = (headers: Record<string, string>, query = `statement_uuid=${flat.uuid}`) =>
    api.call(`${base}/phone/show?${query}`, { method: 'POST', headers });

  it('gives the number, with the body of the market’s clients too', async () => {
    const response = await api.call(`${base}/phone/show?statement_uuid=${flat.uuid}`, {
      method: 'POST',
      body: { response_token: 'x' },
      headers: from('10.1.0.1'),
    });
    expect(response).toMatchObject({
      status: 200,
      body: { result: true, data: { phone_number: '+995 599 00 12 34', search_report_uuid: null } },
    });
  });
  it('gives the seller’s number where the statement has none', async () => {
    const row = await insertStatement(api.db, { userId: owner.user.id });
    expect(revealedPhoneSchema.parse((await show(from('10.1.0.2'), `statement_uuid=${row.uuid}`)).body).data.phone_number).toBe(
      phone,
    );
  });
  it('records the search report that led to it', async () => {
    const second = report.replace('0f', 'ff');
    const response = await show(from('10.1.0.3'), `statement_uuid=${flat.uuid}&search_report_uuid=${second}`);
    expect(revealedPhoneSchema.parse(response.body).data.search_report_uuid).toBe(second);
    expect(
      await api.db.select({ kind: searchReportEvents.kind }).from(searchReportEvents).where(sql`report_uuid = ${second}::uuid`),
    ).toEqual([{ kind: 'phone' }]);
  });
  it('returns 429 after twenty in an hour from one address, and again when the hour is over', async () => {
    for (let count = 0; count < 20; count++) expect((await show(from('10.1.0.4'))).status).toBe(200);
    const refused = await show(from('10.1.0.4'));
    expect(refused).toMatchObject({ status: 429, body: { result: false, message: 'errors.too_many' } });
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect((await show(from('10.1.0.5'))).status).toBe(200);
    api.setNow(new Date(seededAt.getTime() + 3_600_001));
    expect((await show(from('10.1.0.4'))).status).toBe(200);
  });
  it('counts a signed-in visitor over all their addresses', async () => {
    const collector = await insertVisitor(api.db);
    for (let count = 0; count < 20; count++)
      expect((await show({ ...collector.headers, ...from(`10.2.0.${count}`) })).status).toBe(200);
    expect((await show({ ...collector.headers, ...from('10.2.0.99') })).status).toBe(429);
  });
  it.each(['', 'statement_uuid=', 'statement_uuid=7', 'statement_uuid=x&search_report_uuid=y'])('refuses "%s"', async (query) => {
    expect((await show(from('10.1.0.6'), query)).status).toBe(422);
  });
  it('finds no unknown one', async () =>
    expect((await show(from('10.1.0.7'), `statement_uuid=${unknownUuid}`)).status).toBe(404));
  it('is not a GET', async () => expect((await api.call(`${base}/phone/show?statement_uuid=${flat.uuid}`)).status).toBe(404));
});
