import { describe, expect, it } from 'vitest';
import { insertAuction } from '@/tests/factories/auction';
import { insertCompany } from '@/tests/factories/money/invoice';
import { fillWallet, insertOrder, insertTopUp, newKey, payBody } from '@/tests/factories/money/money';
import { legalBody, rateBody } from '@/tests/factories/money/orders';
import type { Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';

const api = useApi();

/** A write, and what makes it another one. */
type Write = { path: string; body: object; change: object };
/** A limited write of a person, and the limit. */
type Row = [name: string, countMax: number, prepare: (visitor: Visitor) => Write | Promise<Write>];

const rows: Row[] = [
  ['a top-up', 10, () => ({ path: '/api/v3/payments/init-fill-balance', body: { amount: 10 }, change: { amount: 11 } })],
  [
    'an order',
    10,
    () => ({ path: '/api/v3/payments/init-legal-verification-service-order', body: legalBody, change: { name: 'გია' } }),
  ],
  ['a valuation', 10, () => ({ path: '/api/v1/rate-requests/create', body: rateBody, change: { name: 'გია' } })],
  [
    'a package',
    20,
    () => ({ path: '/api/microservice/payments/init-package-order', body: { vip_type_id: 1, size: 5 }, change: { size: 15 } }),
  ],
  [
    'an invoice',
    10,
    () => ({ path: '/api/microservice/users/request-invoice', body: { amount: 10, comment: '' }, change: { amount: 11 } }),
  ],
  [
    'a bid',
    20,
    async () => {
      const { id } = await insertAuction(api.db);
      return {
        path: `/api/microservice/statements/${id}/bids`,
        body: { amount: 100_000, terms_accepted: true },
        change: { amount: 101_000 },
      };
    },
  ],
  [
    'a payment from the wallet',
    10,
    async ({ user }) => {
      await fillWallet(api.db, user.id, 9_000);
      const { payment } = await insertOrder(api.db, user.id);
      return { path: '/api/v3/payments/pay', body: payBody(payment), change: { amount: 35 } };
    },
  ],
  [
    'a payment with a card',
    10,
    async ({ user }) => {
      const payment = await insertTopUp(api.db, user.id, 1_000);
      return { path: '/api/v3/payments/pay', body: payBody(payment, { pay_with: 'card' }), change: { amount: 10 } };
    },
  ],
];

describe.each(rows)('a replay of %s', (_, countMax, prepare) => {
  const prepared = async () => {
    const visitor = await insertCompany(api.db);
    const { path, body, change } = await prepare(visitor);
    const send = (key: Record<string, string>, sent = body) =>
      api.call(path, { method: 'POST', body: sent, headers: { ...visitor.headers, ...key } });
    return { key: newKey(), send, other: { ...body, ...change } };
  };

  it('gets the first response however often it comes, and does not count', async () => {
    const { key, send } = await prepared();
    const first = await send(key);
    expect(first.status).toBe(200);
    for (let count = 0; count <= countMax; count += 1) expect(await send(key)).toMatchObject({ status: 200, body: first.body });
    expect((await send(newKey())).status).not.toBe(429);
  });

  it('gets the first response when the limit is reached, and 409 with another body', async () => {
    const { key, send, other } = await prepared();
    const first = await send(key);
    for (let count = 1; count < countMax; count += 1) await send(newKey());
    expect((await send(newKey())).status).toBe(429);
    expect(await send(key)).toMatchObject({ status: 200, body: first.body });
    expect(await send(key, other)).toMatchObject({ status: 409, body: { message: 'errors.idempotency_reused' } });
  });
});
