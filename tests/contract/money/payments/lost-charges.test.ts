import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { MoneyServices } from '@/server/composition/services/compose-money';
import { createCallbacksRepository } from '@/server/modules/payments/callbacks.repository';
import { type CallbacksService, createCallbacksService } from '@/server/modules/payments/callbacks.service';
import { payments, savedCards } from '@/server/modules/payments/payments.table';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';
import { type PaymentGateway, PaymentGatewayError, type PaymentGateways } from '@/server/ports/payment-gateway';
import { createTpayGateway } from '@/server/ports/payment-gateway-tpay';
import { callOf, payWith } from '@/tests/factories/money/money';
import { insertVisitor } from '@/tests/factories/visitor';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { openMoney } from '@/tests/setup/money';
import { startTpayServer } from '@/tests/setup/servers/tpay-server';

const api = useApi();
let bank: Awaited<ReturnType<typeof startTpayServer>>;
let money: MoneyServices;
let callbacks: CallbacksService;
let isAnswerLost = false;
let charged: string[] = [];
let now = seededAt;
const clock = () => now;

/** TBC, whose answer to a charge can be lost after the charge. */
function openGateway(): PaymentGateway {
  const account = { clientId: 'shop', clientSecret: 'secret', apiKey: 'app-key' };
  const tpay = createTpayGateway({ ...account, apiUrl: bank.url, clock });
  return {
    ...tpay,
    createPayment: async (order) => {
      const started = await tpay.createPayment(order);
      charged.push(started.gatewayOrderId);
      if (isAnswerLost) throw new PaymentGatewayError('unreachable', 'The answer was lost.');
      return started;
    },
  };
}
beforeAll(async () => {
  bank = await startTpayServer();
  const gateway = openGateway();
  const gateways: PaymentGateways = { current: gateway, find: (name) => (name === 'tpay' ? gateway : null) };
  money = openMoney(api.database, gateways, clock);
  const { settle } = money;
  callbacks = createCallbacksService({
    callbacks: createCallbacksRepository(api.db),
    gateways,
    settle,
    onRefused: () => {},
    clock,
  });
});
beforeEach(() => {
  [isAnswerLost, charged, now] = [false, [], seededAt];
});
afterAll(() => bank.close());

const callBack = (id: string) => {
  const { body, headers } = bank.callbackOf(id);
  return callbacks.receive('tpay', body, headers);
};
const startTopUp = async (userId: number, amountMinor: number, pay: object) => {
  const { id } = await money.payments.initTopUp(callOf(userId), amountMinor);
  const paid = money.payments.pay(callOf(userId), payWith(id, { pay_with: 'card', ...pay }), 'ka');
  return { id, paid };
};
const stateOf = async (id: number) => (await api.db.select().from(payments).where(eq(payments.id, id)))[0]?.state;

/** Somebody whose card the bank keeps. */
async function insertCardHolder() {
  const { user } = await insertVisitor(api.db);
  const { paid } = await startTopUp(user.id, 100, { save_card: true });
  await paid;
  bank.approve(charged.at(-1) ?? '');
  await callBack(charged.at(-1) ?? '');
  const [card] = await api.db.select().from(savedCards).where(eq(savedCards.userId, user.id));
  return { userId: user.id, cardId: card?.id ?? 0 };
}
/** Charges a saved card whose response is lost. */
async function charge({ userId, cardId }: Awaited<ReturnType<typeof insertCardHolder>>, amountMinor: number) {
  isAnswerLost = true;
  const { id, paid } = await startTopUp(userId, amountMinor, { card_id: cardId });
  await expect(paid).rejects.toMatchObject({ status: 503 });
  return { id, orderId: charged.at(-1) ?? '' };
}

it('credits a charge of a saved card whose response was lost once the bank calls back, even after it was given up', async () => {
  const holder = await insertCardHolder();
  const { id, orderId } = await charge(holder, 2_500);
  now = new Date(seededAt.getTime() + 3_600_000);
  await money.settle(id);
  expect(await stateOf(id)).toBe('expired');
  await callBack(orderId);
  await callBack(orderId);
  expect([await stateOf(id), await createWalletRepository(api.db).balanceOf(holder.userId)]).toEqual(['approved', 2_600]);
});

it('is not credited to a payment with another sum or card', async () => {
  const [holder, other] = [await insertCardHolder(), await insertCardHolder()];
  const lost = await charge(holder, 2_500);
  const foreign = await charge(other, 2_500);
  await api.db.delete(payments).where(eq(payments.id, foreign.id));
  await expect(callBack(foreign.orderId)).rejects.toMatchObject({ status: 404 });
  const dearer = await charge(holder, 9_900);
  await api.db.delete(payments).where(eq(payments.id, dearer.id));
  await expect(callBack(dearer.orderId)).rejects.toMatchObject({ status: 404 });
  expect(await stateOf(lost.id)).toBe('pending');
});

it('queries the bank for an unknown order only while a charge is missing', async () => {
  await api.db.update(payments).set({ startedAt: new Date(seededAt.getTime() - 48 * 3_600_000) });
  const before = bank.calls.length;
  await expect(callBack('nobody-knows-it')).rejects.toMatchObject({ status: 404 });
  expect(bank.calls.length).toBe(before);
});
