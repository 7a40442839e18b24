'use client';

import dynamic from 'next/dynamic';
import { OrderSkeleton } from '../order/order-skeleton';

/** The payment of a publication, loaded after the page. */
export const PublicationView = dynamic<{ statementId: number }>(
  async () => {
    const [{ PublicationForm }, { withQueryProvider }] = await Promise.all([
      import('./publication-form'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(PublicationForm);
  },
  { ssr: false, loading: OrderSkeleton },
);
