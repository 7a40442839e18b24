'use client';

import dynamic from 'next/dynamic';
import type { OrderFormProps } from './order-form';
import { OrderSkeleton } from './order-skeleton';

/** The form with all that it needs, loaded after the page. */
export const OrderView = dynamic<OrderFormProps>(
  async () => {
    const [{ OrderForm }, { withQueryProvider }] = await Promise.all([
      import('./order-form'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(OrderForm);
  },
  { ssr: false, loading: OrderSkeleton },
);
