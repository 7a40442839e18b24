import { createSandboxGatewayService, decisionSchema } from '@/server/modules/sandbox-gateway/sandbox-gateway.service';
import { type PaymentGateway, PaymentGatewayError } from '@/server/ports/payment-gateway';
import { createBogGateway } from '@/server/ports/payment-gateway-bog';
import {
  createSandboxGateway,
  type SandboxStore,
  signatureHeader,
  signCallback,
  timestampHeader,
} from '@/server/ports/payment-gateway-sandbox';
import { createTpayGateway } from '@/server/ports/payment-gateway-tpay';
import { startBogServer } from './servers/bog-server';
import type { ProtocolServer } from './servers/protocol-server';
import { startTpayServer } from './servers/tpay-server';

type Callback = { body: Buffer; headers: Headers };

/** A gateway, with the actions of its payer and its bank. */
export type GatewayDriver = {
  gateway: PaymentGateway;
  /** @param amountMinor when the bank charges another sum than was requested */
  approve(id: string, amountMinor?: number): Promise<void>;
  /** For insufficient funds. */
  decline(id: string): Promise<void>;
  cancel(id: string): Promise<void>;
  callbackOf(id: string, sentAt: Date): Promise<Callback>;
  /** Null for the sandbox, which is called without a network. */
  server: (ProtocolServer & { endTokens(): void }) | null;
};

const timeoutMs = 1_500;

export async function startBogDriver(clock: () => Date): Promise<GatewayDriver> {
  const server = await startBogServer();
  return {
    server,
    gateway: createBogGateway({
      clientId: 'shop',
      clientSecret: 'secret',
      apiUrl: server.url,
      tokenUrl: `${server.url}/token`,
      callbackPublicKey: server.publicKey,
      readSiteKey: async () => 'key',
      clock,
      timeoutMs,
    }),
    approve: async (id, amountMinor) => server.approve(id, amountMinor && amountMinor / 100),
    decline: async (id) => void server.reject(id, '107', 'Insufficient funds'),
    cancel: async (id) => void server.reject(id, null, 'unknown'),
    callbackOf: async (id, sentAt) => server.callbackOf(id, sentAt),
  };
}

export async function startTpayDriver(clock: () => Date): Promise<GatewayDriver> {
  const server = await startTpayServer();
  const account = { clientId: 'shop', clientSecret: 'secret', apiKey: 'app-key' };
  return {
    server,
    gateway: createTpayGateway({ ...account, apiUrl: server.url, clock, timeoutMs }),
    approve: async (id, amountMinor) => server.approve(id, amountMinor && amountMinor / 100),
    decline: async (id) => void server.end(id, 'Failed', 'decline_not_sufficient_funds'),
    cancel: async (id) => void server.end(id, 'Expired', null),
    callbackOf: async (id) => server.callbackOf(id),
  };
}

type SandboxHands = { store: SandboxStore; setAmount(id: string, amountMinor: number): Promise<void>; clock: () => Date };

export function createSandboxDriver({ store, setAmount, clock }: SandboxHands): GatewayDriver {
  const readKey = async () => 'key';
  const service = createSandboxGatewayService({ orders: store, readKey, clock });
  const press = async (id: string, outcome: string, fields: object = {}) => {
    const order = await store.find(id);
    if (!order) throw new PaymentGatewayError('refused', 'no order');
    await service.decide(id, decisionSchema.parse({ outcome, ...(order.savesCard ? { save_card: '1' } : {}), ...fields }));
  };
  return {
    server: null,
    gateway: createSandboxGateway({ store, readKey, clock }),
    approve: async (id, amountMinor) => {
      if (amountMinor !== undefined) await setAmount(id, amountMinor);
      await press(id, 'approve');
    },
    decline: (id) => press(id, 'decline'),
    cancel: (id) => press(id, 'cancel'),
    callbackOf: async (id, sentAt) => {
      const order = await store.find(id);
      const event = {
        event_id: crypto.randomUUID(),
        order_id: id,
        reference: order?.reference,
        state: order?.state,
        amount: 1,
        currency: 'GEL',
      };
      const timestamp = String(Math.floor(sentAt.getTime() / 1000));
      const body = Buffer.from(JSON.stringify(event));
      const signature = signCallback('key', timestamp, body);
      return { body, headers: new Headers({ [timestampHeader]: timestamp, [signatureHeader]: signature }) };
    },
  };
}
