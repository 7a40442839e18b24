import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxOrders } from '@/server/modules/payments/payments.table';
import { createSandboxOrdersRepository } from '@/server/modules/sandbox-gateway/sandbox-gateway.repository';
import { type GatewayOrder, InvalidCallbackError, PaymentGatewayError } from '@/server/ports/payment-gateway';
import { useApi } from '../../setup/api';
import { seededAt } from '../../setup/database';
import { createSandboxDriver, type GatewayDriver, startBogDriver, startTpayDriver } from '../../setup/gateway-drivers';

const api = useApi();
const drivers: Record<string, GatewayDriver> = {};
const names = ['sandbox', 'bog', 'tpay'] as const;
let now = seededAt;
const clock = () => now;

beforeAll(async () => {
  drivers.bog = await startBogDriver(clock);
  drivers.tpay = await startTpayDriver(clock);
  drivers.sandbox = createSandboxDriver({
    store: createSandboxOrdersRepository(api.db),
    setAmount: async (id, amountMinor) => {
      await api.db.update(sandboxOrders).set({ amountMinor }).where(eq(sandboxOrders.id, id));
    },
    clock,
  });
});
afterAll(async () => {
  for (const { server } of Object.values(drivers)) await server?.close();
});

const driverOf = (name: string): GatewayDriver => {
  const driver = drivers[name];
  if (!driver) throw new Error(name);
  return driver;
};
let lastPaymentId = 500_000;
const newOrder = (overrides: Partial<GatewayOrder> = {}): GatewayOrder => {
  lastPaymentId += 1;
  return {
    paymentId: lastPaymentId,
    amountMinor: 15_829,
    description: `aivani.example ${lastPaymentId}, a long description`,
    locale: 'ru',
    returnUrl: 'https://aivani.example/payment-result?rnd=7',
    callbackUrl: 'https://aivani.example/api/payments/callback/x',
    saveCard: false,
    cardToken: null,
    ...overrides,
  };
};
const open = async (name: string, overrides: Partial<GatewayOrder> = {}) => {
  const order = newOrder(overrides);
  const started = await driverOf(name).gateway.createPayment(order);
  return { ...started, id: started.gatewayOrderId, order };
};
const approved = async (name: string, overrides: Partial<GatewayOrder> = {}) => {
  const started = await open(name, overrides);
  await driverOf(name).approve(started.id);
  return started;
};
const reasonOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof PaymentGatewayError ? error.reason : String(error)),
  );

describe.each(names)('a payment by %s', (name) => {
  const gateway = () => driverOf(name).gateway;

  it('waits on a page of the gateway until its payer has decided', async () => {
    const { id, redirectUrl, state, order } = await open(name);
    expect(redirectUrl).toMatch(/^(https:\/\/|\/api\/payments\/sandbox\/)/);
    expect(state).toBe('pending');
    const { amountMinor } = order;
    expect(await gateway().getPayment(id)).toMatchObject({ state: 'pending', amountMinor, failureKey: null, card: null });
  });

  it('is approved after it was pending, with its amount, its reference and only the mask of the card', async () => {
    const { id, order } = await open(name);
    await gateway().getPayment(id);
    await driverOf(name).approve(id);
    const { card, paymentId, ...payment } = (await gateway().getPayment(id)) ?? { card: null, paymentId: null };
    const { amountMinor } = order;
    expect(payment).toEqual({
      gatewayOrderId: id,
      state: 'approved',
      amountMinor,
      currency: 'GEL',
      refundedMinor: 0,
      failureKey: null,
    });
    expect([order.paymentId, null]).toContain(paymentId);
    expect(card).toMatchObject({ token: null, mask: expect.stringMatching(/\*|x/) });
    expect(card?.mask).not.toMatch(/\d{13}/);
  });

  it('is declined for insufficient funds', async () => {
    const { id } = await open(name);
    await driverOf(name).decline(id);
    const failureKey = 'errors.payment_insufficient_funds';
    expect(await gateway().getPayment(id)).toMatchObject({ state: 'declined', failureKey, refundedMinor: 0 });
  });

  it('fails when the payer leaves, where the gateway reports that', async () => {
    const { id } = await open(name);
    await driverOf(name).cancel(id);
    const failures = {
      sandbox: { state: 'cancelled', failureKey: 'errors.payment_cancelled' },
      bog: { state: 'declined', failureKey: 'errors.payment_declined' },
      tpay: { state: 'expired', failureKey: 'errors.payment_timeout' },
    };
    expect(await gateway().getPayment(id)).toMatchObject(failures[name]);
  });

  it('says what was charged, even when that is not what was requested', async () => {
    const { id } = await open(name);
    await driverOf(name).approve(id, 100);
    expect(await gateway().getPayment(id)).toMatchObject({ state: 'approved', amountMinor: 100 });
  });

  it('is not found under another id', async () => {
    expect(await gateway().getPayment(randomUUID())).toBeNull();
    expect(await gateway().getPayment('../orders')).toBeNull();
    expect(await gateway().findByReference(1)).toBeNull();
  });

  it('saves a card when the payer chooses so, and pays with it until it is deleted', async () => {
    const first = await approved(name, { saveCard: true });
    const card = (await gateway().getPayment(first.id))?.card;
    expect(card).toMatchObject({ brand: expect.any(String), expires: expect.stringMatching(/^\d\d\/\d\d$/) });
    const cardToken = card?.token ?? '';
    expect(cardToken).toMatch(/.{16}/);
    const second = await open(name, { cardToken });
    if (second.state === 'pending') await driverOf(name).approve(second.id);
    expect(await gateway().getPayment(second.id)).toMatchObject({
      state: 'approved',
      card: { token: cardToken, mask: card?.mask },
    });
    await gateway().deleteCard(cardToken);
    await gateway().deleteCard(cardToken);
    const third = await gateway()
      .createPayment(newOrder({ cardToken }))
      .catch((error: unknown) => error);
    expect(third).toMatchObject(name === 'sandbox' ? { state: 'declined' } : { reason: 'refused' });
  });
});

describe.each(names)('a refund by %s', (name) => {
  const gateway = () => driverOf(name).gateway;
  const send = (gatewayOrderId: string, amountMinor: number, refundedBeforeMinor: number, idempotencyKey = randomUUID()) =>
    gateway().refund({ gatewayOrderId, amountMinor, refundedBeforeMinor, idempotencyKey });
  const refundedOf = async (id: string) => (await gateway().getPayment(id))?.refundedMinor;

  it('sends back a part, then the rest; the payment stays approved', async () => {
    const { id, order } = await approved(name);
    expect(await send(id, 829, 0)).toEqual({ state: 'done' });
    expect(await gateway().getPayment(id)).toMatchObject({
      state: 'approved',
      amountMinor: order.amountMinor,
      refundedMinor: 829,
    });
    expect(await send(id, 15_000, 829)).toEqual({ state: 'done' });
    expect(await gateway().getPayment(id)).toMatchObject({ state: 'approved', refundedMinor: order.amountMinor });
  });

  it('sends back once, however often it is repeated with its key', async () => {
    const { id } = await approved(name);
    const key = randomUUID();
    for (const _ of [1, 2, 3]) expect(await send(id, 5_000, 0, key)).toEqual({ state: 'done' });
    expect(await refundedOf(id)).toBe(5_000);
  });

  it('fails for more than there is left, and for what was never charged', async () => {
    const { id, order } = await approved(name);
    await send(id, 10_000, 0);
    expect(await send(id, 10_000, 10_000)).toEqual({ state: 'failed' });
    expect(await refundedOf(id)).toBe(10_000);
    expect(await send((await open(name)).id, order.amountMinor, 0)).toEqual({ state: 'failed' });
    expect(await send(randomUUID(), 100, 0)).toEqual({ state: 'failed' });
  });
});

describe.each(names)('a callback of %s', (name) => {
  const read = (body: Uint8Array, headers: Headers) => driverOf(name).gateway.readCallback(body, headers, clock());
  const isSigned = name !== 'tpay';

  it('names the order that changed', async () => {
    const { id, order } = await approved(name);
    const { body, headers } = await driverOf(name).callbackOf(id, now);
    const event = isSigned ? { eventId: expect.any(String), paymentId: order.paymentId } : { eventId: null, paymentId: null };
    expect(await read(body, headers)).toEqual({ gatewayOrderId: id, ...event });
  });

  it('has one identity in all its copies, and another one in the next event', async () => {
    if (!isSigned) return expect((await read(Buffer.from('{"PaymentId":"a1"}'), new Headers())).eventId).toBeNull();
    const { id } = await approved(name);
    const { body, headers } = await driverOf(name).callbackOf(id, now);
    const next = await driverOf(name).callbackOf(id, new Date(now.getTime() + 1000));
    const [one, copy, other] = [await read(body, headers), await read(body, headers), await read(next.body, next.headers)];
    expect([one.eventId === copy.eventId, one.eventId === other.eventId]).toEqual([true, false]);
  });

  it.each(['', '[]', '{', '{"PaymentId":"../../x"}', 'PaymentId=1'])('is refused when it is %j', async (text) => {
    await expect(read(Buffer.from(text), new Headers())).rejects.toBeInstanceOf(InvalidCallbackError);
  });

  it('is refused, or not believed, when it was forged, altered or signed with another key', async () => {
    const { id } = await open(name);
    const { body, headers } = await driverOf(name).callbackOf(id, now);
    if (isSigned) {
      const altered = Buffer.from(body.toString().replace(id, randomUUID()));
      const [signature = ''] = [...headers.keys()].filter((key) => key.endsWith('signature'));
      const forged = new Headers(headers);
      forged.set(signature, Buffer.alloc(256, 7).toString(name === 'bog' ? 'base64' : 'hex'));
      await expect(read(altered, headers)).rejects.toBeInstanceOf(InvalidCallbackError);
      await expect(read(body, forged)).rejects.toBeInstanceOf(InvalidCallbackError);
      await expect(read(body, new Headers())).rejects.toBeInstanceOf(InvalidCallbackError);
    }
    expect(await driverOf(name).gateway.getPayment(id)).toMatchObject({ state: 'pending' });
  });
});

describe.each(['sandbox', 'bog'])('a signed callback of %s', (name) => {
  it('is refused when it is older than five minutes, or from the future', async () => {
    const { id } = await approved(name);
    for (const [seconds, isTaken] of [
      [-299, true],
      [-301, false],
      [299, true],
      [301, false],
    ] as const) {
      const { body, headers } = await driverOf(name).callbackOf(id, new Date(now.getTime() + seconds * 1000));
      const taken = await driverOf(name)
        .gateway.readCallback(body, headers, now)
        .then(
          () => true,
          (error: unknown) => !(error instanceof InvalidCallbackError),
        );
      expect({ seconds, taken }).toEqual({ seconds, taken: isTaken });
    }
  });
});

describe.each(['bog', 'tpay'] as const)('%s, when the bank is unavailable', (name) => {
  const gateway = () => driverOf(name).gateway;
  const server = () => {
    const { server: upstream } = driverOf(name);
    if (!upstream) throw new Error('no server');
    return upstream;
  };

  it.each([
    [500, 'unreachable'],
    [503, 'unreachable'],
    ['silence', 'unreachable'],
    ['redirect', 'unreachable'],
    ['page', 'unreadable'],
    [400, 'refused'],
    [422, 'refused'],
    [403, 'unreachable'],
    [429, 'unreachable'],
  ] as const)('%s is %s, within the deadline, and nothing that charges is sent twice', async (failure, reason) => {
    await open(name);
    const before = server().calls.length;
    server().failNext(failure);
    const startedMs = performance.now();
    expect(await reasonOf(gateway().createPayment(newOrder()))).toBe(reason);
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    expect(server().calls.length - before).toBe(1);
  });

  it('fails a query the same way, with an error that quotes nothing', async () => {
    const { id } = await open(name);
    server().failNext('page');
    const error = await gateway()
      .getPayment(id)
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ reason: 'unreadable', isOutcomeUnknown: true });
    expect(String(error)).not.toContain('Bad gateway');
  });

  it('fails while there is no token, and requests one again afterwards', async () => {
    server().endTokens();
    server().failNext(500, /token/);
    expect(await reasonOf(gateway().createPayment(newOrder()))).toBe('unreachable');
    expect((await open(name)).state).toBe('pending');
  });

  it('requests a token once for many calls, and again when it has expired', async () => {
    const tokenCalls = () => server().calls.filter((call) => call.includes('token')).length;
    await open(name);
    const before = tokenCalls();
    await Promise.all([open(name), open(name), open(name)]);
    expect(tokenCalls()).toBe(before);
    server().endTokens();
    expect((await open(name)).state).toBe('pending');
    expect(tokenCalls()).toBe(before + 1);
    now = new Date(now.getTime() + 3_600_000);
    await open(name);
    now = seededAt;
    expect(tokenCalls()).toBe(before + 2);
  });

  it('leaves a refund open without a response; retried, it is sent once', async () => {
    const { id } = await approved(name);
    const refund = { gatewayOrderId: id, amountMinor: 500, refundedBeforeMinor: 0, idempotencyKey: randomUUID() };
    server().failNext('silence', /refund|cancel/);
    expect(await reasonOf(gateway().refund(refund))).toBe('unreachable');
    for (const _ of [1, 2]) expect(await gateway().refund(refund)).toEqual({ state: 'done' });
    expect(await gateway().getPayment(id)).toMatchObject({ refundedMinor: 500 });
  });
});

describe('a payment that is started again', () => {
  it.each(['sandbox', 'bog'])('has the same order at %s', async (name) => {
    const { order, id } = await open(name);
    expect((await driverOf(name).gateway.createPayment(order)).gatewayOrderId).toBe(id);
  });

  it('is found by its reference at the sandbox, when the response was lost', async () => {
    const { order, id } = await open('sandbox');
    expect(await driverOf('sandbox').gateway.findByReference(order.paymentId)).toMatchObject({
      gatewayOrderId: id,
      state: 'pending',
    });
  });
});

describe('settlements', () => {
  it('of the sandbox are those of a day of Tbilisi', async () => {
    now = new Date('2026-10-01T21:00:00Z');
    const { id, order } = await approved('sandbox');
    await open('sandbox');
    now = seededAt;
    const { paymentId, amountMinor } = order;
    const row = { gatewayOrderId: id, paymentId, amountMinor, refundedMinor: 0, currency: 'GEL' };
    const gateway = driverOf('sandbox').gateway;
    expect(await gateway.listSettlements('2026-10-02')).toEqual([row]);
    expect(await gateway.listSettlements('2026-10-01')).toEqual([]);
  });

  it.each(['bog', 'tpay'])('are not reported by %s', async (name) => {
    expect(await driverOf(name).gateway.listSettlements('2026-10-02')).toBeNull();
  });
});
