import type { OrderMaintenance } from '../modules/orders/orders.maintenance.service';
import type { Job } from './queue';

/** Drops unpaid orders, closes delivered ones, marks late ones, and deletes documents without an order. */
export const maintainOrdersJob = (maintenance: OrderMaintenance): Job => ({
  name: 'maintain-orders',
  cron: '*/5 * * * *',
  run: () => maintenance.run(),
});
