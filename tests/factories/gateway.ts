import type {
  GatewayOrder,
  GatewayPayment,
  GatewayPaymentState,
  GatewayRefundState,
  PaymentGateway,
  PaymentGateways,
} from '@/server/ports/payment-gateway';

/** A fake bank with accounts of its own, controlled by the test. */
export type FakeBank = {
  gateways: PaymentGateways;
  /** Orders of the site, by payment. */
  orders: Map<number, GatewayPayment>;
  /** The payer decides. */
  decide(paymentId: number, state: GatewayPaymentState, change?: Partial<GatewayPayment>): void;
  /** Charged and not refunded, in tetri. */
  heldMinor(): number;
  /** How the next refunds end, and those of one payment. */
  refundsEnd: GatewayRefundState;
  endRefunds(paymentId: number, state: GatewayRefundState): void;
  /** Replaces the creation of orders, to fail it. */
  onCreate: ((order: GatewayOrder) => Promise<void>) | null;
};

const orderIdOf = (paymentId: number): string => `order-of-${paymentId}`;

export function openBank(): FakeBank {
  const orders = new Map<number, GatewayPayment>();
  const refunds = new Map<string, number>();
  const ends = new Map<number, GatewayRefundState>();
  const findByOrder = (gatewayOrderId: string) => [...orders.values()].find((order) => order.gatewayOrderId === gatewayOrderId);
  const bank: FakeBank = {
    gateways: { current: null, find: () => null },
    orders,
    refundsEnd: 'done',
    endRefunds: (paymentId, state) => ends.set(paymentId, state),
    onCreate: null,
    decide: (paymentId, state, change = {}) => {
      const order = orders.get(paymentId);
      if (!order) throw new Error(`The bank has no order of payment ${paymentId}.`);
      orders.set(paymentId, { ...order, ...change, state });
    },
    heldMinor: () => {
      const charged = [...orders.values()].filter(({ state }) => state === 'approved');
      return charged.reduce((sum, { amountMinor, refundedMinor }) => sum + amountMinor - refundedMinor, 0);
    },
  };
  const gateway: PaymentGateway = {
    name: 'sandbox',
    createPayment: async (order) => {
      const { paymentId, amountMinor, cardToken } = order;
      const gatewayOrderId = orderIdOf(paymentId);
      const state = cardToken === null ? 'pending' : 'approved';
      const card = { token: null, mask: '4000 00** **** 3220', brand: 'visa', expires: '12/29' };
      const kept = {
        gatewayOrderId,
        paymentId,
        state,
        amountMinor,
        currency: 'GEL',
        refundedMinor: 0,
        card,
        failureKey: null,
      } as const;
      if (!orders.has(paymentId)) orders.set(paymentId, kept);
      await bank.onCreate?.(order);
      return { gatewayOrderId, redirectUrl: cardToken === null ? `https://bank.example/${gatewayOrderId}` : null, state };
    },
    getPayment: async (gatewayOrderId) => findByOrder(gatewayOrderId) ?? null,
    findByReference: async (paymentId) => orders.get(paymentId) ?? null,
    refund: async ({ gatewayOrderId, amountMinor, idempotencyKey }) => {
      const [paymentId, order] = [...orders].find(([, kept]) => kept.gatewayOrderId === gatewayOrderId) ?? [];
      const state = ends.get(paymentId ?? 0) ?? bank.refundsEnd;
      if (!order || paymentId === undefined || state === 'failed') return { state: 'failed' };
      if (state === 'done' && !refunds.has(idempotencyKey)) {
        refunds.set(idempotencyKey, amountMinor);
        orders.set(paymentId, { ...order, refundedMinor: order.refundedMinor + amountMinor });
      }
      return { state };
    },
    deleteCard: async () => {},
    readCallback: () => Promise.reject(new Error('Callbacks have their own tests.')),
    listSettlements: async () => null,
  };
  bank.gateways = { current: gateway, find: (name) => (name === gateway.name ? gateway : null) };
  return bank;
}
