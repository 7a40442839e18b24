'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import type { OrderFormProps } from './order-form';
import { OrderSkeleton } from './order-skeleton';

/** The form with all that it needs, loaded after the page. */
export const OrderView = clientOnlyComponent<OrderFormProps>(
  async () => {
    const [{ OrderForm }, { withQueryProvider }] = await Promise.all([
      import('./order-form'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(OrderForm);
  },
  <OrderSkeleton />,
);
