'use client';

import { clientOnlyComponent } from '@/lib/lazy-component';
import { OrderSkeleton } from '../order/order-skeleton';

/** The payment of a publication, loaded after the page. */
export const PublicationView = clientOnlyComponent<{ statementId: number }>(
  async () => {
    const [{ PublicationForm }, { withQueryProvider }] = await Promise.all([
      import('./publication-form'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(PublicationForm);
  },
  <OrderSkeleton />,
);
