'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { toFormErrors } from '@/lib/api/form-errors';
import type { NotificationResponse } from '@/lib/contracts/account/notifications';
import { useMessage } from '@/lib/i18n/use-message';
import { respondToNotification } from '../queries/notifications';
import { refreshNotifications } from '../queries/use-notifications';

type Props = {
  uuid: string;
  title: string;
  /** Called once it was responded to. */
  onDone: () => void;
};

/** Accepts or declines what a notification asks; what the API refuses is told here and the notification is asked for again. */
export function RespondButtons({ uuid, title, onDone }: Props) {
  const [t, say] = [useTranslations('notifications.deeds'), useMessage()];
  const [pending, setPending] = useState<NotificationResponse | null>(null);
  const [faultKey, setFaultKey] = useState<string | null>(null);
  const press = async (response: NotificationResponse) => {
    if (pending) return;
    setPending(response);
    setFaultKey(null);
    try {
      await respondToNotification(uuid, response);
      await refreshNotifications();
      onDone();
    } catch (error) {
      setFaultKey(toFormErrors(error, []).form?.key ?? 'errors.unforeseen');
    } finally {
      setPending(null);
    }
  };
  const named = (deed: string) => t('about', { deed, title });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button size="md" isLoading={pending === 'accept'} aria-label={named(t('accept'))} onClick={() => void press('accept')}>
          {t('accept')}
        </Button>
        <Button
          size="md"
          variant="secondary"
          isLoading={pending === 'decline'}
          aria-label={named(t('decline'))}
          onClick={() => void press('decline')}
        >
          {t('decline')}
        </Button>
      </div>
      {faultKey === null ? null : (
        <InlineAlert tone="error" isLive className="mt-2">
          {say(faultKey)}
        </InlineAlert>
      )}
    </>
  );
}
