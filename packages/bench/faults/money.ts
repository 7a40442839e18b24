import { initiatedSchema, paidSchema } from '@/lib/contracts/money/payments';
import { newKey, type Seen, send } from './client';
import type { Writer } from './databases';
import { resultOf } from './report';
import { serve } from './server-process';
import { type Fault, verifyStage } from './stage';

const callbackOrders: readonly Record<string, string>[] = [
  { twice: '1' },
  { out_of_order: '1' },
  { twice: '1', out_of_order: '1' },
  {},
];
const amount = 20;

const post = (origin: string, path: string, token: string, body: object, key = newKey()): Promise<Seen> =>
  send(origin, path, { method: 'POST', body, token, key });
const payBodyOf = (id: number, payWith: string, sum: number) => ({
  payment_id: id,
  pay_with: payWith,
  amount: sum,
  redirect_url: `/payment-result?paymentStatus=pending&rnd=7&payment_id=${id}`,
});

async function beginTopUp(origin: string, { token }: Writer): Promise<{ id: number; page: string } | null> {
  const started = await post(origin, '/api/v3/payments/init-fill-balance', token, { amount });
  if (started?.status !== 200) return null;
  const { id } = initiatedSchema.parse(started.body).data;
  const paid = await post(origin, '/api/v3/payments/pay', token, payBodyOf(id, 'card', amount));
  const page = paid?.status === 200 ? paidSchema.parse(paid.body).data.redirect_url : null;
  return page === null ? null : { id, page };
}

/** Callbacks of the gateway doubled and out of order, for twenty top-ups; the payer's browser presses its button twice as well. */
export const callbacksDoubled: Fault = {
  name: 'callbacks doubled and out of order',
  run: async (stage) => {
    const { prepared, people, journal } = stage;
    const failures: string[] = [];
    const server = await serve(prepared.env);
    for (const [index, person] of people.slice(2, 22).entries()) {
      const started = await beginTopUp(server.origin, person);
      if (!started) {
        failures.push('a top-up was not started');
        continue;
      }
      const form = () => new URLSearchParams({ outcome: 'approve', ...callbackOrders[index % callbackOrders.length] });
      const press = () => send(server.origin, started.page, { method: 'POST', body: form(), headers: { origin: server.origin } });
      const presses = await Promise.all([press(), press()]);
      if (!presses.some((seen) => seen?.status === 303)) failures.push(`the gateway answered ${presses[0]?.status}`);
      journal.note({ kind: 'top-up', subject: started.id, userId: person.userId });
    }
    const verdict = await verifyStage(stage, server);
    return resultOf(callbacksDoubled.name, prepared.name, verdict, { times: 20, recoverySeconds: null, failures });
  },
};

const pressesCount = 20;

/** One payment pressed twenty times at once under one key, then twenty orders at once from a wallet that pays for one of them. */
export const pressedTwice: Fault = {
  name: 'double press, and a race for one balance',
  run: async (stage) => {
    const { prepared, people, journal } = stage;
    const failures: string[] = [];
    const [poor, rich] = people;
    if (!rich || !poor) throw new Error('Nobody is there to press.');
    const details = { cadastral_code: '01.10.14.022.041', name: 'ნინო', phone: '599001234' };
    const price = 35;
    const server = await serve(prepared.env);
    const orderOf = async ({ token }: Writer) => {
      const seen = await post(server.origin, '/api/v3/payments/init-legal-verification-service-order', token, {
        ...details,
        comment: `order ${newKey()}`,
      });
      if (seen?.status !== 200) throw new Error(`An order was answered with ${seen?.status}.`);
      return initiatedSchema.parse(seen.body).data;
    };
    const order = await orderOf(rich);
    const key = newKey();
    const pressed = await Promise.all(
      Array.from({ length: pressesCount }, () =>
        post(server.origin, '/api/v3/payments/pay', rich.token, payBodyOf(order.id, 'balance', price), key),
      ),
    );
    if (!pressed.some((seen) => seen?.status === 200)) failures.push('no press was answered with 200');
    if (pressed.some((seen) => seen === null || seen.status >= 500)) failures.push('a press failed');
    if (order.order_id) journal.note({ kind: 'payment of an order', subject: order.order_id, userId: rich.userId });
    const orders = [];
    for (let index = 0; index < 8; index++) orders.push(await orderOf(poor));
    const raced = await Promise.all(
      orders.map(({ id }) => post(server.origin, '/api/v3/payments/pay', poor.token, payBodyOf(id, 'balance', price))),
    );
    const paidCount = raced.filter((seen) => seen?.status === 200).length;
    if (paidCount !== 1) failures.push(`${paidCount} orders were paid from a wallet that holds one`);
    const verdict = await verifyStage(stage, server);
    return resultOf(pressedTwice.name, prepared.name, verdict, { times: pressesCount + 8, recoverySeconds: null, failures });
  },
};
