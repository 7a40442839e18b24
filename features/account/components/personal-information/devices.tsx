'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { queryClient } from '@/lib/api/query-client';
import { getSessions, revokeAllSessions, revokeSession } from '../../queries/sessions';
import { DeviceRow } from './device-row';

const queryKey = ['sessions'];

/** Signs out everywhere after a question; this device is one of them, so the page is left. */
function SignOutEverywhere({ homeHref, onFailed }: { homeHref: string; onFailed: () => void }) {
  const t = useTranslations('account.devices');
  const [isAsking, setIsAsking] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  const end = async () => {
    setIsEnding(true);
    try {
      await revokeAllSessions();
      const { resetSession, announceSignOut } = await import('@/lib/stores/session-lifecycle');
      resetSession();
      announceSignOut();
      window.location.assign(homeHref);
    } catch {
      setIsEnding(false);
      setIsAsking(false);
      onFailed();
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)} className="mt-4 max-md:w-full">
        {t('end_all')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('end_all_title')}
        text={t('end_all_text')}
        labels={{ cancel: t('cancel'), confirm: t('end') }}
        onConfirm={() => void end()}
        isLoading={isEnding}
      />
    </>
  );
}

/** The devices on which the visitor is signed in. */
export function Devices({ homeHref }: { homeHref: string }) {
  const t = useTranslations('account.devices');
  const words = useTranslations('common');
  const { data: sessions, isError, refetch } = useQuery({ queryKey, queryFn: getSessions });
  const [endedCount, setEndedCount] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const end = async (id: number) => {
    setHasFailed(false);
    try {
      await revokeSession(id);
      queryClient.setQueryData(
        queryKey,
        sessions?.filter((session) => session.id !== id),
      );
      setEndedCount((count) => count + 1);
    } catch {
      setHasFailed(true);
    }
  };
  if (isError)
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button variant="ghost" size="sm" onClick={() => void refetch()} className="-my-1.5">
            {words('retry')}
          </Button>
        }
      >
        {t('failed')}
      </InlineAlert>
    );
  if (!sessions)
    return (
      <div role="status">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-16 w-full rounded-control" />
      </div>
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow key={session.id} session={session} end={() => end(session.id)} />
        ))}
      </ul>
      <p role="status" className="type-sm text-vine-700 empty:hidden">
        {endedCount > 0 ? t('ended') : ''}
      </p>
      {hasFailed ? (
        <InlineAlert tone="error" isLive className="mt-3">
          {t('not_ended')}
        </InlineAlert>
      ) : null}
      <SignOutEverywhere homeHref={homeHref} onFailed={() => setHasFailed(true)} />
    </>
  );
}
