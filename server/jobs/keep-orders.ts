import type { OrderUpkeep } from '../modules/orders/orders.upkeep.service';
import type { Job } from './queue';

/** Drops unpaid orders, closes delivered ones, marks late ones, and deletes documents that no order took. */
export const keepOrdersJob = (upkeep: OrderUpkeep): Job => ({
  name: 'keep-orders',
  cron: '*/5 * * * *',
  run: () => upkeep.run(),
});
