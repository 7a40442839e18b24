'use client';

import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Pagination } from '@/components/ui/navigation/pagination';
import { cn } from '@/lib/cn';
import type { Notification, NotificationList as Page } from '@/lib/contracts/account/notifications';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { dayGroups } from '../domain/day-groups';
import { parsePage } from '../domain/parse-page';
import { useNotificationPage } from '../queries/use-notifications';
import { NoNotifications, NotificationsFailure, RowSkeletons } from './list-states';
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

function Pages({ answer }: { answer: Page }) {
  const [t, locale] = [useTranslations('notifications.pages'), useLocale()];
  const { current_page: page, per_page: size, last_page: pageCount, total, data } = answer;
  const number = (value: number) => formatNumber(value, locale);
  const from = (page - 1) * size + 1;
  const range = { from: number(from), to: number(from + data.length - 1), total: number(total) };
  return (
    <Pagination
      className="mt-5 max-w-215"
      page={Math.min(page, pageCount)}
      pageCount={pageCount}
      hrefFor={(next) => localePath(locale, `/account/notifications?page=${next}`)}
      {...(data.length > 0 ? { rangeText: t('range', range) } : {})}
      labels={{
        navigation: t('label'),
        previous: t('previous'),
        next: t('next'),
        page: (next) => t('page', { page: next }),
      }}
    />
  );
}

/** Everything that the visitor was told, the latest first, fifteen a page. */
export function NotificationList() {
  const page = parsePage(useSearchParams().get('page'));
  const { data, isError, isPending, isPlaceholderData, refetch } = useNotificationPage(page);
  const isFailed = isError && !data;
  return (
    <>
      <Heading unread={data?.unread_count} />
      {isFailed ? <NotificationsFailure onRetry={() => void refetch()} /> : null}
      {isPending ? <RowSkeletons count={skeletonCount} /> : null}
      {data?.data.length === 0 ? <NoNotifications /> : null}
      {data && data.data.length > 0 ? <Rows notifications={data.data} isStale={isPlaceholderData} /> : null}
      {data && data.total > 0 ? <Pages answer={data} /> : null}
    </>
  );
}
