import type { OrderState } from '@/lib/contracts/money/orders';
import type { OrderAction } from '@/lib/domain/order/status-machine';
import { dayMs } from '@/lib/domain/time/duration';
import type { Repositories, UnitOfWork } from '@/server/composition/repositories';
import { ApiError } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { StoragePort } from '../../ports/storage';
import type { Fulfiller } from './orders.fulfilment';
import { notifyBuyer } from './orders.notices';
import type { OrderRow } from './orders.repository';

export type OrderMaintenanceParts = {
  repositories: Pick<Repositories, 'orders'>;
  atomically: UnitOfWork;
  step(inside: Repositories, order: OrderRow, action: OrderAction, now: Date): Promise<OrderRow>;
  fulfillerOf(order: OrderRow): Fulfiller | undefined;
  storage: StoragePort;
  clock: Clock;
};

const batchSize = 200;
const workedOn: OrderState[] = ['paid', 'assigned', 'scheduled', 'in_progress'];
/** How long a document without an order is stored. */
const unattachedMs = dayMs;

/** The scheduled maintenance of orders: unpaid ones are dropped, delivered ones closed, late ones marked. */
export function createOrderMaintenance({ repositories, atomically, step, fulfillerOf, storage, clock }: OrderMaintenanceParts) {
  /** Handles each order in its own transaction; one that has moved on is skipped. @returns how many were changed */
  const eachDue = async (
    states: OrderState[],
    work: (inside: Repositories, order: OrderRow, now: Date) => Promise<void>,
  ): Promise<number> => {
    const now = clock();
    let changed = 0;
    for (const { id } of await repositories.orders.due(states, now, batchSize)) {
      const isDone = await atomically(async (inside) => {
        const order = await inside.orders.lock(id);
        if (!order || !states.includes(order.state) || order.dueAt === null || order.dueAt > now) return false;
        await work(inside, order, now);
        return true;
      }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 409) return false;
        throw error;
      });
      if (isDone) changed += 1;
    }
    return changed;
  };

  const drop = async (inside: Repositories, order: OrderRow, now: Date): Promise<void> => {
    const dropped = await inside.orders.change(order, { state: 'cancelled', dueAt: null, updatedAt: now });
    if (!dropped) return;
    await inside.orders.addEvent({ orderId: order.id, action: 'cancel', state: 'cancelled', createdAt: now });
    await fulfillerOf(order)?.onTakenBack(inside, dropped, now);
    await notifyBuyer(inside, dropped, 'order_dropped', now);
  };

  const close = async (inside: Repositories, order: OrderRow, now: Date): Promise<void> => {
    await step(inside, order, 'close', now);
  };

  return {
    run: async () => {
      const now = clock();
      const names = await repositories.orders.removeUnattached(new Date(now.getTime() - unattachedMs));
      await storage.remove(names);
      return {
        dropped: await eachDue(['created', 'awaiting_payment'], drop),
        closed: await eachDue(['delivered'], close),
        overdue: await repositories.orders.markOverdue(workedOn, now),
        files: names.length,
      };
    },
  };
}
export type OrderMaintenance = ReturnType<typeof createOrderMaintenance>;
