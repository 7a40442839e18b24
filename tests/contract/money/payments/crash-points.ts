import type { CrashJob } from '@/tests/setup/crash-child';

/** The state before the process that dies: an order, and how far its payment has come. */
export type Scene = {
  /** Where the process dies, as `crashAt` names it. */
  point: string;
  call: CrashJob['call']['kind'];
  /** Money in the wallet beforehand, in tetri; the order costs 3,500. */
  walletMinor?: number;
  payWith?: 'balance' | 'card' | 'saved card';
  /** The payer pays on the gateway's page after the crash; before it where `settle` or `refund` dies. */
  isCharged: boolean;
  isOrderCancelled?: boolean;
  /** What is found after the restart: the order's state, and the wallet. */
  after: { order: string; walletMinor: number };
  /** The same after the client that got no response has retried its call with the same key. */
  repeated?: { order: string; walletMinor: number };
};

const bought = { order: 'paid', walletMinor: 0 };

/** The named points at which a process that pays, settles or refunds is killed. */
export const scenes: Readonly<Record<string, Scene>> = {
  'a purchase from the wallet, before its transaction begins': {
    point: 'before begin 1',
    call: 'pay',
    walletMinor: 3_500,
    isCharged: false,
    after: { order: 'created', walletMinor: 3_500 },
    repeated: bought,
  },
  'a purchase from the wallet, before the money is taken': {
    point: 'before wallet.post 1',
    call: 'pay',
    walletMinor: 3_500,
    isCharged: false,
    after: { order: 'created', walletMinor: 3_500 },
    repeated: bought,
  },
  'a purchase from the wallet, after the money is taken': {
    point: 'after wallet.post 1',
    call: 'pay',
    walletMinor: 3_500,
    isCharged: false,
    after: { order: 'created', walletMinor: 3_500 },
    repeated: bought,
  },
  'a purchase from the wallet, before its commit': {
    point: 'before commit 1',
    call: 'pay',
    walletMinor: 3_500,
    isCharged: false,
    after: { order: 'created', walletMinor: 3_500 },
    repeated: bought,
  },
  'a purchase from the wallet, committed but not answered': {
    point: 'after commit 1',
    call: 'pay',
    walletMinor: 3_500,
    isCharged: false,
    after: bought,
    repeated: bought,
  },
  'a card payment, before it is handed over': {
    point: 'before commit 1',
    call: 'pay',
    payWith: 'card',
    isCharged: false,
    after: { order: 'created', walletMinor: 0 },
  },
  'a card payment, handed over but not known to the gateway': {
    point: 'before gateway.createPayment 1',
    call: 'pay',
    payWith: 'card',
    isCharged: false,
    after: { order: 'awaiting_payment', walletMinor: 0 },
  },
  'a card payment, taken by the gateway whose answer is lost': {
    point: 'after gateway.createPayment 1',
    call: 'pay',
    payWith: 'card',
    isCharged: true,
    after: bought,
    repeated: bought,
  },
  'a card payment, its page stored but not answered': {
    point: 'after payments.storeGatewayOrder 1',
    call: 'pay',
    payWith: 'card',
    isCharged: true,
    after: bought,
    repeated: bought,
  },
  'a saved card, charged before anything of it is stored': {
    point: 'after gateway.createPayment 1',
    call: 'pay',
    payWith: 'saved card',
    isCharged: true,
    after: bought,
    repeated: bought,
  },
  'a settlement, after the gateway’s word': {
    point: 'after gateway.getPayment 1',
    call: 'settle',
    payWith: 'card',
    isCharged: true,
    after: bought,
  },
  'a settlement, between the charge and the sale': {
    point: 'after wallet.post 1',
    call: 'settle',
    payWith: 'card',
    isCharged: true,
    after: bought,
  },
  'a settlement, before its commit': {
    point: 'before commit 1',
    call: 'settle',
    payWith: 'card',
    isCharged: true,
    after: bought,
  },
  'a settlement, after its commit': { point: 'after commit 1', call: 'settle', payWith: 'card', isCharged: true, after: bought },
  'a settlement of an order that was cancelled, before its money goes into the wallet': {
    point: 'before begin 2',
    call: 'settle',
    payWith: 'card',
    isCharged: true,
    isOrderCancelled: true,
    after: { order: 'cancelled', walletMinor: 3_500 },
  },
  'a refund to a card, before its commit': {
    point: 'before commit 1',
    call: 'refund',
    payWith: 'card',
    isCharged: true,
    after: bought,
  },
  'a refund to a card, booked but not sent': {
    point: 'before gateway.refund 1',
    call: 'refund',
    payWith: 'card',
    isCharged: true,
    after: { order: 'refunded', walletMinor: 0 },
  },
  'a refund to a card, sent but not marked': {
    point: 'after gateway.refund 1',
    call: 'refund',
    payWith: 'card',
    isCharged: true,
    after: { order: 'refunded', walletMinor: 0 },
  },
};

/** Those that the embedded database repeats, one of each kind: it is opened again for each. */
export const embeddedScenes: readonly string[] = [
  'a purchase from the wallet, after the money is taken',
  'a card payment, taken by the gateway whose answer is lost',
  'a settlement, between the charge and the sale',
  'a refund to a card, sent but not marked',
];
