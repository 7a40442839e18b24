'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';

/** Rows that are on their way. */
export function RecordSkeletons({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-20 w-full rounded-card" />
      ))}
    </div>
  );
}

/** Rows that did not come, and another try. */
export function RecordFailure({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  const common = useTranslations('common');
  return (
    <div role="alert">
      <EmptyState
        art="cloud"
        title={title}
        text={text}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
