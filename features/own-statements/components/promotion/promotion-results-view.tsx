'use client';

import { Skeleton } from '@/components/ui/feedback/skeleton';
import { clientOnlyComponent } from '@/lib/lazy-component';

/** The results with their query client, loaded after the page. */
export const PromotionResultsView = clientOnlyComponent<{ statementId: number }>(
  async () => {
    const [{ PromotionResults }, { withQueryProvider }] = await Promise.all([
      import('./promotion-results'),
      import('@/lib/api/query-provider'),
    ]);
    return withQueryProvider(PromotionResults);
  },
  <Skeleton className="h-96 w-full rounded-card" />,
);
