import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { type ProtocolAnswer, type ProtocolRequest, startProtocolServer } from './protocol-server';

type BogOrder = {
  id: string;
  reference: string;
  amount: number;
  charged: number;
  refunded: number;
  status: string;
  code: string | null;
  rejectReason: string | null;
  keepsCard: boolean;
  parentId: string | null;
  actions: { action_id: string; action: string; status: string; amount: string }[];
};

const credentials = `Basic ${Buffer.from('shop:secret').toString('base64')}`;
const decimals = (amount: number): string => String(Math.round(amount * 100) / 100);

/** The receipt of an order as the documentation of the bank shows it: amounts are texts. */
const receiptOf = (order: BogOrder) => ({
  order_id: order.id,
  industry: 'ecommerce',
  capture: 'automatic',
  external_order_id: order.reference,
  order_status: { key: order.status, value: order.status },
  purchase_units: {
    request_amount: decimals(order.amount),
    transfer_amount: order.status === 'created' ? null : decimals(order.charged),
    refund_amount: order.refunded === 0 ? null : decimals(order.refunded),
    currency_code: 'GEL',
  },
  payment_detail: order.code && {
    transfer_method: { key: 'card', value: 'ბარათი' },
    payer_identifier: '548888xxxxxx9893',
    card_type: 'mc',
    card_expiry_date: '03/29',
    code: order.code,
    parent_order_id: order.parentId,
    saved_card_type: order.keepsCard ? 'recurrent' : null,
  },
  reject_reason: order.rejectReason,
  actions: order.actions,
});

/** Speaks the protocol of Bank of Georgia Payments, as far as it is documented. */
export async function startBogServer() {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const orders = new Map<string, BogOrder>();
  const answers = new Map<string, ProtocolAnswer>();
  const keptCards = new Set<string>();
  let token = randomUUID();
  const orderOf = (id: string): BogOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`no order ${id}`);
    return order;
  };

  const create = ({ body }: ProtocolRequest, parentId: string | null): ProtocolAnswer => {
    const units = body.purchase_units as { currency: string; total_amount: number; basket: { unit_price: number }[] } | undefined;
    const isWhole = units?.currency === 'GEL' && units.basket.length > 0 && typeof body.callback_url === 'string';
    if (!units || !isWhole || (parentId !== null && !keptCards.has(parentId)))
      return { status: 400, body: { message: 'invalid' } };
    const id = randomUUID();
    const plain = { charged: 0, refunded: 0, status: 'created', code: null, rejectReason: null, keepsCard: false, actions: [] };
    orders.set(id, { ...plain, id, reference: String(body.external_order_id), amount: units.total_amount, parentId });
    const redirect = { href: `https://payment.bog.ge/?order_id=${id}` };
    return { status: 200, body: { id, _links: { details: { href: `receipt/${id}` }, redirect } } };
  };

  const refund = ({ body }: ProtocolRequest, id: string): ProtocolAnswer => {
    const order = orders.get(id);
    const amount = Number(body.amount ?? order?.charged);
    if (!order || order.charged - order.refunded < amount - 0.001) return { status: 400, body: { message: 'amount' } };
    order.refunded += amount;
    order.status = order.refunded === order.charged ? 'refunded' : 'refunded_partially';
    const action_id = randomUUID();
    order.actions.push({ action_id, action: 'refund', status: 'completed', amount: decimals(amount) });
    return { status: 200, body: { key: 'request_received', message: 'Refund request received', action_id } };
  };

  const route = (request: ProtocolRequest): ProtocolAnswer | undefined => {
    const [, kind = '', first = '', second = ''] = request.path.replace('/payments/v1', '').split('/');
    if (request.method === 'POST' && kind === 'ecommerce') return create(request, second || null);
    if (request.method === 'GET' && kind === 'receipt') {
      const order = orders.get(first);
      return order && { status: 200, body: receiptOf(order) };
    }
    if (request.method === 'POST' && kind === 'payment') return refund(request, second);
    if (request.method === 'PUT' && kind === 'orders' && second === 'cards') {
      orderOf(first).keepsCard = true;
      return { status: 202 };
    }
    if (request.method === 'DELETE' && kind === 'charges') return keptCards.delete(second) ? { status: 202 } : undefined;
    return undefined;
  };

  const server = await startProtocolServer((request) => {
    if (request.path === '/token') {
      const isRight = request.headers.authorization === credentials && request.text === 'grant_type=client_credentials';
      return isRight ? { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3600 } } : { status: 401 };
    }
    if (request.headers.authorization !== `Bearer ${token}`) return { status: 401 };
    const key = request.headers['idempotency-key'];
    const scope = `${request.path} ${key}`;
    const answer = answers.get(scope) ?? route(request);
    if (key && answer) answers.set(scope, answer);
    return answer;
  });

  return {
    ...server,
    url: server.url,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    endTokens: () => {
      token = randomUUID();
    },
    approve: (id: string, amount?: number) => {
      const order = orderOf(id);
      Object.assign(order, { status: 'completed', code: '100', charged: amount ?? order.amount });
      if (order.keepsCard) keptCards.add(id);
    },
    reject: (id: string, code: string | null, rejectReason: string) =>
      Object.assign(orderOf(id), { status: 'rejected', code, rejectReason }),
    /** The bytes that the bank posts, and their signature. */
    callbackOf: (id: string, sentAt: Date) => {
      const order = receiptOf(orderOf(id));
      const body = Buffer.from(JSON.stringify({ event: 'order_payment', zoned_request_time: sentAt.toISOString(), body: order }));
      return { body, headers: new Headers({ 'callback-signature': sign('sha256', body, privateKey).toString('base64') }) };
    },
  };
}
