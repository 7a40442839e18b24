'use client';

import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Popover } from '@/components/ui/overlays/popover';
import { withQueryProvider } from '@/lib/api/query-provider';
import { useNotificationsPopup } from '../queries/use-notifications';
import { BellPanel } from './bell-panel';

const shownMax = 99;

/** The bell of the header with the number of unread notifications. It opens the latest ones. */
export const BellClient = withQueryProvider(({ href }: { href: string }) => {
  const t = useTranslations('notifications.bell');
  const { data, isError, refetch } = useNotificationsPopup();
  const [isOpen, setIsOpen] = useState(false);
  const count = data?.count ?? 0;
  const badge = count > shownMax ? `${shownMax}+` : String(count);
  return (
    <Popover
      open={isOpen}
      onOpenChange={setIsOpen}
      label={t('label')}
      align="end"
      className="w-[400px] p-0"
      trigger={
        <IconButton label={count === 0 ? t('label') : t('label_unread', { count })} {...(count > 0 ? { badge } : {})}>
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
