import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buyerRequestBodySchema,
  type Client,
  type Clients,
  clientResponseSchema,
  clientsMax,
  clientsSchema,
  type Matching,
  matchingsSchema,
} from '@/lib/contracts/account/clients';
import { createBuyerRequestsRepository } from '@/server/modules/clients/buyer-requests.repository';
import { buyerRequests } from '@/server/modules/clients/clients.table';
import { toCriteriaColumns } from '@/server/modules/clients/criteria';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();

let broker: Visitor;
let agent: Visitor;
let rival: Visitor;
let owner: Visitor;
beforeEach(async () => {
  broker = await insertVisitor(api.db, { name: 'ლურჯი კიბე', typeId: 3 });
  agent = await insertVisitor(api.db, { name: 'ანა', typeId: 2, agencyId: broker.user.id });
  rival = await insertVisitor(api.db, { name: 'ბექა', typeId: 2 });
  owner = await insertVisitor(api.db, { name: 'მანანა', typeId: 1 });
});

/** A buyer of a flat in Vake up to 110,000 USD. */
const buyer = {
  name: 'თამარ',
  phone: '599 44 55 66',
  comment: 'მზიანი მხარე',
  deal_type_id: 1,
  real_estate_type_id: 1,
  cities: [1],
  districts: [],
  urbans: [38],
  room_types: [],
  price_from: null,
  price_to: 110_000,
  currency_id: 2,
  area_from: 45,
  area_to: null,
};
const path = '/api/microservice/users/clients';
const call = (method: string, address: string, visitor: Visitor, body?: unknown) =>
  api.call(address, { method, headers: visitor.headers, ...(body === undefined ? {} : { body }) });
const add = async (visitor: Visitor, overrides: object = {}): Promise<Client> =>
  clientResponseSchema.parse((await call('POST', path, visitor, { ...buyer, ...overrides })).body).data.client;
const list = async (visitor: Visitor, query = ''): Promise<Clients> => {
  const { body } = await call('GET', `/api/v1/users/clients${query}`, visitor);
  expect(clientsSchema.parse(body)).toEqual(body);
  return (body as { data: Clients }).data;
};
const matchings = async (visitor: Visitor): Promise<Matching[]> => {
  const { body } = await call('GET', '/api/v1/users/get-matchings', visitor);
  expect(matchingsSchema.parse(body)).toEqual(body);
  return (body as { data: { matchings: Matching[] } }).data.matchings;
};
const idsOf = ({ statements }: Matching) => statements.map(({ id }) => id);
const latest = async ({ user }: Visitor) =>
  (
    await api.db.select().from(notifications).where(eq(notifications.userId, user.id)).orderBy(desc(notifications.id)).limit(1)
  )[0];
const respond = async (visitor: Visitor, response: string) =>
  call('POST', `/api/v1/notifications/${(await latest(visitor))?.uuid}/respond`, visitor, { response });

const addBuyerRequest = async (overrides: object = {}, userId: number | null = null): Promise<number> => {
  const {
    name,
    phone,
    comment,
    timing,
    is_phone_hidden: isPhoneHidden,
    ...criteria
  } = buyerRequestBodySchema.parse({ ...buyer, ...overrides });
  const columns = { ...toCriteriaColumns(criteria), name, phone, comment, timing, isPhoneHidden, userId };
  return (await createBuyerRequestsRepository(api.db).add(columns, seededAt))?.id ?? 0;
};

describe('users/clients', () => {
  it('are saved, listed, read, changed and removed by their owner: 200', async () => {
    const client = await add(agent);
    expect(client).toMatchObject({
      ...buyer,
      phone: '599445566',
      places: [{ id: 1, display_names: { en: 'Tbilisi' } }, { id: 38 }],
    });
    expect((await list(agent)).data).toEqual([client]);
    expect((await call('GET', `${path}/${client.id}`, agent)).body).toMatchObject({ data: { client } });
    const changed = await call('PUT', `${path}/${client.id}`, agent, {
      ...buyer,
      phone: '',
      price_to: '99000.50',
      room_types: [2, 2, 3],
    });
    expect(changed.body).toMatchObject({ data: { client: { phone: null, price_to: 99_000.5, room_types: [2, 3] } } });
    expect((await call('DELETE', `${path}/${client.id}`, agent)).body).toMatchObject({ data: { id: client.id } });
    expect((await call('GET', `${path}/${client.id}`, agent)).status).toBe(404);
    expect((await list(agent)).total).toBe(0);
  });

  it('are found by name, phone and comment, twenty a page', async () => {
    for (let number = 0; number < 21; number++) await add(agent, { name: `კლიენტი ${number}` });
    await add(agent, { name: 'ზურაბ', comment: 'ეზოთი', phone: '577000111' });
    expect(await list(agent)).toMatchObject({ total: 22, last_page: 2, per_page: 20 });
    expect((await list(agent, '?page=2')).data).toHaveLength(2);
    for (const text of ['ზურაბ', 'ეზო', '577000']) expect((await list(agent, `?q=${encodeURIComponent(text)}`)).total).toBe(1);
  });

  it('are five thousand at most: 409', async () => {
    const { id } = await add(agent);
    await api.db.execute(sql`insert into clients (user_id, name, deal_type_id, real_estate_type_id, created_at, updated_at)
      select user_id, name, deal_type_id, real_estate_type_id, created_at, updated_at
      from clients, generate_series(1, ${sql.raw(String(clientsMax - 1))}) where id = ${id}`);
    expect(await call('POST', path, agent, buyer)).toMatchObject({ status: 409, body: { message: 'errors.clients_full' } });
    expect((await call('POST', path, rival, buyer)).status).toBe(200);
    expect((await call('DELETE', `${path}/${id}`, agent)).status).toBe(200);
    expect((await call('POST', path, agent, buyer)).status).toBe(200);
  });

  it('are private to their owner: 404 with the same bytes, the broker of the agency included', async () => {
    const { id } = await add(agent);
    for (const visitor of [broker, rival]) {
      expect((await list(visitor)).total).toBe(0);
      expect((await list(visitor, `?q=${encodeURIComponent(buyer.name)}`)).total).toBe(0);
      for (const [method, body] of [
        ['GET', undefined],
        ['PUT', buyer],
        ['DELETE', undefined],
      ] as const) {
        const responses = [
          await call(method, `${path}/${id}`, visitor, body),
          await call(method, `${path}/77000000`, visitor, body),
        ];
        const [theirs, none] = responses.map((response) => [response.status, { ...(response.body as object), request_id: '' }]);
        expect(theirs).toEqual(none);
        expect(theirs?.[0]).toBe(404);
      }
    }
    expect((await list(agent)).total).toBe(1);
  });

  it.each([
    ['name', { name: ' ' }],
    ['phone', { phone: 'x' }],
    ['deal_type_id', { deal_type_id: 10 }],
    ['real_estate_type_id', { real_estate_type_id: 12 }],
    ['cities', { cities: [99_999] }],
    ['urbans', { urbans: [38, 99_999] }],
    ['room_types', { room_types: [6] }],
    ['price_to', { price_from: 200_000 }],
    ['area_to', { area_to: 10 }],
    ['price_to', { price_to: -1 }],
    ['currency_id', { currency_id: 3 }],
    ['comment', { comment: 'ა'.repeat(1001) }],
    ['user_id', { user_id: 5 }],
  ])('refuse a wrong %s with 422: %j', async (field, overrides) => {
    const response = await call('POST', path, agent, { ...buyer, ...overrides });
    expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  });
});

describe('GET v1/users/get-matchings, 200', () => {
  it('shows a client with those of one’s own statements that the search would find, latest first', async () => {
    const old = await insertStatement(api.db, { userId: agent.user.id, date: new Date('2026-11-01T00:00:00Z') });
    const fresh = await insertStatement(api.db, { userId: agent.user.id });
    const misfits = [
      { dealTypeId: 2 },
      { realEstateTypeId: 2 },
      { urbanId: 39 },
      { priceUsdMinor: 11_000_001 },
      { areaSqm: 44.9 },
      { state: 'hidden' as const },
      { userId: rival.user.id },
    ];
    for (const misfit of misfits) await insertStatement(api.db, { userId: agent.user.id, ...misfit });
    const { id } = await add(agent);
    await add(agent, { urbans: [], districts: [5] });
    const found = await matchings(agent);
    expect(found).toMatchObject([
      { source: 'client', statements_count: 2, buyer: { id, name: 'თამარ', masked_phone: '599445***', urbans: [38] } },
    ]);
    expect(found.map(idsOf)).toEqual([[fresh.id, old.id]]);
    expect(found[0]?.statements[0]).toMatchObject({
      titles: { en: 'Apartment for sale in Vake' },
      price: { '2': { price_total: 100_000 } },
    });
  });

  it('shows requests of others with a masked phone, and a broker those that fit the agency', async () => {
    const { id } = await insertStatement(api.db, { userId: agent.user.id });
    const requestId = await addBuyerRequest();
    for (const visitor of [agent, broker]) {
      const found = (await matchings(visitor)).filter(({ buyer: { id: key } }) => key === requestId);
      expect(found).toMatchObject([{ source: 'request', buyer: { masked_phone: '599445***' } }]);
      expect(found.map(idsOf)).toEqual([[id]]);
    }
    expect(await matchings(rival)).toEqual([]);
  });

  it('shows neither one’s own request nor one older than ninety days', async () => {
    await insertStatement(api.db, { userId: agent.user.id });
    const own = await addBuyerRequest({}, agent.user.id);
    const old = await addBuyerRequest();
    await api.db
      .update(buyerRequests)
      .set({ createdAt: new Date(seededAt.getTime() - 90 * 86_400_000) })
      .where(eq(buyerRequests.id, old));
    const keys = (await matchings(agent)).map(({ buyer: { id } }) => id);
    expect(keys).not.toContain(own);
    expect(keys).not.toContain(old);
  });

  it('reads on past candidates that do not fit after all', async () => {
    const visitor = await insertVisitor(api.db, { typeId: 2 });
    await insertStatement(api.db, { userId: visitor.user.id, dealTypeId: 3, realEstateTypeId: 5 });
    const criteria = { deal_type_id: 3, real_estate_type_id: 5 };
    const fitting = await addBuyerRequest(criteria);
    for (let number = 0; number < 60; number++) await addBuyerRequest({ ...criteria, price_to: 1000 });
    expect((await matchings(visitor)).map(({ buyer: { id } }) => id)).toEqual([fitting]);
  });
});

describe('POST users/buyer-requests/{id}/phone', () => {
  const reveal = (id: number, visitor: Visitor) => call('POST', `/api/microservice/users/buyer-requests/${id}/phone`, visitor);

  it('reveals the phone where the request fits one’s own statement: 200, and 404 to everybody else', async () => {
    await insertStatement(api.db, { userId: agent.user.id });
    const id = await addBuyerRequest();
    expect(await reveal(id, agent)).toMatchObject({ status: 200, body: { data: { phone_number: '599445566' } } });
    expect((await reveal(id, rival)).status).toBe(404);
    expect((await reveal(77_000_000, agent)).status).toBe(404);
  });

  it('returns 429 after twenty in an hour', async () => {
    await insertStatement(api.db, { userId: agent.user.id });
    const id = await addBuyerRequest();
    for (let number = 0; number < 20; number++) expect((await reveal(id, agent)).status).toBe(200);
    expect((await reveal(id, agent)).status).toBe(429);
  });
});

describe('POST users/clients/{id}/offers', () => {
  const offer = async (visitor: Visitor, statementId: number, clientId?: number) =>
    call('POST', `${path}/${clientId ?? (await add(visitor)).id}/offers`, visitor, { statement_id: statementId });

  it('returns 429 after twenty in an hour', async () => {
    const client = await add(agent);
    const statuses: number[] = [];
    for (let number = 0; number < 21; number++) {
      const { id } = await insertStatement(api.db, { userId: owner.user.id });
      statuses.push((await offer(agent, id, client.id)).status);
    }
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
  });

  it('goes from the keeper to the author and back until the author has the number', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    expect(await offer(agent, id)).toMatchObject({ status: 200, body: { data: { statement_id: id } } });
    expect(await latest(owner)).toMatchObject({
      type: 3,
      template: 'client_check',
      parameters: { sender_name: 'ანა', statement: { id } },
    });
    expect(JSON.stringify((await latest(owner))?.parameters)).not.toContain('თამარ');
    expect((await respond(owner, 'accept')).status).toBe(200);
    expect(await respond(owner, 'decline')).toMatchObject({ status: 409, body: { message: 'errors.already_responded' } });
    expect(await latest(agent)).toMatchObject({
      type: 4,
      template: 'client_numbers',
      parameters: { author_name: 'მანანა', client_name: 'თამარ' },
    });
    expect((await respond(agent, 'accept')).status).toBe(200);
    expect(await latest(owner)).toMatchObject({
      type: 1,
      template: 'client_number',
      parameters: { client_name: 'თამარ', client_phone: '599445566', sender_name: 'ანა' },
    });
  });

  it('notifies either side of a decline with type 5', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    await offer(agent, id);
    await respond(owner, 'decline');
    expect(await latest(agent)).toMatchObject({ type: 5, template: 'client_check_declined' });
    await offer(rival, id);
    await respond(owner, 'accept');
    await respond(rival, 'decline');
    expect(await latest(owner)).toMatchObject({ type: 5, template: 'client_numbers_declined' });
    expect(JSON.stringify((await latest(owner))?.parameters)).not.toContain('599445566');
  });

  it('asks for a phone before it can be given: 409, and the offer stays open', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    const client = await add(agent, { phone: null });
    await offer(agent, id, client.id);
    await respond(owner, 'accept');
    expect(await respond(agent, 'accept')).toMatchObject({ status: 409, body: { message: 'errors.client_without_phone' } });
    await call('PUT', `${path}/${client.id}`, agent, buyer);
    expect((await respond(agent, 'accept')).status).toBe(200);
  });

  it('ends with the client: 409', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    const client = await add(agent);
    await offer(agent, id, client.id);
    await call('DELETE', `${path}/${client.id}`, agent);
    expect((await latest(owner))?.closedAt).not.toBeNull();
    expect((await respond(owner, 'accept')).status).toBe(409);
  });

  it('returns 409 to a second one of the same client, and for one’s own statement', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    const client = await add(agent);
    await offer(agent, id, client.id);
    expect(await offer(agent, id, client.id)).toMatchObject({ status: 409, body: { message: 'errors.already_offered' } });
    const own = await insertStatement(api.db, { userId: agent.user.id });
    expect(await offer(agent, own.id)).toMatchObject({ status: 409, body: { message: 'errors.own_statement' } });
  });

  it('returns 404 for another’s client and for a statement that is not listed', async () => {
    const { id } = await insertStatement(api.db, { userId: owner.user.id });
    const hidden = await insertStatement(api.db, { userId: owner.user.id, state: 'hidden' });
    expect((await offer(rival, id, (await add(agent)).id)).status).toBe(404);
    expect((await offer(agent, hidden.id)).status).toBe(404);
    expect(await latest(owner)).toBeUndefined();
  });

  it('refuses a body without a statement with 422', async () => {
    expect((await call('POST', `${path}/${(await add(agent)).id}/offers`, agent, {})).status).toBe(422);
  });
});

describe('other kinds', () => {
  it('get the response of an unknown address', async () => {
    for (const typeId of [1, 4, 5]) {
      const visitor = await insertVisitor(api.db, { typeId });
      const routes = [
        ['GET', '/api/v1/users/clients'],
        ['GET', '/api/v1/users/get-matchings'],
        ['POST', path],
        ['GET', `${path}/1`],
        ['POST', `${path}/1/offers`],
        ['POST', '/api/microservice/users/buyer-requests/1/phone'],
      ] as const;
      for (const [method, address] of routes)
        expect((await call(method, address, visitor, method === 'POST' ? {} : undefined)).status).toBe(404);
    }
  });
});
