import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { gatewayEvents, payments, sandboxOrders } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { insertOrder, newKey, payBody } from '@/tests/factories/money/money';
import { decide, startTopUp } from '@/tests/factories/money/sandbox';
import { insertVisitor, type Visitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { openApp } from '@/tests/setup/app';
import { seededAt } from '@/tests/setup/database';

const api = useApi();
const balanceOf = ({ user }: Visitor) => createWalletRepository(api.db).balanceOf(user.id);
const stateOf = async (id: number) => {
  const [row] = await api.db.select().from(payments).where(eq(payments.id, id));
  return { state: row?.state, failureKey: row?.failureKey };
};
const open = async (page: string | null) => {
  const response = await api.fetch(new Request(`http://localhost:3000${page}`));
  return { status: response.status, headers: response.headers, text: await response.text() };
};

describe('the page of the sandbox', () => {
  it('shows the amount in the payer’s language, under a policy that runs nothing but its own script', async () => {
    const { page } = await startTopUp(api, await insertVisitor(api.db), 158);
    const { status, headers, text } = await open(page);
    expect(status).toBe(200);
    expect(text).toContain('<html lang="ka">');
    expect(text).toContain('158,00\u00A0₾');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'sha256-[^']+'; style-src 'sha256-/);
    expect(headers.get('cache-control')).toBe('no-store');
    const english = await open(page?.replace('lang=ka', 'lang=en') ?? null);
    expect(english.text).toContain('₾158.00');
  });

  it('writes nothing out that could be markup', async () => {
    const { id, page } = await startTopUp(api, await insertVisitor(api.db));
    await api.db
      .update(sandboxOrders)
      .set({ description: '<img src=x>"' })
      .where(eq(sandboxOrders.reference, String(id)));
    expect((await open(page)).text).toContain('&lt;img src=x&gt;&quot;');
  });

  it('404 for an order that is not there, and 422 for what is not an order or no outcome', async () => {
    const { page } = await startTopUp(api, await insertVisitor(api.db));
    expect((await open(page?.replace(/[0-9a-f]{4}/, '0000') ?? null)).status).toBe(404);
    expect((await open('/api/payments/sandbox/1')).status).toBe(422);
    expect((await decide(api, page, 'give_me_money')).status).toBe(422);
    expect((await decide(api, page, 'approve', { amount: '1' })).status).toBe(422);
  });

  it('exists only where the sandbox is open', async () => {
    const { page } = await startTopUp(api, await insertVisitor(api.db));
    const closed = openApp(api, { PAYMENT_SANDBOX: '0' });
    for (const method of ['GET', 'POST'])
      expect((await closed.fetch(new Request(`http://localhost:3000${page}`, { method }), {})).status).toBe(404);
  });
});

describe('a site without a gateway', () => {
  it('503 for a payment by card, and the payment stays as it was', async () => {
    const visitor = await insertVisitor(api.db);
    const closed = openApp(api, { PAYMENT_SANDBOX: '0' });
    const { payment } = await insertOrder(api.db, visitor.user.id);
    const headers = { 'content-type': 'application/json', 'x-website-key': 'livo', ...visitor.headers, ...newKey() };
    const body = JSON.stringify(payBody(payment, { pay_with: 'card', amount: 35 }));
    const request = new Request('http://localhost:3000/api/v3/payments/pay', { method: 'POST', headers, body });
    const response = await closed.fetch(request, {});
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ message: 'errors.payments_unavailable' });
    expect(await stateOf(payment.id)).toMatchObject({ state: 'created' });
  });
});

describe('the ways to pay', () => {
  it('leave out what needs a gateway where none is configured', async () => {
    const { headers } = await insertVisitor(api.db);
    const methodsOf = async (app: ReturnType<typeof openApp>) => {
      const request = new Request('http://localhost:3000/api/v3/payments/methods', {
        headers: { 'x-website-key': 'livo', ...headers },
      });
      return (await (await app.fetch(request, {})).json()).data.methods;
    };
    expect(await methodsOf(openApp(api, { PAYMENT_SANDBOX: '0' }))).toEqual(['balance', 'package']);
    expect(await methodsOf(openApp(api, {}))).toEqual(['balance', 'package', 'card', 'loyalty_card', 'terminal', 'bank_app']);
  });
});

describe('a payment by the sandbox', () => {
  it('is credited when it is approved, before the payer is back', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor, 20);
    expect(await balanceOf(visitor)).toBe(0);
    const { status, headers } = await decide(api, page, 'approve');
    expect({ status, back: headers.get('location') }).toEqual({
      status: 303,
      back: `/payment-result?paymentStatus=pending&rnd=7&payment_id=${id}`,
    });
    expect(await balanceOf(visitor)).toBe(2_000);
    expect(await stateOf(id)).toEqual({ state: 'approved', failureKey: null });
  });

  it.each([
    ['decline', {}, 'declined', 'errors.payment_insufficient_funds'],
    ['cancel', {}, 'cancelled', 'errors.payment_cancelled'],
    ['approve', { card: 'declined' }, 'declined', 'errors.payment_declined'],
    ['approve', { card: 'expired' }, 'declined', 'errors.payment_card_expired'],
    ['approve', { card: 'restricted' }, 'declined', 'errors.payment_card_restricted'],
    ['approve', { card: 'insufficient_funds' }, 'declined', 'errors.payment_insufficient_funds'],
  ])('%s %o ends as %s and moves nothing', async (outcome, fields, state, failureKey) => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, outcome, fields);
    expect(await stateOf(id)).toEqual({ state, failureKey });
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('asks for the code of 3-D Secure where the card or the payer requires it', async () => {
    const visitor = await insertVisitor(api.db);
    const { page } = await startTopUp(api, visitor);
    const asked = await decide(api, page, 'approve', { three_d_secure: '1', save_card: '1' });
    const step = asked.headers.get('location');
    expect([asked.status, step]).toEqual([303, expect.stringMatching(/^\/api\/payments\/sandbox\/[^?]+\?.*step=code$/)]);
    const { text } = await open(step);
    expect(text).toContain('name="code"');
    expect(text).toContain('name="save_card" value="1"');
    const wrong = await decide(api, page, 'approve', { card: 'three_d_secure', code: '4321' });
    expect((await open(wrong.headers.get('location'))).text).toContain('aria-invalid="true"');
    expect(await balanceOf(visitor)).toBe(0);
    expect((await decide(api, page, 'approve', { card: 'three_d_secure', code: '1234' })).status).toBe(303);
    expect(await balanceOf(visitor)).toBe(2_000);
  });

  it('fails when the payer refuses to confirm it', async () => {
    const { id, page } = await startTopUp(api, await insertVisitor(api.db));
    await decide(api, page, 'refuse', { three_d_secure: '1' });
    expect(await stateOf(id)).toEqual({ state: 'declined', failureKey: 'errors.payment_authentication' });
  });

  it('ends once, whatever is pressed afterwards', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'decline');
    for (const outcome of ['approve', 'cancel', 'leave_pending', 'charge_back']) await decide(api, page, outcome);
    expect(await stateOf(id)).toMatchObject({ state: 'declined' });
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('is reversed by a chargeback', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'approve');
    await decide(api, page, 'charge_back');
    expect(await stateOf(id)).toMatchObject({ state: 'charged_back' });
    expect(await balanceOf(visitor)).toBe(0);
  });

  it('stores no card number and no code, only the mask', async () => {
    const { id, page } = await startTopUp(api, await insertVisitor(api.db));
    await decide(api, page, 'approve', { save_card: '1', card: 'mastercard' });
    const [row] = await api.db
      .select()
      .from(sandboxOrders)
      .where(eq(sandboxOrders.reference, String(id)));
    expect(row?.cardMask).toBe('5555 **** **** 4444');
    expect(JSON.stringify(row)).not.toMatch(/5555.?5555/);
  });

  it('may be left pending, and is approved at a check a minute later', async () => {
    const visitor = await insertVisitor(api.db);
    const { id, page } = await startTopUp(api, visitor);
    await decide(api, page, 'leave_pending');
    const check = () => api.call(`/api/v3/payments/${id}`, { headers: visitor.headers });
    await check();
    expect(await stateOf(id)).toMatchObject({ state: 'pending' });
    try {
      api.setNow(new Date(seededAt.getTime() + 61_000));
      await check();
    } finally {
      api.setNow(seededAt);
    }
    expect(await stateOf(id)).toMatchObject({ state: 'approved' });
    expect(await balanceOf(visitor)).toBe(2_000);
  });
});

describe('callbacks of the sandbox', () => {
  const eventsOf = async (id: number) => api.db.select().from(gatewayEvents).where(eq(gatewayEvents.paymentId, id));

  it.each<Record<string, string>>([{ twice: '1' }, { out_of_order: '1' }, { twice: '1', out_of_order: '1' }])(
    '%o credit once',
    async (defects) => {
      const visitor = await insertVisitor(api.db);
      const { id, page } = await startTopUp(api, visitor);
      await decide(api, page, 'approve', defects);
      expect(await balanceOf(visitor)).toBe(2_000);
      expect(await stateOf(id)).toMatchObject({ state: 'approved' });
      expect(await eventsOf(id)).toHaveLength('out_of_order' in defects ? 2 : 1);
    },
  );

  it.each<Record<string, string>>([{ altered: '1' }, { stale: '1' }])(
    '%o have no effect; the query of the payer’s return settles it',
    async (defects) => {
      const visitor = await insertVisitor(api.db);
      const { id, page } = await startTopUp(api, visitor);
      await decide(api, page, 'approve', defects);
      expect(await balanceOf(visitor)).toBe(0);
      expect(await eventsOf(id)).toEqual([]);
      await api.call(`/api/v3/payments/${id}`, { headers: visitor.headers });
      expect(await balanceOf(visitor)).toBe(2_000);
    },
  );
});
