import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import type { PaymentGateway, PaymentGateways } from '@/server/ports/payment-gateway';
import type { MoneyParts } from './money';

/** Dies as by `kill -9`: nothing is rolled back, flushed or reported. */
async function die(): Promise<never> {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
}

/**
 * Parts of the real services that die at a point: `before commit 1`, `after commit 1`, `before begin 2`, `before wallet.post 1`,
 * `after payments.storeGatewayOrder 1`, `before gateway.refund 1`. The number counts the passes.
 */
export function crashAt(point: string): (parts: MoneyParts) => MoneyParts {
  const passes = new Map<string, number>();
  const pass = async (name: string): Promise<void> => {
    const count = (passes.get(name) ?? 0) + 1;
    passes.set(name, count);
    if (`${name} ${count}` === point) await die();
  };
  const around =
    <Arguments extends unknown[], Result>(name: string, work: (...given: Arguments) => Promise<Result>) =>
    async (...given: Arguments): Promise<Result> => {
      await pass(`before ${name}`);
      const result = await work(...given);
      await pass(`after ${name}`);
      return result;
    };
  const watched = <T extends Pick<Repositories, 'wallet' | 'payments'>>(repositories: T): T => ({
    ...repositories,
    wallet: { ...repositories.wallet, post: around('wallet.post', repositories.wallet.post) },
    payments: {
      ...repositories.payments,
      storeGatewayOrder: around('payments.storeGatewayOrder', repositories.payments.storeGatewayOrder),
    },
  });
  const watchedGateway = (gateway: PaymentGateway): PaymentGateway => ({
    ...gateway,
    createPayment: around('gateway.createPayment', gateway.createPayment),
    getPayment: around('gateway.getPayment', gateway.getPayment),
    refund: around('gateway.refund', gateway.refund),
  });
  const watchedGateways = ({ current, find }: PaymentGateways): PaymentGateways => ({
    current: current && watchedGateway(current),
    find: (name) => {
      const gateway = find(name);
      return gateway && watchedGateway(gateway);
    },
  });
  return (parts) => {
    const atomically: UnitOfWork = async (work) => {
      await pass('before begin');
      const result = await parts.atomically(async (inside) => {
        const done = await work(watched(inside));
        await pass('before commit');
        return done;
      });
      await pass('after commit');
      return result;
    };
    return { ...parts, atomically, repositories: watched(parts.repositories), gateways: watchedGateways(parts.gateways) };
  };
}
