'use client';

import { DesktopIcon } from '@phosphor-icons/react/dist/ssr/Desktop';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import type { Session } from '@/lib/contracts/account/auth';
import { formatDateTime } from '@/lib/format/date';
import { deviceName } from '../../domain/device-name';
import { useRevokeSession } from '../../queries/sessions';

const phoneSystems = ['iOS', 'Android'];

type Props = { session: Session; onRequest: () => void; onSignedOut: () => void; onFailed: () => void };

/** One device; every other one can be signed out. */
export function DeviceRow({ session, onRequest, onSignedOut, onFailed }: Props) {
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
