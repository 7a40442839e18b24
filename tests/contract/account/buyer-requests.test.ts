import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type BuyerRequest,
  brokersNotifiedMax,
  buyerRequestResponseSchema,
  buyerRequestsMax,
  buyerRequestsSchema,
} from '@/lib/contracts/account/buyer-requests';
import { matchingsSchema } from '@/lib/contracts/account/clients';
import { rateLimits } from '@/server/http/limits/rate-limits.table';
import { buyerRequests } from '@/server/modules/clients/clients.table';
import { notifications } from '@/server/modules/notifications/notifications.table';
import { statementSearch } from '@/server/modules/search/search.table';
import { sessions } from '@/server/modules/users/users.table';
import { confirmPhone, insertBorrower } from '../../factories/loan-request';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';

const api = useApi();
const path = '/api/microservice/users/buyer-requests';
/** Nobody else in the market is on this urban's land. */
const wanted = { deal_type_id: 10, real_estate_type_id: 4, cities: [1], urbans: [38], price_to: 9000, currency_id: 1 };
const base = { ...wanted, name: 'თამარ', comment: 'ჭიშკრით' };
const dayMs = 86_400_000;

let broker: Visitor;
let buyer: Pick<Visitor, 'user' | 'headers'>;
let fits: { id: number };
let phone: string;
let body: typeof base & { phone: string };
beforeEach(async () => {
  api.setNow(seededAt);
  await api.db.delete(statementSearch).where(eq(statementSearch.dealTypeId, wanted.deal_type_id));
  for (const table of [buyerRequests, notifications, rateLimits]) await api.db.delete(table);
  broker = await insertVisitor(api.db, { name: 'ლურჯი კიბე', typeId: 3 });
  const borrower = await insertBorrower(api.db);
  buyer = borrower;
  phone = borrower.phone;
  body = { ...base, phone };
  fits = await insertFitting(broker);
  await api.db.update(sessions).set({ expiresAt: new Date('2028-01-01T00:00:00Z') });
});

const insertFitting = ({ user }: Visitor) =>
  insertStatement(api.db, {
    userId: user.id,
    dealTypeId: 10,
    realEstateTypeId: 4,
    urbanId: 38,
    priceGelMinor: 300_000,
    priceUsdMinor: 110_000,
  });
const call = (method: string, address: string, visitor: Visitor, data?: unknown) =>
  api.call(address, { method, headers: visitor.headers, ...(data === undefined ? {} : { body: data }) });
const add = async (overrides: object = {}, visitor = buyer): Promise<BuyerRequest> => {
  const response = await call('POST', path, visitor, { ...body, ...overrides });
  return buyerRequestResponseSchema.parse(response.body).data.request;
};
const offersTo = ({ user }: Visitor) =>
  api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, user.id), eq(notifications.template, 'buyer_check')));
const matchings = async (visitor: Visitor) =>
  matchingsSchema.parse((await call('GET', '/api/v1/users/get-matchings', visitor)).body).data.matchings;
const respond = async (visitor: Visitor, response: string) =>
  call('POST', `/api/v1/notifications/${(await offersTo(visitor))[0]?.uuid}/respond`, visitor, { response });

describe('POST users/buyer-requests', () => {
  it('stores the request and notifies a broker whose statement fits, once: 200', async () => {
    const request = await add();
    expect(request).toMatchObject({ ...wanted, name: 'თამარ', phone, state: 'open', brokers_count: 1 });
    expect(await offersTo(broker)).toMatchObject([
      { type: 3, subjectId: request.id, parameters: { client_name: 'თამარ', count: 1, statement: { id: fits.id } } },
    ]);
    expect((await matchings(broker)).map(({ buyer: { id } }) => id)).toContain(request.id);
    await call('PUT', `${path}/${request.id}`, buyer, { ...body, price_to: 8000 });
    expect(await offersTo(broker)).toHaveLength(1);
  });

  it('notifies nobody whose statements do not fit, no private person, and not the buyer', async () => {
    const person = await insertVisitor(api.db);
    await insertFitting(person);
    const { brokers_count } = await add({ price_to: 100 });
    expect(brokers_count).toBe(0);
    await add();
    expect(await offersTo(person)).toEqual([]);
    const seeking = await insertBorrower(api.db, { typeId: 2 });
    await insertFitting(seeking);
    await add({ phone: seeking.phone }, seeking);
    expect(await offersTo(seeking)).toEqual([]);
  });

  it('notifies twenty brokers at most, and nobody more than twenty times a day', async () => {
    for (let number = 0; number < brokersNotifiedMax + 3; number++) {
      await insertFitting(await insertVisitor(api.db, { typeId: 3, name: `ბროკერი ${number}` }));
    }
    expect((await add()).brokers_count).toBe(brokersNotifiedMax);
    await api.db.delete(notifications);
    await api.db.insert(notifications).values(
      Array.from({ length: 20 }, () => ({
        userId: broker.user.id,
        type: 3,
        template: 'buyer_check' as const,
        parameters: {},
        createdAt: seededAt,
      })),
    );
    await add();
    expect(await offersTo(broker)).toHaveLength(20);
  });

  it('accepts only a guest’s phone that was confirmed by SMS in this browser: 422', async () => {
    const guest = await confirmPhone(api, '599700102');
    expect((await guest.call(path, { ...body, phone: '599700102' })).status).toBe(200);
    expect(await guest.call(path, { ...body, phone: '599700103' })).toMatchObject({
      status: 422,
      body: { errors: { phone: ['errors.phone_unconfirmed'] } },
    });
  });

  it('refuses land with a deal that it is not offered for, a place that does not exist and bounds that are turned: 422', async () => {
    for (const [field, wrong] of [
      ['deal_type_id', { deal_type_id: 2 }],
      ['urbans', { urbans: [999_999] }],
      ['price_to', { price_from: 9000, price_to: 10 }],
      ['name', { name: ' ' }],
    ] as const) {
      const response = await call('POST', path, buyer, { ...body, ...wrong });
      expect(response).toMatchObject({ status: 422, body: { errors: { [field]: expect.anything() } } });
    }
  });

  it('allows five open requests: 409; a closed one makes room', async () => {
    const row = { dealTypeId: 10, realEstateTypeId: 4, name: 'ა', phone, userId: buyer.user.id, createdAt: seededAt };
    const [first] = await api.db
      .insert(buyerRequests)
      .values(Array.from({ length: buyerRequestsMax }, () => row))
      .returning();
    expect(await call('POST', path, buyer, body)).toMatchObject({ status: 409 });
    await call('DELETE', `${path}/${first?.id}`, buyer);
    expect((await call('POST', path, buyer, body)).status).toBe(200);
  });

  it('accepts five in an hour from one address: 429', async () => {
    const guest = await confirmPhone(api, '599700104');
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++) {
      statuses.push((await guest.call(path, { ...body, phone: '599700104' })).status);
      await api.db.delete(buyerRequests);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('an offer of a buyer', () => {
  it('gives the number to the broker who accepts, with nothing left to answer', async () => {
    await add();
    expect((await respond(broker, 'accept')).status).toBe(200);
    const { body: popup } = await call('GET', '/api/v1/users/notifications-popup', broker);
    expect(popup).toMatchObject({
      data: {
        notifications: [
          { type: 4, template: 'buyer_numbers', parameters: { client_name: 'თამარ', client_phone: phone }, actions: [] },
          { type: 3, template: 'buyer_check' },
        ],
      },
    });
  });

  it('gives nothing to the broker who declines', async () => {
    await add();
    expect((await respond(broker, 'decline')).status).toBe(200);
    const { body: popup } = await call('GET', '/api/v1/users/notifications-popup', broker);
    expect(JSON.stringify(popup)).not.toContain(phone);
  });

  it('ends with the request: closed or 90 days old', async () => {
    const { id } = await add();
    await call('DELETE', `${path}/${id}`, buyer);
    expect(await respond(broker, 'accept')).toMatchObject({ status: 409 });
    expect(await matchings(broker)).toEqual([]);
    expect((await call('GET', '/api/v1/users/notifications-popup', broker)).body).toMatchObject({
      data: { notifications: [{ type: 3, actions: [] }] },
    });
    await api.db.delete(notifications);
    await add();
    api.setNow(new Date(seededAt.getTime() + 90 * dayMs));
    expect(await respond(broker, 'accept')).toMatchObject({ status: 409 });
  });
});

describe('a hidden number', () => {
  it('reaches no broker: the matching has none, asking for it is 404, and a broker who accepts sends the buyer their listing', async () => {
    const { id } = await add({ is_phone_hidden: true, timing: 'months' });
    expect(await matchings(broker)).toMatchObject([{ buyer: { masked_phone: null, is_phone_hidden: true, timing: 'months' } }]);
    expect((await call('POST', `${path}/${id}/phone`, broker)).status).toBe(404);
    expect((await respond(broker, 'accept')).status).toBe(200);
    const accepted = await api.db.select().from(notifications).where(eq(notifications.template, 'buyer_offer'));
    expect(accepted).toMatchObject([{ userId: buyer.user.id, type: 1, parameters: { sender_name: 'ლურჯი კიბე' } }]);
    const ofBroker = await call('GET', '/api/v1/users/notifications-popup', broker);
    expect(JSON.stringify(ofBroker.body)).not.toContain(phone);
  });

  it('needs an account: a guest is refused with 422', async () => {
    const guest = await call('POST', path, { ...buyer, headers: {} } as Visitor, { ...body, is_phone_hidden: true });
    expect(guest).toMatchObject({ status: 422, body: { errors: { is_phone_hidden: ['errors.phone_hidden_guest'] } } });
  });

  it('can be shown and hidden again by its buyer', async () => {
    const { id } = await add({ is_phone_hidden: true });
    await call('PUT', `${path}/${id}`, buyer as Visitor, { ...body, is_phone_hidden: false, timing: 'now' });
    expect(await matchings(broker)).toMatchObject([{ buyer: { is_phone_hidden: false, timing: 'now' } }]);
    expect((await matchings(broker))[0]?.buyer.masked_phone).not.toBeNull();
  });
});

describe('own requests', () => {
  it('are listed, read, changed and closed by their buyer: 200', async () => {
    const request = await add();
    const list = await call('GET', path, buyer);
    expect(buyerRequestsSchema.parse(list.body).data).toMatchObject({ total: 1, data: [{ id: request.id }] });
    const changed = await call('PUT', `${path}/${request.id}`, buyer, { ...body, price_to: 7000 });
    expect(changed.body).toMatchObject({ data: { request: { price_to: 7000 } } });
    expect((await call('DELETE', `${path}/${request.id}`, buyer)).status).toBe(200);
    expect((await call('GET', `${path}/${request.id}`, buyer)).body).toMatchObject({ data: { request: { state: 'closed' } } });
    expect((await call('PUT', `${path}/${request.id}`, buyer, body)).status).toBe(409);
  });

  it('are another’s: 404', async () => {
    const { id } = await add();
    const otherUser = await insertVisitor(api.db);
    for (const method of ['GET', 'DELETE']) expect((await call(method, `${path}/${id}`, otherUser)).status).toBe(404);
    expect((await call('PUT', `${path}/${id}`, otherUser, body)).status).toBe(404);
    expect((await call('GET', path, otherUser)).body).toMatchObject({ data: { total: 0 } });
  });

  it('need a confirmed number where it changes: 422', async () => {
    const { id } = await add();
    const response = await call('PUT', `${path}/${id}`, buyer, { ...body, phone: '599700199' });
    expect(response).toMatchObject({ status: 422, body: { errors: { phone: ['errors.phone_unconfirmed'] } } });
  });

  it('end after 90 days', async () => {
    const { id } = await add();
    api.setNow(new Date(seededAt.getTime() + 90 * dayMs));
    expect((await call('GET', `${path}/${id}`, buyer)).body).toMatchObject({ data: { request: { state: 'ended' } } });
  });
});
