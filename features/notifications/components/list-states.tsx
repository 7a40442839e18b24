'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';

/** Boxes of rows that are on their way. */
export function RowSkeletons({ count }: { count: number }) {
  const t = useTranslations('notifications');
  return (
    <div aria-busy="true" className="max-w-215 divide-y divide-line overflow-hidden rounded-card shadow-hairline">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: Boxes without content have nothing but their place.
        <div key={index} className="flex gap-3.5 px-3.5 py-4 md:px-5">
          <Skeleton className="size-11 shrink-0 rounded-full" />
          <div className="flex-1">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function NoNotifications() {
  const t = useTranslations('notifications.empty');
  return <EmptyState art="bell" title={t('title')} text={t('text')} className="max-w-215" />;
}

export function NotificationsFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('notifications.failed');
  const common = useTranslations('common');
  return (
    <div role="alert" className="max-w-215">
      <EmptyState
        art="cloud"
        title={t('title')}
        text={t('text')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {common('retry')}
          </Button>
        }
      />
    </div>
  );
}
