import type { OrderDetails, OrderLine } from '@/lib/contracts/money/orders';
import { sumOfLines } from '@/lib/domain/order/price-book';
import type { ServiceId } from '@/lib/domain/order/services';
import type { Executor } from '../../db/client';
import { orderEvents, orders } from '../orders/orders.table';

export type NewOrder = {
  userId: number;
  serviceId: ServiceId;
  details: OrderDetails;
  statementIds: number[];
  lines: OrderLine[];
  createdAt: Date;
};
export type PromotionOrdersRepository = ReturnType<typeof createPromotionOrdersRepository>;

/** Orders of statements, which are paid and delivered at once. */
export function createPromotionOrdersRepository(executor: Executor) {
  return {
    add: async ({ createdAt, ...order }: NewOrder): Promise<typeof orders.$inferSelect> => {
      const amountMinor = sumOfLines(order.lines);
      const row = { ...order, payerId: order.userId, amountMinor, createdAt, updatedAt: createdAt };
      const [added] = await executor.insert(orders).values(row).returning();
      if (!added) throw new Error('The order was not stored.');
      await executor
        .insert(orderEvents)
        .values({ orderId: added.id, action: 'create', state: 'created', actorId: order.userId, createdAt });
      return added;
    },
  };
}
