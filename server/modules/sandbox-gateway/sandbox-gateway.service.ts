import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { GatewayFailure } from '@/lib/contracts/money/gateway';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import {
  findTestCard,
  isOrderExpired,
  maskOf,
  newCardToken,
  pendingMs,
  type SandboxCallback,
  type SandboxChange,
  type SandboxOrder,
  type SandboxStore,
  signatureHeader,
  signCallback,
  type TestCard,
  timestampHeader,
} from '../../ports/payment-gateway-sandbox';

const flag = z.literal('1').optional();

/** What the page's form sends. Only the outcome is required: by default a card that is approved pays. */
export const decisionSchema = z.strictObject({
  outcome: z.enum(['approve', 'decline', 'cancel', 'leave_pending', 'refuse', 'charge_back']),
  card: z.string().max(40).default('visa'),
  expires: z.string().max(5).default('12/30'),
  save_card: flag,
  three_d_secure: flag,
  /** The code of the 3-D Secure step. */
  code: z.string().max(10).optional(),
  twice: flag,
  out_of_order: flag,
  altered: flag,
  stale: flag,
  delay: z.coerce.number().int().min(0).max(60).default(0),
});
export type Decision = z.output<typeof decisionSchema>;

export type SignedCallback = { url: string; body: string; headers: Record<string, string> };
export type Decided =
  | { kind: 'code'; order: SandboxOrder; isWrong: boolean }
  | { kind: 'done'; order: SandboxOrder; callbacks: SignedCallback[]; delaySeconds: number };

const rightCode = '1234';
const staleSeconds = 400;

type SandboxParts = { orders: SandboxStore; readKey: () => Promise<string>; clock: Clock };
export type SandboxGatewayService = ReturnType<typeof createSandboxGatewayService>;

/** How a decision on the page changes the order. */
function changeOf(order: SandboxOrder, decision: Decision, card: TestCard, now: Date): SandboxChange {
  const decline = (failureCode: GatewayFailure): SandboxChange => ({ state: 'declined', failureCode, settledAt: now });
  if (decision.outcome === 'charge_back') return { state: 'charged_back' };
  if (decision.outcome === 'cancel') return { state: 'cancelled', failureCode: 'errors.payment_cancelled', settledAt: now };
  if (decision.outcome === 'refuse') return decline('errors.payment_authentication');
  const isSaved = order.cardToken !== null;
  const savesCard = isSaved || decision.save_card === '1';
  const kept: SandboxChange = {
    ...(isSaved ? {} : { cardToken: savesCard ? newCardToken(card.id, decision.expires) : null }),
    savesCard,
    cardMask: order.cardMask ?? maskOf(card),
  };
  if (decision.outcome === 'decline') return { ...kept, ...decline('errors.payment_insufficient_funds') };
  if (card.failure !== null) return { ...kept, ...decline(card.failure) };
  if (decision.outcome === 'leave_pending') return { ...kept, state: 'pending', settledAt: new Date(now.getTime() + pendingMs) };
  return { ...kept, state: 'approved', settledAt: now };
}

const bodyOf = ({ id, reference, amountMinor }: SandboxOrder, state: string): SandboxCallback => ({
  event_id: randomUUID(),
  order_id: id,
  reference,
  state,
  amount: toMajorUnits(amountMinor),
  currency: 'GEL',
});

/** The callbacks of a decision in the order in which they are sent; with the failures of real networks and attackers. */
function callbacksOf(order: SandboxOrder, decision: Decision, key: string, now: Date): SignedCallback[] {
  const sign = (content: SandboxCallback, ageSeconds: number): SignedCallback => {
    const body = JSON.stringify(content);
    const timestamp = String(Math.floor(now.getTime() / 1000) - ageSeconds);
    const headers = { [timestampHeader]: timestamp, [signatureHeader]: signCallback(key, timestamp, body) };
    return { url: order.callbackUrl, body, headers };
  };
  const last = sign(bodyOf(order, order.state), decision.stale ? staleSeconds : 0);
  const altered = JSON.stringify({ ...JSON.parse(last.body), amount: toMajorUnits(order.amountMinor * 100) });
  const sent = decision.altered ? { ...last, body: altered } : last;
  const isLateFirst = decision.out_of_order === '1';
  return [sent, ...(decision.twice ? [sent] : []), ...(isLateFirst ? [sign(bodyOf(order, 'pending'), 30)] : [])];
}

/** The bundled gateway's own page: the payer chooses the outcome. */
export function createSandboxGatewayService({ orders, readKey, clock }: SandboxParts) {
  /** @throws ApiError 404 */
  const find = async (id: string): Promise<SandboxOrder> => {
    const order = await orders.find(id);
    if (order === undefined) throw notFound();
    return order;
  };
  /** The saved card's own behaviour; what the form names otherwise. */
  const cardOf = ({ cardToken }: SandboxOrder, { card }: Decision): TestCard | undefined =>
    findTestCard(cardToken === null ? card : (cardToken.split(':')[0] ?? ''));
  const maskOfSaved = async ({ cardToken, cardMask }: SandboxOrder): Promise<string | null> =>
    cardToken === null ? null : (cardMask ?? (await orders.findCard(cardToken))?.cardMask ?? null);

  const startingStates = ({ outcome }: Decision): SandboxOrder['state'][] => {
    if (outcome === 'charge_back') return ['approved'];
    return outcome === 'approve' || outcome === 'decline' ? ['open', 'pending'] : ['open'];
  };

  return {
    /** @throws ApiError 404 */
    open: async (id: string): Promise<{ order: SandboxOrder; savedMask: string | null; now: Date }> => {
      const order = await find(id);
      return { order, savedMask: order.state === 'open' ? await maskOfSaved(order) : null, now: clock() };
    },

    /**
     * Ends an order with the outcome of the form, once: one that has ended stays as it is, and sends the site no second callback.
     * @throws ApiError 404
     */
    decide: async (id: string, decision: Decision): Promise<Decided> => {
      const order = await find(id);
      const card = cardOf(order, decision);
      if (card === undefined) throw notFound();
      const now = clock();
      const ended: Decided = { kind: 'done', order, callbacks: [], delaySeconds: 0 };
      if (isOrderExpired(order, now)) return ended;
      const isAsking = decision.outcome === 'approve' && order.state === 'open' && card.failure === null;
      const needsCode = isAsking && (card.hasThreeDSecure || decision.three_d_secure === '1');
      if (needsCode && decision.code !== rightCode) return { kind: 'code', order, isWrong: decision.code !== undefined };
      const known = { ...order, cardMask: order.cardMask ?? (await maskOfSaved(order)) };
      const changed = await orders.change(id, startingStates(decision), changeOf(known, decision, card, now));
      if (changed === undefined) return ended;
      const callbacks = changed.state === 'pending' ? [] : callbacksOf(changed, decision, await readKey(), now);
      return { kind: 'done', order: changed, callbacks, delaySeconds: decision.delay };
    },
  };
}
