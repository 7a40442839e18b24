'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { toFormErrors } from '@/lib/api/form-errors';
import type { NotificationResponse } from '@/lib/contracts/account/notifications';
import { useMessage } from '@/lib/i18n/use-message';
import { useRespond } from '../queries/use-notifications';

type Props = {
  uuid: string;
  title: string;
  /** Called after the response. */
  onDone: () => void;
};

/** Accepts or declines what a notification asks, and shows why the API refused. */
export function RespondButtons({ uuid, title, onDone }: Props) {
  const [t, say] = [useTranslations('notifications.actions'), useMessage()];
  const { mutateAsync, isPending, variables } = useRespond(uuid);
  const [errorKey, setErrorKey] = useState<string | null>(null);
  const pending = isPending ? variables : null;
  const respond = async (response: NotificationResponse) => {
    if (isPending) return;
    setErrorKey(null);
    try {
      await mutateAsync(response);
      onDone();
    } catch (error) {
      setErrorKey(toFormErrors(error, []).form?.key ?? 'errors.unforeseen');
    }
  };
  const labelFor = (action: string) => t('about', { action, title });
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="md"
          isLoading={pending === 'accept'}
          aria-label={labelFor(t('accept'))}
          onClick={() => void respond('accept')}
        >
          {t('accept')}
        </Button>
        <Button
          size="md"
          variant="secondary"
          isLoading={pending === 'decline'}
          aria-label={labelFor(t('decline'))}
          onClick={() => void respond('decline')}
        >
          {t('decline')}
        </Button>
      </div>
      {errorKey === null ? null : (
        <InlineAlert tone="error" isLive className="mt-2">
          {say(errorKey)}
        </InlineAlert>
      )}
    </>
  );
}
