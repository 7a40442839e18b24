'use client';

import { useTranslations } from 'next-intl';
import { CrudListFailure, CrudListSkeletons } from '@/components/crud/crud-list-states';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';

const skeletonRow = (
  <div className="flex gap-3.5 px-3.5 py-4 md:px-5">
    <Skeleton className="size-11 shrink-0 rounded-full" />
    <div className="flex-1">
      <Skeleton className="h-5 w-2/5" />
      <Skeleton className="mt-2 h-4 w-4/5" />
    </div>
  </div>
);

type Props = {
  isFailed: boolean;
  /** Undefined while the notifications are loading. */
  count: number | undefined;
  skeletonCount: number;
  onRetry: () => void;
};

/** Shown instead of the notifications: loading, failed or empty. */
export function NotificationListState({ isFailed, count, skeletonCount, onRetry }: Props) {
  const t = useTranslations('notifications');
  if (isFailed)
    return <CrudListFailure title={t('failed.title')} text={t('failed.text')} onRetry={onRetry} className="max-w-215" />;
  if (count === undefined)
    return (
      <CrudListSkeletons
        label={t('loading')}
        count={skeletonCount}
        className="max-w-215 divide-y divide-line overflow-hidden rounded-card shadow-hairline"
        row={skeletonRow}
      />
    );
  return count === 0 ? <EmptyState art="bell" title={t('empty.title')} text={t('empty.text')} className="max-w-215" /> : null;
}
