'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CrudPagination } from '@/components/crud/crud-pagination';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { cn } from '@/lib/cn';
import type { Notification } from '@/lib/contracts/account/notifications';
import { readListParams } from '@/lib/routes/list-params';
import { localePath } from '@/lib/routes/locale-path';
import { dayGroups } from '../domain/notifications';
import { useNotificationPage } from '../queries/use-notifications';
import { NotificationListState } from './list-states';
import { MarkAll } from './mark-all';
import { NotificationRow } from './notification-row';

const skeletonCount = 5;

function Heading({ unread }: { unread: number | undefined }) {
  const t = useTranslations('notifications');
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <>
      <header className="mb-4 flex max-w-215 items-center gap-4">
        <div className="min-w-0 flex-1">
          <h1 className="mt type-h2">{t('title')}</h1>
          <p role="status" className="type-sm mt-1 min-h-5 text-ink-2">
            {unread === undefined ? null : t('unread', { count: unread })}
          </p>
        </div>
        {unread ? <MarkAll variant="secondary" textClassName="max-md:sr-only" onFailed={setHasFailed} /> : null}
      </header>
      {hasFailed ? (
        <InlineAlert tone="error" isLive className="mb-4 max-w-215">
          {t('mark_failed')}
        </InlineAlert>
      ) : null}
    </>
  );
}

function Rows({ notifications, isStale }: { notifications: readonly Notification[]; isStale: boolean }) {
  const locale = useLocale();
  const [now] = useState(() => new Date());
  return (
    <div className={cn('flex max-w-215 flex-col gap-5 transition-opacity', isStale && 'opacity-60')}>
      {dayGroups(notifications, now, locale).map(({ day, notifications: rows }) => (
        <section key={day} aria-label={day}>
          <h2 className="type-xs mb-2 font-semibold text-ink-2">{day}</h2>
          <ul className="divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
            {rows.map((notification) => (
              <NotificationRow key={notification.uuid} notification={notification} now={now} look="page" />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** The visitor's notifications, latest first, fifteen a page. */
export function NotificationList() {
  const [t, locale] = [useTranslations('notifications.pages'), useLocale()];
  const { page } = readListParams(useSearchParams());
  const { data, isError, isPlaceholderData, refetch } = useNotificationPage(page);
  return (
    <>
      <Heading unread={data?.unread_count} />
      <NotificationListState
        isFailed={isError && !data}
        count={data?.data.length}
        skeletonCount={skeletonCount}
        onRetry={() => void refetch()}
      />
      {data && data.data.length > 0 ? <Rows notifications={data.data} isStale={isPlaceholderData} /> : null}
      {data && data.total > 0 ? (
        <CrudPagination
          paged={data}
          hrefFor={(next) => localePath(locale, `/account/notifications?page=${next}`)}
          label={t('label')}
          rangeText={(range) => t('range', range)}
          className="mt-5 max-w-215"
        />
      ) : null}
    </>
  );
}
