'use client';

import dynamic from 'next/dynamic';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** The results with what reads them, loaded after the page. */
export const PromotionResultsView = dynamic<{ statementId: number }>(
  async () => {
    const [{ PromotionResults }, { withQueryProvider }] = await Promise.all([
      import('./promotion-results'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(PromotionResults);
  },
  { ssr: false, loading: () => <Skeleton className="h-96 w-full rounded-card" /> },
);
