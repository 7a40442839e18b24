'use client';

import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Session } from '@/lib/contracts/account/auth';
import { formatDateTime } from '@/lib/format/date';
import { deviceName } from '../../domain/device-name';
import { useRevokeAllSessions, useRevokeSession, useSessions } from '../../queries/sessions';

const phoneSystems = ['iOS', 'Android'];

type DeviceRowProps = { session: Session; onRequest: () => void; onSignedOut: () => void; onFailed: () => void };

/** One device; every other one can be signed out. */
function DeviceRow({ session, onRequest, onSignedOut, onFailed }: DeviceRowProps) {
  const [t, locale] = [useTranslations('account.devices'), useLocale()];
  const { mutate, isPending } = useRevokeSession(onSignedOut);
  const { browser, system } = deviceName(session.device);
  const name = browser && system ? t('name', { browser, system }) : (browser ?? system ?? t('unknown'));
  const Icon = phoneSystems.includes(system ?? '') ? DeviceMobileIcon : DesktopIcon;
  const signOut = () => {
    onRequest();
    mutate(session.id, { onError: onFailed });
  };
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-3">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-ink-2" />
      <div className="min-w-0 flex-1">
        <p className="type-ui">{name}</p>
        <p className="type-xs text-ink-2">
          {t('since', { date: formatDateTime(new Date(session.created_at), new Date(), locale) })}
        </p>
      </div>
      {session.is_current ? (
        <Tag tone="ok">{t('this')}</Tag>
      ) : (
        <Button variant="ghost" size="sm" aria-label={t('sign_out_named', { name })} isLoading={isPending} onClick={signOut}>
          {t('sign_out')}
        </Button>
      )}
    </li>
  );
}

/** Signs out on every device after a confirmation. This device is one of them, so the page is left. */
function SignOutEverywhere({ homeHref, onFailed }: { homeHref: string; onFailed: () => void }) {
  const t = useTranslations('account.devices');
  const [isAsking, setIsAsking] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { mutateAsync: revokeAll, isPending } = useRevokeAllSessions();
  const signOut = async () => {
    try {
      await revokeAll();
      setIsLeaving(true);
      const { resetSession, announceSignOut } = await import('@/lib/stores/session/session-lifecycle');
      resetSession();
      announceSignOut();
      window.location.assign(homeHref);
    } catch {
      setIsLeaving(false);
      setIsAsking(false);
      onFailed();
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => setIsAsking(true)} className="mt-4 max-md:w-full">
        {t('sign_out_all')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('sign_out_all_title')}
        text={t('sign_out_all_text')}
        labels={{ cancel: t('cancel'), confirm: t('sign_out') }}
        onConfirm={() => void signOut()}
        isLoading={isPending || isLeaving}
      />
    </>
  );
}

/** The devices on which the visitor is signed in. */
export function Devices({ homeHref }: { homeHref: string }) {
  const t = useTranslations('account.devices');
  const common = useTranslations('common');
  const { data: sessions, isError, refetch } = useSessions();
  const [isSignedOut, setIsSignedOut] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  if (isError)
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button variant="ghost" size="sm" onClick={() => void refetch()} className="-my-1.5">
            {common('retry')}
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
          <DeviceRow
            key={session.id}
            session={session}
            onRequest={() => setHasFailed(false)}
            onSignedOut={() => setIsSignedOut(true)}
            onFailed={() => setHasFailed(true)}
          />
        ))}
      </ul>
      <p role="status" className="type-sm text-vine-700 empty:hidden">
        {isSignedOut ? t('signed_out') : ''}
      </p>
      {hasFailed ? (
        <InlineAlert tone="error" isLive className="mt-3">
          {t('sign_out_failed')}
        </InlineAlert>
      ) : null}
      <SignOutEverywhere homeHref={homeHref} onFailed={() => setHasFailed(true)} />
    </>
  );
}
