import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { errorEnvelopeSchema } from '@/lib/contracts/common';
import {
  type DraftBody,
  type OwnStatement,
  ownStatementCountsSchema,
  ownStatementResponseSchema,
  ownStatementsSchema,
  type SaveBody,
} from '@/lib/contracts/statements/own-statements';
import { completeFlat } from '../../factories/own-statement';
import { insertStatement } from '../../factories/statement';
import { insertVisitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi({ FREE_STATEMENTS: 'physical=2' });
const base = '/api/microservice/users/statements';
const phone = '555001122';

let owner: Awaited<ReturnType<typeof insertVisitor>>;
let otherUser: Awaited<ReturnType<typeof insertVisitor>>;
beforeAll(async () => {
  owner = await insertVisitor(api.db, { phone });
  otherUser = await insertVisitor(api.db, { phone: '555009988' });
});

type Headers = Record<string, string | null>;
const send = (method: string, path: string, body?: unknown, headers: Headers = owner.headers) =>
  api.call(`${base}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });

async function draft(body: DraftBody = completeFlat): Promise<OwnStatement> {
  const response = await send('POST', '', body);
  expect(response.status).toBe(201);
  return ownStatementResponseSchema.parse(response.body).data.statement;
}

const save = (id: number, body: SaveBody, headers: Headers = owner.headers) => send('PUT', `/${id}`, body, headers);
const statementOf = (response: { body: unknown }): OwnStatement => ownStatementResponseSchema.parse(response.body).data.statement;
const errorsOf = (response: { body: unknown }): z.infer<typeof errorEnvelopeSchema>['errors'] =>
  errorEnvelopeSchema.parse(response.body).errors;
const page = async (query = '', headers: Headers = owner.headers) =>
  ownStatementsSchema.parse((await send('GET', query, undefined, headers)).body).data;

describe('201: a draft', () => {
  it('has type and deal, and what publishing still requires', async () => {
    const created = await draft({ deal_type_id: 2, real_estate_type_id: 1 });
    expect(created).toMatchObject({
      state: 'draft',
      version: 0,
      deal_type_id: 2,
      area: null,
      city_id: null,
      expires_at: null,
      phone_number: phone,
      actions: ['publish', 'delete'],
    });
    expect(Object.keys(created.missing).sort()).toEqual(
      ['area', 'city_id', 'condition_id', 'floor', 'price', 'room_type_id', 'status_id', 'street_id', 'total_floors'].sort(),
    );
  });

  it('stores each field as given, with the other price at the exchange rate', async () => {
    const created = await draft({ ...completeFlat, height: '2.85', parameters: [8, 6, 8], price: '100000' });
    expect(created).toMatchObject({
      ...completeFlat,
      price: 100_000,
      height: 2.85,
      parameters: [6, 8],
      missing: {},
      comments: { ka: 'ნათელი ბინა', en: '', ru: '' },
    });
    expect(created.other_price).toBeGreaterThan(200_000);
  });

  it('of land stores hectares', async () => {
    const land = await draft({ deal_type_id: 10, real_estate_type_id: 4, area: 1.5, area_type_id: 2 });
    expect(land).toMatchObject({ area: 1.5, area_type_id: 2 });
  });

  it('takes the places above a street from the street', async () => {
    const streets = await api.call('/api/v1/streets?q=აბაშიძის&city_id=1');
    const [street] = (streets.body as { data: { id: number; urban_id: number; district_id: number }[] }).data;
    const created = await draft({ deal_type_id: 1, real_estate_type_id: 1, city_id: 1, street_id: street?.id ?? 0 });
    expect(created).toMatchObject({ urban_id: street?.urban_id, district_id: street?.district_id });
    expect(created.street_names?.ka).toContain('აბაშიძ');
  });
});

describe('200: a save', () => {
  it('keeps omitted fields, clears null ones, and increments the version', async () => {
    const { id, version } = await draft();
    const saved = statementOf(await save(id, { version, floor: 5, street_number: null, comments: { en: 'Bright' } }));
    expect(saved).toMatchObject({ version: version + 1, floor: 5, street_number: null, total_floors: 9 });
    expect(saved.comments).toEqual({ ka: 'ნათელი ბინა', en: 'Bright', ru: '' });
  });

  it('of another type empties what that type does not offer', async () => {
    const { id, version } = await draft();
    const saved = statementOf(await save(id, { version, real_estate_type_id: 4 }));
    expect(saved).toMatchObject({
      real_estate_type_id: 4,
      floor: null,
      room_type_id: null,
      status_id: null,
      area: 80,
      price: 100_000,
    });
  });

  it('of a negotiable price empties the price', async () => {
    const { id, version } = await draft();
    expect(statementOf(await save(id, { version, price_type_id: 1 }))).toMatchObject({
      price: null,
      other_price: null,
      missing: {},
    });
  });
});

describe('200: the list', () => {
  it('lists only one’s own, in any state, and never deleted ones', async () => {
    const seller = await insertVisitor(api.db);
    const userId = seller.user.id;
    for (const state of ['active', 'hidden', 'expired', 'sold', 'archived', 'blocked', 'unpaid', 'deleted'] as const)
      await insertStatement(api.db, { userId, state });
    const all = await page('', seller.headers);
    expect(all.total).toBe(7);
    expect(all.data.map(({ state }) => state).sort()).toEqual(
      ['active', 'archived', 'blocked', 'expired', 'hidden', 'sold', 'unpaid'].sort(),
    );
    const sold = await page('?state=sold&per_page=1', seller.headers);
    expect(sold).toMatchObject({
      total: 1,
      per_page: 1,
      last_page: 1,
      data: [{ state: 'sold', actions: ['archive', 'restore', 'delete'] }],
    });
    expect(await page('?page=9', seller.headers)).toMatchObject({ data: [], total: 7 });
  });

  it('finds by id, place and cadastral code, and treats wildcards literally', async () => {
    const seller = await insertVisitor(api.db);
    const flat = await insertStatement(api.db, { userId: seller.user.id, cadastralCode: '01.14.05.023.006' });
    await insertStatement(api.db, { userId: seller.user.id, cityId: 15, districtId: null, urbanId: null });
    const idsOf = async (q: string) => (await page(`?q=${encodeURIComponent(q)}`, seller.headers)).data.map(({ id }) => id);
    expect(await idsOf(String(flat.id))).toEqual([flat.id]);
    expect(await idsOf('14.05.023')).toEqual([flat.id]);
    expect(await idsOf('vake')).toEqual([flat.id]);
    expect(await idsOf('%')).toEqual([]);
  });

  it('counts every state and the free quota', async () => {
    const seller = await insertVisitor(api.db);
    await insertStatement(api.db, { userId: seller.user.id, state: 'hidden' });
    await insertStatement(api.db, { userId: seller.user.id, state: 'sold' });
    const response = await send('GET', '/counts', undefined, seller.headers);
    expect(ownStatementCountsSchema.parse(response.body).data).toEqual({
      states: { draft: 0, unpaid: 0, active: 0, hidden: 1, expired: 0, archived: 0, blocked: 0, sold: 1 },
      total: 2,
      free_quota: 2,
      free_used: 1,
    });
  });
});

describe('401: a guest', () => {
  it.each([
    ['GET', ''],
    ['GET', '/counts'],
    ['GET', '/1'],
    ['POST', ''],
    ['PUT', '/1'],
  ])('cannot %s%s', async (method, path) => {
    expect((await send(method, path, method === 'GET' ? undefined : {}, {})).status).toBe(401);
  });
});

describe('404: another user’s, a deleted one and an unknown one', () => {
  it('respond the same, byte by byte except for the request’s id', async () => {
    const { id, version } = await draft();
    const { id: deletedId } = await insertStatement(api.db, { userId: otherUser.user.id, state: 'deleted' });
    const bodies = [];
    for (const reference of [String(id), String(deletedId), '77000001', 'abc', '0', '99999999999']) {
      const read = await send('GET', `/${reference}`, undefined, otherUser.headers);
      const saved = await send('PUT', `/${reference}`, { version }, otherUser.headers);
      expect([reference, read.status, saved.status]).toEqual([reference, 404, 404]);
      for (const { body } of [read, saved]) bodies.push(JSON.stringify({ ...(body as object), request_id: '' }));
    }
    expect(new Set(bodies).size).toBe(1);
  });
});

describe('409: a save', () => {
  it('of an older version', async () => {
    const { id, version } = await draft();
    await save(id, { version, floor: 5 });
    const response = await save(id, { version, floor: 6 });
    expect(response.status).toBe(409);
    expect(response.body).toMatchObject({ message: 'errors.statement_changed' });
  });

  it('at the same time as another of the same version: one of them wins', async () => {
    const { id, version } = await draft();
    const responses = await Promise.all([5, 6, 7, 8].map((floor) => save(id, { version, floor })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it.each(['sold', 'archived'] as const)('of a %s one', async (state) => {
    const { id, version } = await insertStatement(api.db, { userId: owner.user.id, state });
    expect((await save(id, { version })).body).toMatchObject({ message: 'errors.statement_state' });
  });
});

describe('422: by field', () => {
  const wrong: [string, Partial<DraftBody>, string, string][] = [
    [
      'a deal that the type does not know',
      { real_estate_type_id: 4, deal_type_id: 2 },
      'deal_type_id',
      'errors.field_not_offered',
    ],
    ['an option of another type', { status_id: 9 }, 'status_id', 'errors.field_not_offered'],
    ['a field of another type', { yard_area: 100 }, 'yard_area', 'errors.field_not_offered'],
    ['an amenity of another type', { parameters: [27] }, 'parameters', 'errors.field_not_offered'],
    ['a floor above the top', { floor: 10 }, 'floor', 'errors.floor_above_top'],
    ['more bedrooms than rooms', { room_type_id: 2, bedroom_type_id: 5 }, 'bedroom_type_id', 'errors.bedrooms_above_rooms'],
    ['half a square metre', { area: 0.5 }, 'area', 'errors.field_too_small'],
    ['a hundred thousand square metres', { area: 100_000 }, 'area', 'errors.field_too_big'],
    ['no price at all', { price: 0 }, 'price', 'errors.field_too_small'],
    ['a price above the bound', { price: 1_000_000_000 }, 'price', 'errors.field_too_big'],
    ['a price above the bound in the other currency', { price: 900_000_000 }, 'price', 'errors.field_too_big'],
    ['a part of a lari', { price: '10.5' }, 'price', 'errors.field_invalid'],
    ['a third currency', { currency_id: 3 }, 'currency_id', 'errors.field_too_big'],
    ['a district of another city', { city_id: 15 }, 'district_id', 'errors.place_elsewhere'],
    ['an unknown street', { street_id: 999_999 }, 'street_id', 'errors.place_elsewhere'],
    ['a pin without its other half', { lat: 41.7 }, 'lng', 'errors.field_required'],
    ['a pin outside the country', { lat: 50, lng: 44 }, 'lat', 'errors.field_too_big'],
    ['somebody else’s phone', { phone_number: '555009988' }, 'phone_number', 'errors.phone_not_yours'],
    ['a video of another site', { youtube_link: 'https://evil.example/watch?v=abcdefghijk' }, 'youtube_link', 'errors.link_host'],
    ['a video by another scheme', { youtube_link: 'javascript://youtube.com/%0aalert(1)' }, 'youtube_link', 'errors.link_host'],
    ['a tour of another site', { '3d_url': 'https://my.matterport.com.evil.example/' }, '3d_url', 'errors.link_host'],
    ['a tour of our own that nobody sold', { '3d_url': '/assets/scenes/panorama-1.webp' }, '3d_url', 'errors.link_host'],
    ['a comment above 5,000 signs', { comments: { ka: 'ა'.repeat(5001) } }, 'comments', 'errors.field_too_big'],
    ['a comment in a fourth language', { comments: { de: 'Hell' } as never }, 'de', 'errors.field_unknown'],
    ['a crooked cadastral code', { rs_code: '<b>' }, 'rs_code', 'errors.field_invalid'],
    ['a field that there is not', { user_id: 1 } as never, 'user_id', 'errors.field_unknown'],
    ['a state', { state: 'active' } as never, 'state', 'errors.field_unknown'],
  ];

  it.each(wrong)('a draft refuses %s', async (_name, fields, field, key) => {
    const response = await send('POST', '', { ...completeFlat, ...fields });
    expect(response.status).toBe(422);
    expect(errorsOf(response)[field]).toEqual([key]);
  });

  it('accepts a video and a tour from the sites that pages embed', async () => {
    const links = { youtube_link: 'https://youtu.be/abcdefghijk', '3d_url': 'https://my.matterport.com/show/?m=abc' };
    expect(await draft({ ...completeFlat, ...links })).toMatchObject(links);
  });

  it('accepts the owner’s phone however it is spaced', async () => {
    expect((await draft({ ...completeFlat, phone_number: '+995 555 00 11 22' })).phone_number).toBe(phone);
  });

  it('a published one refuses to lose what it needs, and its type and deal', async () => {
    const { id } = await draft();
    const { version } = statementOf(await send('POST', `/${id}/publish`));
    expect(errorsOf(await save(id, { version, price: null, street_number: null, address: null }))).toEqual({
      price: ['errors.field_required'],
      street_id: ['errors.field_required'],
    });
    expect(errorsOf(await save(id, { version, deal_type_id: 2 }))).toEqual({ deal_type_id: ['errors.pair_fixed'] });
  });

  it('a list refuses an unknown state and a page of 0', async () => {
    expect((await send('GET', '?state=deleted')).status).toBe(422);
    expect((await send('GET', '?page=0')).status).toBe(422);
  });
});

describe('429: drafts', () => {
  it('beyond sixty in an hour are refused', async () => {
    const hasty = await insertVisitor(api.db);
    const body = { deal_type_id: 1, real_estate_type_id: 1 };
    for (let count = 0; count < 60; count += 1) expect((await send('POST', '', body, hasty.headers)).status).toBe(201);
    const response = await send('POST', '', body, hasty.headers);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
  });
});
