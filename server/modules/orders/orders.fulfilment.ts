import type { OrderLine } from '@/lib/contracts/money/orders';
import type { ServiceId } from '@/lib/domain/order/services';
import type { OrderAction } from '@/lib/domain/order/status-machine';
import type { Repositories } from '@/server/composition/repositories';
import type { orders } from './orders.table';

export type OrderRow = typeof orders.$inferSelect;

/** What a service does when its order is paid and when the money goes back. Both run inside the transaction of the money. */
export type Fulfiller = {
  /**
   * Delivers what was bought, or leaves it to the staff.
   * @returns the action that follows `pay`; null leaves the order paid
   * @throws ApiError 409 when it cannot be delivered any more: nothing is bought
   */
  onPaid(repositories: Repositories, order: OrderRow, now: Date): Promise<OrderAction | null>;
  /** Takes back what was delivered, or frees what was reserved. */
  onTakenBack(repositories: Repositories, order: OrderRow, now: Date): Promise<void>;
  /** What the order costs by the present price book. Without it the order keeps the prices that it was made at. */
  quote?(repositories: Repositories, order: OrderRow, now: Date): Promise<{ lines: OrderLine[]; amountMinor: number }>;
  /**
   * Takes what the order needs out of a package, before `onPaid`. Without it the service cannot be paid with packages.
   * @param packageId null for the one that ends first
   * @throws ApiError 409 when too little is left: nothing is bought
   */
  takeFromPackage?(repositories: Repositories, order: OrderRow, packageId: number | null, now: Date): Promise<void>;
};

export type Fulfillers = ReadonlyMap<ServiceId, Fulfiller>;
