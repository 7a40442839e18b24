import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { walletLimitResponseSchema } from '@/lib/contracts/money/company-wallet';
import { paymentOptionsSchema, walletStatementSchema } from '@/lib/contracts/money/payments';
import { orders } from '@/server/modules/orders/orders.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { fillWallet, insertOrder, newKey, payBody } from '@/tests/factories/money/money';
import { freshCode, insertStaff } from '@/tests/factories/staff';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
let broker: Visitor;
let agent: Visitor;
beforeEach(async () => {
  api.setNow(seededAt);
  broker = await insertVisitor(api.db, { name: 'ლურჯი კიბე', typeId: 3 });
  agent = await insertVisitor(api.db, { name: 'ანა', typeId: 2, agencyId: broker.user.id });
});

const limitPath = ({ user }: Visitor) => `/api/microservice/users/agents/${user.id}/wallet-limit`;
const setLimit = (monthly: unknown, of = agent, by = broker) =>
  api.call(limitPath(of), { method: 'POST', body: { monthly }, headers: by.headers });
const limitOf = async (by: Visitor, path: string) =>
  walletLimitResponseSchema.parse((await api.call(path, { headers: by.headers })).body).data;
const ownLimit = () => limitOf(agent, '/api/microservice/users/company/agency/wallet-limit');
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const pay = (paymentId: number, visitor = agent) =>
  api.call('/api/v3/payments/pay', {
    method: 'POST',
    body: payBody({ id: paymentId }, { from_company: true }),
    headers: { ...visitor.headers, ...newKey() },
  });
const order = async (amountMinor = 3_500, visitor = agent) =>
  insertOrder(api.db, visitor.user.id, { serviceId: 99, amountMinor });

describe('the limit of an agent', () => {
  it('200 is set and removed by the broker, and shown to both', async () => {
    expect(await limitOf(broker, limitPath(agent))).toEqual({ monthly: 0, spent: 0, left: 0 });
    expect((await setLimit('120.50')).status).toBe(200);
    const limit = { monthly: 120.5, spent: 0, left: 120.5 };
    expect([await limitOf(broker, limitPath(agent)), await ownLimit()]).toEqual([limit, limit]);
    await setLimit(0);
    expect((await ownLimit()).monthly).toBe(0);
  });

  it('401 for guests, 404 for another company’s agent and for everybody but brokers, 422 for what is not an amount', async () => {
    const rival = await insertVisitor(api.db, { typeId: 3 });
    expect((await api.call(limitPath(agent))).status).toBe(401);
    expect((await setLimit(100, agent, rival)).status).toBe(404);
    expect((await api.call(limitPath(agent), { headers: rival.headers })).status).toBe(404);
    expect((await setLimit(100, agent, agent)).status).toBe(404);
    expect((await setLimit(-1)).status).toBe(422);
    expect((await setLimit('a lot')).status).toBe(422);
  });

  it('422 below what was spent this month', async () => {
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 10_000);
    await pay((await order(3_500)).payment.id);
    expect(await setLimit(34.99)).toMatchObject({ status: 422, body: { errors: { monthly: ['errors.limit_spent'] } } });
    expect((await setLimit(35)).status).toBe(200);
    expect(await ownLimit()).toEqual({ monthly: 35, spent: 35, left: 0 });
  });
});

describe('the ways to pay', () => {
  const companyOf = async ({ headers }: Visitor) =>
    paymentOptionsSchema.parse((await api.call('/api/v3/payments/methods', { headers })).body).data.company;

  it('name the company and what is left of the limit, only for its agents with a limit', async () => {
    expect([await companyOf(agent), await companyOf(broker)]).toEqual([null, null]);
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 10_000);
    expect(await companyOf(agent)).toEqual({ name: 'ლურჯი კიბე', left: 50 });
    await pay((await order(3_500)).payment.id);
    expect(await companyOf(agent)).toEqual({ name: 'ლურჯი კიბე', left: 15 });
    await setLimit(0);
    expect(await companyOf(agent)).toBeNull();
  });
});

describe('a payment from the company’s wallet', () => {
  it('200 takes the company’s money, and its statement shows who spent it', async () => {
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 10_000);
    const { order: bought, payment } = await order(3_500);
    expect((await pay(payment.id)).status).toBe(200);
    expect([await balanceOf(broker), await balanceOf(agent)]).toEqual([6_500, 0]);
    const [row] = await api.db.select().from(orders).where(eq(orders.id, bought.id));
    expect(row).toMatchObject({ userId: agent.user.id, payerId: broker.user.id, state: 'paid' });
    const { body } = await api.call('/api/v3/payments?kind=purchase', { headers: broker.headers });
    const [line] = walletStatementSchema.parse(body).data.data;
    expect(line).toMatchObject({ amount: -35, spent_by: { id: agent.user.id, name: 'ანა' } });
  });

  it('409 beyond the limit, although the wallet has the money; the next month starts again', async () => {
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 100_000);
    expect((await pay((await order(3_500)).payment.id)).status).toBe(200);
    const { payment } = await order(1_501);
    expect(await pay(payment.id)).toMatchObject({ status: 409, body: { message: 'errors.limit_exceeded' } });
    expect(await balanceOf(broker)).toBe(96_500);
    api.setNow(new Date('2026-11-30T20:00:00Z'));
    expect((await pay(payment.id)).status).toBe(200);
    expect(await ownLimit()).toMatchObject({ spent: 15.01 });
  });

  it('409 when the company lacks the money: the limit stays as it was', async () => {
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 100);
    const answer = await pay((await order(3_500)).payment.id);
    expect(answer).toMatchObject({ status: 409, body: { message: 'not_enough_balance' } });
    expect((await ownLimit()).spent).toBe(0);
  });

  it('ten at once stay within the limit', async () => {
    await setLimit(100);
    await fillWallet(api.db, broker.user.id, 100_000);
    const made = await Promise.all(Array.from({ length: 10 }, () => order(3_000)));
    const statuses = await Promise.all(made.map(async ({ payment }) => (await pay(payment.id)).status));
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409, 409, 409, 409, 409, 409, 409]);
    expect(await ownLimit()).toEqual({ monthly: 100, spent: 90, left: 10 });
    expect(await balanceOf(broker)).toBe(91_000);
  });

  it('422 for somebody without a company', async () => {
    const person = await insertVisitor(api.db);
    const { payment } = await order(3_500, person);
    const answer = await pay(payment.id, person);
    expect(answer).toMatchObject({ status: 422, body: { errors: { from_company: ['errors.company_none'] } } });
  });

  it('goes back to the company when it is refunded, and to the agent’s limit', async () => {
    await setLimit(50);
    await fillWallet(api.db, broker.user.id, 3_500);
    const { order: bought, payment } = await order(3_500);
    await pay(payment.id);
    const clerk = await insertStaff(api.db, 'support');
    const body = { order_id: bought.id, reason: 'ვიზიტი ჩაიშალა' };
    const headers = { ...clerk.headers, ...newKey(), ...(await freshCode(api.db, clerk, seededAt)) };
    await api.call('/api/v1/admin/refunds', { method: 'POST', body, headers });
    expect([await balanceOf(broker), await balanceOf(agent)]).toEqual([3_500, 0]);
    expect((await ownLimit()).spent).toBe(0);
  });
});
