import { asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bulkResponseSchema,
  deletedStatementSchema,
  type OwnAction,
  type OwnStatement,
  ownActions,
  ownStatementResponseSchema,
  type SaveBody,
  statementStatisticsSchema,
} from '@/lib/contracts/statements/own-statements';
import { priceHistory, statements } from '@/server/modules/statements/statements.table';
import { completeFlat } from '../../factories/own-statement';
import { insertStatement } from '../../factories/statement';
import { insertVisitor, type Visitor } from '../../factories/visitor';
import { useApi } from '../../setup/api';

const api = useApi({ FREE_STATEMENTS: 'physical=2,agent=50' });
const base = '/api/microservice/users/statements';
const start = new Date('2026-11-20T09:00:00Z');
const daysOn = (days: number): Date => new Date(start.getTime() + days * 86_400_000);

let numbered = 0;
/** A visitor whose quota no other test uses up. */
const newOwner = (typeId = 2): Promise<Visitor> => {
  numbered += 1;
  return insertVisitor(api.db, { typeId, phone: `55500${1000 + numbered}` });
};
let otherUser: Visitor;
beforeAll(async () => {
  otherUser = await newOwner();
});

const send = (owner: Visitor, method: string, path: string, body?: unknown) =>
  api.call(`${base}${path}`, { method, headers: owner.headers, ...(body === undefined ? {} : { body }) });
const act = (owner: Visitor, id: number, action: OwnAction) => send(owner, 'POST', `/${id}/${action}`);
const statementOf = (response: { body: unknown }): OwnStatement => ownStatementResponseSchema.parse(response.body).data.statement;
const draft = async (owner: Visitor, fields = {}) => statementOf(await send(owner, 'POST', '', { ...completeFlat, ...fields }));
const publish = async (owner: Visitor, fields = {}) => statementOf(await act(owner, (await draft(owner, fields)).id, 'publish'));
const save = (owner: Visitor, id: number, body: SaveBody) => send(owner, 'PUT', `/${id}`, body);
const isListed = async (id: number): Promise<boolean> => (await api.call(`/api/microservice/statements/${id}`)).status === 200;

describe('200: the life of a statement', () => {
  it('starts with a publication for its term, at the street’s point where there is no pin, and its price in the history', async () => {
    const owner = await newOwner();
    const published = await publish(owner, { duration_id: 2 });
    expect(published).toMatchObject({
      state: 'active',
      created_at_iso: start.toISOString(),
      expires_at: daysOn(90).toISOString(),
      actions: ['renew', 'hide', 'archive', 'sold', 'delete'],
    });
    expect([published.lat, published.lng]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(await isListed(published.id)).toBe(true);
    const history = await api.db.select().from(priceHistory).where(eq(priceHistory.statementId, published.id));
    expect(history).toMatchObject([{ currencyId: 2, priceUsdMinor: 10_000_000, changedAt: start }]);
  });

  it('is hidden and shown again without moving its date', async () => {
    const owner = await newOwner();
    const { id, date } = await publish(owner);
    api.setNow(daysOn(1));
    expect(statementOf(await act(owner, id, 'hide'))).toMatchObject({ state: 'hidden', date });
    expect(await isListed(id)).toBe(false);
    api.setNow(daysOn(2));
    expect(statementOf(await act(owner, id, 'show'))).toMatchObject({ state: 'active', date });
    expect(await isListed(id)).toBe(true);
    api.setNow(start);
  });

  it('is renewed by the same term; only after its end that moves the date', async () => {
    const owner = await newOwner();
    const { id, date } = await publish(owner);
    api.setNow(daysOn(1));
    expect(statementOf(await act(owner, id, 'renew'))).toMatchObject({ expires_at: daysOn(60).toISOString(), date });
    const over = { state: 'expired', expiresAt: daysOn(-3) } as const;
    await api.db.update(statements).set(over).where(eq(statements.id, id));
    api.setNow(daysOn(1));
    expect(statementOf(await act(owner, id, 'renew'))).toMatchObject({
      state: 'active',
      expires_at: daysOn(31).toISOString(),
      date: daysOn(1).toISOString(),
      created_at_iso: start.toISOString(),
    });
    api.setNow(start);
  });

  it('counts as expired from the end of its term, hidden or not, before the job has run', async () => {
    const owner = await newOwner();
    for (const action of [null, 'hide'] as const) {
      const { id } = await publish(owner);
      if (action) await act(owner, id, action);
      api.setNow(daysOn(30));
      for (const late of ['hide', 'show'] as const) expect((await act(owner, id, late)).status, late).toBe(409);
      expect(statementOf(await act(owner, id, 'renew'))).toMatchObject({ state: 'active', date: daysOn(30).toISOString() });
      expect(await isListed(id)).toBe(true);
      api.setNow(start);
    }
  });

  it('is sold, archived and brought back: hidden while its term runs, expired after it', async () => {
    const owner = await newOwner();
    const { id } = await publish(owner);
    expect(statementOf(await act(owner, id, 'sold')).state).toBe('sold');
    expect(statementOf(await act(owner, id, 'archive')).state).toBe('archived');
    expect(statementOf(await act(owner, id, 'restore')).state).toBe('hidden');
    await act(owner, id, 'archive');
    api.setNow(daysOn(31));
    expect(statementOf(await act(owner, id, 'restore')).state).toBe('expired');
    api.setNow(start);
  });

  it('is deleted: a published one is 410, a draft is unknown', async () => {
    const owner = await newOwner();
    const published = await publish(owner);
    const created = await draft(owner);
    for (const { id } of [published, created])
      expect(deletedStatementSchema.parse((await act(owner, id, 'delete')).body).data).toEqual({ id, state: 'deleted' });
    const stub = (id: number) => api.call(`/api/microservice/statements/stub/${id}`);
    expect([(await stub(published.id)).status, (await stub(created.id)).status]).toEqual([410, 404]);
    expect((await act(owner, published.id, 'restore')).status).toBe(404);
  });
});

describe('200: an edit of a published one', () => {
  it('writes each new price into the history; only price and description move the date', async () => {
    const owner = await newOwner();
    const { id, version } = await publish(owner);
    api.setNow(daysOn(1));
    const plain = statementOf(await save(owner, id, { version, floor: 5, price: 100_000 }));
    expect(plain.date).toBe(start.toISOString());
    const cheaper = statementOf(await save(owner, id, { version: plain.version, price: '95000' }));
    expect(cheaper.date).toBe(daysOn(1).toISOString());
    api.setNow(daysOn(2));
    const labels = statementOf(await save(owner, id, { version: cheaper.version, comments: { ru: 'Светлая' } }));
    expect(labels.date).toBe(daysOn(2).toISOString());
    await save(owner, id, { version: labels.version, price_type_id: 1 });
    const rows = await api.db.select().from(priceHistory).where(eq(priceHistory.statementId, id)).orderBy(asc(priceHistory.id));
    expect(rows.map(({ priceUsdMinor }) => priceUsdMinor)).toEqual([10_000_000, 9_500_000, null]);
    api.setNow(start);
  });
});

describe('the free quota', () => {
  it('leaves statements beyond it unpaid, and lists them once there is room', async () => {
    const owner = await newOwner(1);
    const first = await publish(owner);
    await publish(owner);
    const third = await publish(owner);
    expect(third).toMatchObject({ state: 'unpaid', expires_at: null, actions: ['publish', 'delete'] });
    expect(await isListed(third.id)).toBe(false);
    await act(owner, first.id, 'hide');
    expect(statementOf(await act(owner, third.id, 'publish')).state).toBe('unpaid');
    await act(owner, first.id, 'archive');
    api.setNow(daysOn(1));
    expect(statementOf(await act(owner, third.id, 'publish'))).toMatchObject({
      state: 'active',
      created_at_iso: daysOn(1).toISOString(),
    });
    expect(statementOf(await act(owner, first.id, 'restore')).state).toBe('unpaid');
    api.setNow(start);
  });

  it('gives its last place to one of several publications at once', async () => {
    const owner = await newOwner(1);
    const created = await Promise.all(Array.from({ length: 5 }, () => draft(owner)));
    const responses = await Promise.all(created.map(({ id }) => act(owner, id, 'publish')));
    expect(responses.map((response) => statementOf(response).state).sort()).toEqual([
      'active',
      'active',
      'unpaid',
      'unpaid',
      'unpaid',
    ]);
  });
});

describe('401 and 404', () => {
  it('refuse guests and other users, for any action', async () => {
    const { id } = await publish(await newOwner());
    for (const action of ownActions) {
      expect((await api.call(`${base}/${id}/${action}`, { method: 'POST' })).status).toBe(401);
      expect([action, (await act(otherUser, id, action)).status]).toEqual([action, 404]);
    }
    expect((await send(otherUser, 'GET', `/${id}/statistics`)).status).toBe(404);
    expect((await api.call(`${base}/${id}/statistics`)).status).toBe(401);
    expect((await api.call(`${base}/bulk`, { method: 'POST', body: { action: 'hide', statements: [id] } })).status).toBe(401);
    expect(await isListed(id)).toBe(true);
  });
});

describe('409', () => {
  it('refuses every action that the state does not allow', async () => {
    const owner = await newOwner();
    const allowed: Record<string, OwnAction[]> = {
      unpaid: ['publish', 'delete'],
      active: ['renew', 'hide', 'archive', 'sold', 'delete'],
      hidden: ['renew', 'show', 'archive', 'sold', 'delete'],
      expired: ['renew', 'archive', 'sold', 'delete'],
      archived: ['restore', 'delete'],
      blocked: ['delete'],
      sold: ['archive', 'restore', 'delete'],
    };
    for (const [state, actions] of Object.entries(allowed)) {
      const values = { userId: owner.user.id, state: state as 'active', expiresAt: state === 'expired' ? daysOn(-1) : daysOn(9) };
      const { id } = await insertStatement(api.db, values);
      for (const action of ownActions.filter((name) => !actions.includes(name))) {
        const response = await act(owner, id, action);
        expect([state, action, response.status]).toEqual([state, action, 409]);
        expect(response.body).toMatchObject({ message: 'errors.statement_state' });
      }
    }
  });

  it('refuses all but one of many concurrent attempts to hide it', async () => {
    const owner = await newOwner();
    const { id } = await publish(owner);
    const responses = await Promise.all(Array.from({ length: 6 }, () => act(owner, id, 'hide')));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });
});

describe('422', () => {
  it('refuses a publication and names every missing field', async () => {
    const owner = await insertVisitor(api.db);
    const response = await send(owner, 'POST', '', { deal_type_id: 1, real_estate_type_id: 1, city_id: 1 });
    const { id } = statementOf(response);
    const refused = await act(owner, id, 'publish');
    expect(refused.status).toBe(422);
    expect(Object.keys((refused.body as { errors: object }).errors).sort()).toEqual(
      [
        'area',
        'condition_id',
        'floor',
        'phone_number',
        'price',
        'room_type_id',
        'status_id',
        'street_id',
        'total_floors',
        'urban_id',
      ].sort(),
    );
  });

  it('refuses an unknown action, more than a hundred at once, and a year and a day of statistics', async () => {
    const owner = await newOwner();
    const { id } = await draft(owner);
    expect((await send(owner, 'POST', `/${id}/block`)).status).toBe(422);
    const many = Array.from({ length: 101 }, (_, index) => index + 1);
    expect((await send(owner, 'POST', '/bulk', { action: 'hide', statements: many })).status).toBe(422);
    expect((await send(owner, 'GET', `/${id}/statistics?days=366`)).status).toBe(422);
  });
});

describe('200: many at once', () => {
  it('reports the outcome of each', async () => {
    const owner = await newOwner();
    const active = await publish(owner);
    const created = await draft(owner);
    const foreign = await insertStatement(api.db, { userId: otherUser.user.id });
    const response = await send(owner, 'POST', '/bulk', {
      action: 'hide',
      statements: [active.id, created.id, foreign.id, active.id],
    });
    expect(bulkResponseSchema.parse(response.body).data).toEqual([
      { id: active.id, result: 'done', state: 'hidden', message: null },
      { id: created.id, result: 'conflict', state: null, message: 'errors.statement_state' },
      { id: foreign.id, result: 'not_found', state: null, message: 'errors.not_found' },
    ]);
    const incomplete = await send(owner, 'POST', '', { deal_type_id: 1, real_estate_type_id: 1 });
    const published = await send(owner, 'POST', '/bulk', { action: 'publish', statements: [statementOf(incomplete).id] });
    expect(bulkResponseSchema.parse(published.body).data).toMatchObject([{ result: 'invalid', message: 'errors.invalid' }]);
  });
});

describe('200: statistics', () => {
  it('count other visitors’ views and reveals by Georgia’s days, and never the owner’s own', async () => {
    const owner = await newOwner();
    const { id, uuid } = await publish(owner);
    const from = (address: string) => ({ 'x-client-address': address });
    const open = (headers: Record<string, string>) => api.call(`/api/microservice/statements/${id}`, { headers });
    const reveal = (headers: Record<string, string>) =>
      api.call(`/api/microservice/statements/phone/show?statement_uuid=${uuid}`, { method: 'POST', headers });
    await open(from('1.1.1.1'));
    await open(from('1.1.1.1'));
    await open({ ...from('1.1.1.3'), ...owner.headers });
    // Nine in the evening in London is the next day in Tbilisi.
    api.setNow(new Date('2026-11-20T21:00:00Z'));
    await open(from('1.1.1.2'));
    await reveal(from('1.1.1.2'));
    await reveal(from('1.1.1.2'));
    await reveal({ ...from('1.1.1.3'), ...owner.headers });
    const response = await send(owner, 'GET', `/${id}/statistics?days=3`);
    expect(statementStatisticsSchema.parse(response.body).data).toEqual({
      days: [
        { date: '2026-11-19', views: 0, phone_reveals: 0 },
        { date: '2026-11-20', views: 1, phone_reveals: 0 },
        { date: '2026-11-21', views: 1, phone_reveals: 1 },
      ],
      views: 2,
      phone_reveals: 1,
    });
    expect(statementOf(await send(owner, 'GET', `/${id}`))).toMatchObject({ views: 2, phone_reveals: 1 });
    expect(statementStatisticsSchema.parse((await send(owner, 'GET', `/${id}/statistics`)).body).data.days).toHaveLength(30);
    api.setNow(start);
  });
});
