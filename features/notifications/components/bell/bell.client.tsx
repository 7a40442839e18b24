'use client';

import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import { Popover } from '@/components/ui/overlays/popover';
import { withQueryProvider } from '@/lib/api/query-provider';
import type { NotificationsPopup } from '@/lib/contracts/account/notifications';
import { useNotificationsPopup } from '../../queries/use-notifications';
import { NotificationListState } from '../list-states';
import { MarkAll } from '../mark-all';
import { NotificationRow } from '../notification-row';

const skeletonCount = 3;

type BellPanelProps = {
  /** Undefined while it is loading. */
  popup: NotificationsPopup | undefined;
  isFailed: boolean;
  onRetry: () => void;
  /** Address of the page of notifications. */
  href: string;
  /** Called when a link is followed. */
  onLeave: () => void;
};

function Latest({ popup, isFailed, onRetry, onLeave }: Omit<BellPanelProps, 'href'>) {
  const [now] = useState(() => new Date());
  if (isFailed || !popup || popup.notifications.length === 0) {
    const count = popup?.notifications.length;
    return <NotificationListState isFailed={isFailed} count={count} skeletonCount={skeletonCount} onRetry={onRetry} />;
  }
  return (
    <ul className="divide-y divide-line border-t border-line">
      {popup.notifications.map((notification) => (
        <NotificationRow key={notification.uuid} notification={notification} now={now} look="popup" onOpen={onLeave} />
      ))}
    </ul>
  );
}

/** The panel of the bell: the latest notifications, and a link to all of them. */
function BellPanel({ href, ...props }: BellPanelProps) {
  const t = useTranslations('notifications');
  const [hasFailed, setHasFailed] = useState(false);
  const count = props.popup?.count ?? 0;
  return (
    <>
      <div className="flex min-h-14 items-center justify-between gap-1 py-1 pr-1.5 pl-4">
        <p className="type-ui font-semibold">{t('title')}</p>
        {count > 0 ? <MarkAll variant="ghost" className="type-sm gap-1.5 px-1.5 text-link" onFailed={setHasFailed} /> : null}
      </div>
      {hasFailed ? (
        <InlineAlert tone="error" isLive className="mx-3.5 mb-3">
          {t('mark_failed')}
        </InlineAlert>
      ) : null}
      <Latest {...props} />
      <div className="sticky bottom-0 border-t border-line bg-surface p-2">
        <Link href={href} onClick={props.onLeave} className={buttonClasses({ variant: 'ghost', size: 'md', isFullWidth: true })}>
          {t('all')}
        </Link>
      </div>
    </>
  );
}

const shownMax = 99;
const badgeText = (count: number): string => (count > shownMax ? `${shownMax}+` : String(count));

/** The bell of the header with the number of unread notifications. It opens the latest ones. */
export const BellClient = withQueryProvider(({ href }: { href: string }) => {
  const t = useTranslations('notifications.bell');
  const { data, isError, refetch } = useNotificationsPopup();
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.count ?? 0;
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={t('label')}
      align="end"
      className="w-[400px] p-0"
      trigger={
        <IconButton
          label={count === 0 ? t('label') : t('label_unread', { count })}
          {...(count > 0 ? { badge: badgeText(count) } : {})}
        >
          <BellIcon aria-hidden="true" className="size-6" />
        </IconButton>
      }
    >
      <BellPanel
        popup={data}
        isFailed={isError && !data}
        onRetry={() => void refetch()}
        href={href}
        onLeave={() => setIsOpen(false)}
      />
    </Popover>
  );
});

/** The same number alone in an entry of a menu; nothing while it is loading, and without any. */
export const UnreadBadge = withQueryProvider(() => {
  const t = useTranslations('notifications');
  const count = useNotificationsPopup().data?.count ?? 0;
  return count === 0 ? null : (
    <>
      <span
        aria-hidden="true"
        className="num type-xs flex h-5.5 min-w-5.5 items-center justify-center rounded-full bg-saperavi-600 px-1.5 font-bold text-white"
      >
        {badgeText(count)}
      </span>
      <span className="sr-only">{t('unread', { count })}</span>
    </>
  );
});

/** The number of unread notifications; nothing while it is loading. */
export const UnreadCount = withQueryProvider(() => {
  const t = useTranslations('notifications');
  const { data } = useNotificationsPopup();
  return data ? <span className="num type-sm font-normal text-ink-2">{t('unread', { count: data.count })}</span> : null;
});
