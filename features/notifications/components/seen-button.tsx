'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { useSetSeen } from '../queries/use-notifications';

type Props = {
  uuid: string;
  isSeen: boolean;
  /** The other notifications that this page shows: the messages of its conversation. */
  relatedUuids: readonly string[];
};

/** Marks the notification as read once, when its page opens; later changes are up to the reader. */
export function SeenButton({ uuid, isSeen, relatedUuids }: Props) {
  const t = useTranslations('notifications');
  const { mutate: markOpened } = useSetSeen();
  const { mutate, isPending, isError } = useSetSeen();
  const opened = useRef<string | null>(null);

  useEffect(() => {
    if (opened.current === uuid) return;
    opened.current = uuid;
    // A failure is not shown: the notification stays bold in the list, and the next visit marks it.
    markOpened({ uuids: [...new Set([uuid, ...relatedUuids])], isSeen: true });
  }, [uuid, relatedUuids, markOpened]);

  return (
    <>
      <Button
        variant="ghost"
        size="md"
        isLoading={isPending}
        onClick={() => mutate({ uuids: [uuid], isSeen: !isSeen })}
        className="-ml-4 text-link"
      >
        {t(isSeen ? 'actions.mark_unread' : 'actions.mark_read')}
      </Button>
      {isError ? (
        <InlineAlert tone="error" isLive className="mt-2">
          {t('mark_failed')}
        </InlineAlert>
      ) : null}
    </>
  );
}
