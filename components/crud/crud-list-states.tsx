'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { cn } from '@/lib/cn';

type SkeletonsProps = { label: string; count?: number; rowClassName?: string };

/** Rows that are on their way. */
export function CrudListSkeletons({ label, count = 3, rowClassName = 'h-20' }: SkeletonsProps) {
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        {label}
      </p>
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never change places.
        <Skeleton key={row} className={cn('w-full rounded-card', rowClassName)} />
      ))}
    </div>
  );
}

/** Rows that did not come, and another try. */
export function CrudListFailure({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
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
