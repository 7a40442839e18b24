import { randomUUID } from 'node:crypto';
import { type ProtocolAnswer, type ProtocolRequest, startProtocolServer } from './protocol-server';

type TpayOrder = {
  payId: string;
  merchantPaymentId: string;
  amount: number;
  returned: number;
  status: string;
  resultCode: string | null;
  recId: string | null;
};

const detailsOf = (order: TpayOrder) => ({
  payId: order.payId,
  status: order.status,
  currency: 'GEL',
  amount: order.amount,
  confirmedAmount: 0,
  returnedAmount: order.returned,
  links: null,
  transactionId: null,
  paymentMethod: 5,
  preAuth: false,
  resultCode: order.resultCode,
  paymentCardNumber: order.resultCode === null ? null : '4***********1234',
  recurringCard: order.recId && { recId: order.recId, cardMask: '4***********1234', expiryDate: '0330' },
  httpStatusCode: 200,
  developerMessage: null,
  userMessage: null,
});

/** Speaks the protocol of TBC Checkout (tpay), as far as it is documented. */
export async function startTpayServer() {
  const orders = new Map<string, TpayOrder>();
  const cards = new Set<string>();
  let token = randomUUID();
  const orderOf = (id: string): TpayOrder => {
    const order = orders.get(id);
    if (!order) throw new Error(`no payment ${id}`);
    return order;
  };
  const add = (order: Omit<TpayOrder, 'payId' | 'returned'>): TpayOrder => {
    const added = { ...order, payId: randomUUID().replaceAll('-', '').slice(0, 18), returned: 0 };
    orders.set(added.payId, added);
    return added;
  };

  const create = ({ body }: ProtocolRequest): ProtocolAnswer => {
    const { amount, returnurl, saveCard, saveCardToDate, merchantPaymentId, description } = body as {
      amount?: { currency: string; total: number };
      returnurl?: string;
      saveCard?: boolean;
      saveCardToDate?: string;
      merchantPaymentId?: string;
      description?: string;
    };
    const isWhole = amount?.currency === 'GEL' && returnurl && (!saveCard || /^\d{4}$/.test(saveCardToDate ?? ''));
    if (!amount || !isWhole || (description ?? '').length > 30) return { status: 400, body: { title: 'Bad request' } };
    const recId = saveCard ? randomUUID() : null;
    const order = add({
      merchantPaymentId: String(merchantPaymentId),
      amount: amount.total,
      status: 'Created',
      resultCode: null,
      recId,
    });
    const links = [
      { uri: `https://api.tbcbank.ge/v1/tpay/payments/${order.payId}`, method: 'GET', rel: 'self' },
      { uri: `https://ecom.tbcpayments.ge/ui/payments?id=${order.payId}`, method: 'REDIRECT', rel: 'approval_url' },
    ];
    return { status: 200, body: { ...detailsOf(order), links, recId } };
  };

  const execute = ({ body }: ProtocolRequest): ProtocolAnswer => {
    const { recId, money, merchantPaymentId } = body as { recId: string; money: { amount: number }; merchantPaymentId: string };
    if (!cards.has(recId)) return { status: 400, body: { title: 'recId' } };
    const order = add({ merchantPaymentId, amount: money.amount, status: 'Succeeded', resultCode: 'approved', recId });
    return { status: 200, body: detailsOf(order) };
  };

  const cancel = ({ body }: ProtocolRequest, id: string): ProtocolAnswer | undefined => {
    const order = orders.get(id);
    if (!order) return undefined;
    const amount = Number(body.amount ?? order.amount);
    if (order.status === 'Created' || order.amount - order.returned < amount - 0.001)
      return { status: 400, body: { title: 'amount' } };
    order.returned = Math.round((order.returned + amount) * 100) / 100;
    order.status = order.returned === order.amount ? 'Returned' : 'PartialReturned';
    return { status: 200, body: {} };
  };

  const route = (request: ProtocolRequest): ProtocolAnswer | undefined => {
    const [first = '', second = ''] = request.path.replace('/v1/tpay/payments', '').split('/').slice(1);
    if (request.method === 'GET') {
      const order = orders.get(first);
      return order && { status: 200, body: detailsOf(order) };
    }
    if (first === '') return create(request);
    if (first === 'execution') return execute(request);
    if (second === 'cancel') return cancel(request, first);
    return second === 'delete' && cards.delete(first) ? { status: 200, body: {} } : undefined;
  };

  const server = await startProtocolServer((request) => {
    if (request.headers.apikey !== 'app-key') return { status: 401 };
    if (request.path === '/v1/tpay/access-token') {
      const isRight = request.text === 'client_id=shop&client_secret=secret';
      return isRight ? { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 86_400 } } : { status: 401 };
    }
    return request.headers.authorization === `Bearer ${token}` ? route(request) : { status: 401 };
  });

  return {
    ...server,
    url: server.url,
    endTokens: () => {
      token = randomUUID();
    },
    approve: (id: string, amount?: number) => {
      const order = orderOf(id);
      Object.assign(order, { status: 'Succeeded', resultCode: 'approved', amount: amount ?? order.amount });
      if (order.recId) cards.add(order.recId);
    },
    end: (id: string, status: string, resultCode: string | null) => Object.assign(orderOf(id), { status, resultCode }),
    /** Unsigned: the bank names the payment, and nothing else. */
    callbackOf: (id: string) => ({ body: Buffer.from(JSON.stringify({ PaymentId: id })), headers: new Headers() }),
  };
}
