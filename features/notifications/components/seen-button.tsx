'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { setSeen } from '../queries/notifications';
import { refreshNotifications } from '../queries/use-notifications';

type Props = {
  uuid: string;
  isSeen: boolean;
  /** The others that reading this page reads: the letters of its conversation. */
  relatedUuids: readonly string[];
};

/** Opening the page marks the notification as read, once; from then on the reader decides. */
export function SeenButton({ uuid, isSeen, relatedUuids }: Props) {
  const t = useTranslations('notifications');
  const [isPending, setIsPending] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const opened = useRef<string | null>(null);

  useEffect(() => {
    if (opened.current === uuid) return;
    opened.current = uuid;
    // Unmarked it stays bold in the list, and the next visit marks it.
    setSeen([...new Set([uuid, ...relatedUuids])], true).then(refreshNotifications, () => null);
  }, [uuid, relatedUuids]);

  const toggle = async () => {
    setIsPending(true);
    setHasFailed(false);
    try {
      await setSeen([uuid], !isSeen);
      await refreshNotifications();
    } catch {
      setHasFailed(true);
    } finally {
      setIsPending(false);
    }
  };
  return (
    <>
      <Button variant="ghost" size="md" isLoading={isPending} onClick={() => void toggle()} className="-ml-4 text-link">
        {t(isSeen ? 'deeds.mark_unread' : 'deeds.mark_read')}
      </Button>
      {hasFailed ? (
        <InlineAlert tone="error" isLive className="mt-2">
          {t('not_marked')}
        </InlineAlert>
      ) : null}
    </>
  );
}
