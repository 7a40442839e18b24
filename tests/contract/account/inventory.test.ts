import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type InventoryItem,
  type InventoryPage,
  inventoryItemResponseSchema,
  inventorySchema,
} from '@/lib/contracts/account/clients';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi();

let broker: Visitor;
let agent: Visitor;
let colleague: Visitor;
let otherUser: Visitor;
beforeEach(async () => {
  broker = await insertVisitor(api.db, { name: 'ლურჯი კიბე', typeId: 3 });
  const agencyId = broker.user.id;
  agent = await insertVisitor(api.db, { name: 'ანა', typeId: 2, agencyId });
  colleague = await insertVisitor(api.db, { name: 'ბექა', typeId: 2, agencyId });
  otherUser = await insertVisitor(api.db, { name: 'გია', typeId: 2 });
});

const path = '/api/microservice/users/my-base';
const flat = {
  deal_type_id: 1,
  real_estate_type_id: 1,
  city_id: 1,
  district_id: 4,
  urban_id: 38,
  address: 'ჭავჭავაძის 17',
  area: 64.5,
  room_type_id: 3,
  price: 120_000.5,
  currency_id: 2,
  owner_name: 'მანანა',
  owner_phone: '599 11 22 33',
  comment: 'გასაღები მეზობელთან',
};
const call = (method: string, visitor: Visitor, suffix = '', body?: unknown) =>
  api.call(`${path}${suffix}`, { method, headers: visitor.headers, ...(body === undefined ? {} : { body }) });
const add = async (visitor: Visitor, overrides: object = {}): Promise<InventoryItem> => {
  const response = await call('POST', visitor, '', { ...flat, ...overrides });
  expect(response.status).toBe(200);
  return inventoryItemResponseSchema.parse(response.body).data.item;
};
const list = async (visitor: Visitor, query = ''): Promise<InventoryPage> => {
  const response = await call('GET', visitor, query);
  expect(inventorySchema.parse(response.body)).toEqual(response.body);
  return (response.body as { data: InventoryPage }).data;
};
const ids = ({ data }: InventoryPage): number[] => data.map(({ id }) => id);

describe('POST users/my-base', () => {
  it('saves an item with every field: 200', async () => {
    expect(await add(agent)).toMatchObject({
      ...flat,
      owner_phone: '599112233',
      place: { id: 38, display_name: 'ვაკე', display_names: { en: 'Vake' } },
      shared: false,
      is_own: true,
      keeper_name: 'ანა',
    });
  });

  it('saves one with few fields', async () => {
    const body = { deal_type_id: 2, real_estate_type_id: 2, city_id: 15, area: '120' };
    const item = (await call('POST', broker, '', body)).body;
    expect(item).toMatchObject({
      data: { item: { area: 120, price: null, room_type_id: null, district_id: null, owner_phone: null } },
    });
  });

  it.each([
    ['deal_type_id', { deal_type_id: 10 }],
    ['deal_type_id', { deal_type_id: undefined }],
    ['real_estate_type_id', { real_estate_type_id: 9 }],
    ['city_id', { city_id: 99_999 }],
    ['district_id', { city_id: 15, urban_id: null }],
    ['urban_id', { district_id: 5 }],
    ['area', { area: 0 }],
    ['area', { area: 'wide' }],
    ['price', { price: -1 }],
    ['price', { price: 1_000_000_000 }],
    ['room_type_id', { room_type_id: 6 }],
    ['room_type_id', { room_type_id: 99_999 }],
    ['currency_id', { currency_id: 3 }],
    ['owner_phone', { owner_phone: 'none' }],
    ['comment', { comment: 'ა'.repeat(1001) }],
    ['user_id', { user_id: 5 }],
  ])('refuses a wrong %s with 422: %j', async (field, overrides) => {
    const response = await call('POST', agent, '', { ...flat, ...overrides });
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

describe('a full inventory', () => {
  it('allows ten thousand at most: 409, and one more after one is removed', async () => {
    const { id } = await add(agent);
    await api.db.execute(sql`insert into stock_items
      (user_id, deal_type_id, real_estate_type_id, city_id, area_sqm, created_at, updated_at)
      select user_id, deal_type_id, real_estate_type_id, city_id, area_sqm, created_at, updated_at
      from stock_items, generate_series(1, 9999) where id = ${id}`);
    expect(await call('POST', agent, '', flat)).toMatchObject({ status: 409, body: { message: 'errors.stock_full' } });
    await add(colleague);
    expect((await call('DELETE', agent, `/${id}`)).status).toBe(200);
    await add(agent);
  });
});

describe('what an agency shares', () => {
  it('is seen by the broker and the colleagues without the owner’s name, phone and the comment', async () => {
    const { id } = await add(agent, { shared: true });
    for (const reader of [broker, colleague]) {
      expect((await list(reader)).data).toMatchObject([
        { id, is_own: false, keeper_name: 'ანა', address: flat.address, owner_name: null, owner_phone: null, comment: null },
      ]);
      const one = await call('GET', reader, `/${id}`);
      expect(one).toMatchObject({
        status: 200,
        body: { data: { item: { owner_name: null, owner_phone: null, comment: null } } },
      });
    }
  });

  it('is the broker’s own as well', async () => {
    const { id } = await add(broker, { shared: true });
    expect(ids(await list(agent))).toEqual([id]);
  });

  it('has nothing that was not shared, and nothing for other users', async () => {
    const own = await add(agent);
    const shared = await add(agent, { shared: true });
    expect(ids(await list(colleague))).toEqual([shared.id]);
    expect(ids(await list(broker))).toEqual([shared.id]);
    expect(ids(await list(otherUser))).toEqual([]);
    expect((await call('GET', colleague, `/${own.id}`)).status).toBe(404);
    expect((await call('GET', otherUser, `/${shared.id}`)).status).toBe(404);
  });

  it('is not found by what it hides', async () => {
    await add(agent, { shared: true });
    for (const secret of ['მანანა', '599112233', 'გასაღები']) {
      expect((await list(agent, `?q=${encodeURIComponent(secret)}`)).total).toBe(1);
      expect((await list(broker, `?q=${encodeURIComponent(secret)}`)).total).toBe(0);
    }
    expect((await list(broker, `?q=${encodeURIComponent('ჭავჭავაძის')}`)).total).toBe(1);
  });

  it('leaves with an agent who leaves', async () => {
    await add(agent, { shared: true });
    await api.call('/api/microservice/users/company/agency', { method: 'DELETE', headers: agent.headers });
    expect(ids(await list(broker))).toEqual([]);
    expect(ids(await list(colleague))).toEqual([]);
    expect((await list(agent)).total).toBe(1);
  });

  it('is not shared between agents without an agency', async () => {
    const other = await insertVisitor(api.db, { typeId: 2 });
    await add(otherUser, { shared: true });
    expect(ids(await list(other))).toEqual([]);
  });
});

describe('GET users/my-base, 200', () => {
  it('narrows by deal, type, city and keeper, the latest changed first', async () => {
    const sale = await add(agent);
    const rent = await add(agent, { deal_type_id: 2 });
    const house = await add(agent, { real_estate_type_id: 2, city_id: 15, district_id: null, urban_id: null });
    const shared = await add(broker, { shared: true });
    expect(ids(await list(agent)).sort()).toEqual([sale.id, rent.id, house.id, shared.id].sort());
    expect(ids(await list(agent, '?deal_type_id=2'))).toEqual([rent.id]);
    expect(ids(await list(agent, '?real_estate_type_id=2'))).toEqual([house.id]);
    expect(ids(await list(agent, '?city_id=15'))).toEqual([house.id]);
    expect(ids(await list(agent, '?kept_by=agency'))).toEqual([shared.id]);
    expect((await list(agent, '?kept_by=me')).total).toBe(3);
  });

  it('treats wildcards literally', async () => {
    await add(agent, { address: '100% ახალი_სახლი' });
    expect((await list(agent, `?q=${encodeURIComponent('0% ა')}`)).total).toBe(1);
    expect((await list(agent, `?q=${encodeURIComponent('1%ახალი')}`)).total).toBe(0);
    expect((await list(agent, `?q=${encodeURIComponent('ახალიXსახლი')}`)).total).toBe(0);
  });

  it('gives twenty a page and nothing past the end', async () => {
    for (let number = 0; number < 21; number++) await add(agent);
    expect(await list(agent)).toMatchObject({ total: 21, last_page: 2, per_page: 20 });
    expect((await list(agent, '?page=2')).data).toHaveLength(1);
    expect((await list(agent, '?page=3')).data).toEqual([]);
  });

  it.each(['?page=0', '?page=x', '?city_id=1.5', '?kept_by=all'])('refuses %s with 422', async (query) => {
    expect((await call('GET', agent, query)).status).toBe(422);
  });
});

describe('PUT and DELETE users/my-base/{id}', () => {
  it('change and remove one’s own: 200, then 404', async () => {
    const { id } = await add(agent);
    const changed = await call('PUT', agent, `/${id}`, { ...flat, price: null, shared: '1' });
    expect(changed).toMatchObject({ status: 200, body: { data: { item: { price: null, shared: true } } } });
    expect((await call('DELETE', agent, `/${id}`)).body).toMatchObject({ data: { id } });
    expect((await call('GET', agent, `/${id}`)).status).toBe(404);
    expect((await call('DELETE', agent, `/${id}`)).status).toBe(404);
  });

  it('return 404 for items of others, shared or not', async () => {
    const { id } = await add(agent, { shared: true });
    for (const visitor of [broker, colleague, otherUser])
      for (const [method, body] of [
        ['PUT', { ...flat, price: 1, shared: true }],
        ['DELETE', undefined],
      ] as const) {
        const [theirs, none] = [await call(method, visitor, `/${id}`, body), await call(method, visitor, '/77000000', body)];
        const bytes = (response: { body: unknown }) => ({ ...(response.body as object), request_id: '' });
        expect([theirs.status, bytes(theirs)]).toEqual([404, bytes(none)]);
      }
    expect((await call('GET', agent, `/${id}`)).body).toMatchObject({ data: { item: { price: 120_000.5 } } });
  });
});

describe('other kinds', () => {
  it('get the response of an unknown address', async () => {
    for (const typeId of [1, 4, 5]) {
      const visitor = await insertVisitor(api.db, { typeId });
      for (const [method, suffix] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', '/1'],
        ['PUT', '/1'],
        ['DELETE', '/1'],
      ] as const)
        expect((await call(method, visitor, suffix, method === 'GET' ? undefined : {})).status).toBe(404);
    }
  });
});
