'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';

type Query<T> = { data: T | undefined; isError: boolean; refetch: () => unknown };

const skeletonWidths = ['w-20', 'w-28', 'w-16', 'w-24'];

/** Shows what needs a loaded answer: skeletons before it, and a way to ask again when it failed. */
export function QueryBoundary<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const t = useTranslations();
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button variant="ghost" size="sm" onClick={() => query.refetch()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('search.panel.failed')}
      </InlineAlert>
    );
  return (
    <div aria-busy="true" className="flex flex-wrap gap-2">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} className={`h-10 rounded-full ${width}`} />
      ))}
    </div>
  );
}
