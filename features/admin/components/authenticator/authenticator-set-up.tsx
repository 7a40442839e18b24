'use client';

import { useTranslations } from 'next-intl';
import { QrCode } from '@/components/share/qr-code';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { ApiFailure } from '@/lib/api/client';
import { useMessage } from '@/lib/i18n/use-message';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { openWithCode, useIssueAuthenticator } from '../../queries/authenticator';
import { CodeForm } from '../code-form';

/** The button that issues the authenticator leaves the page: its text takes the focus. */
const focus = (element: HTMLElement | null): void => element?.focus();

/** Sets up the authenticator of a member of the staff without one. @param onOpened the pages of the staff are open in this session */
export function AuthenticatorSetUp({ onOpened }: { onOpened: () => void }) {
  const t = useTranslations('staff_code');
  const translate = useMessage();
  const isHydrated = useIsHydrated();
  const { mutate, data: issued, error, isPending } = useIssueAuthenticator();
  const send = async (code: string): Promise<string | null> => {
    const refusal = await openWithCode('authenticator/confirm', code);
    if (refusal === null) onOpened();
    return refusal;
  };
  if (!issued)
    return (
      <div className="flex flex-col items-start gap-4">
        {error ? (
          <InlineAlert tone="error" isLive>
            {translate(error instanceof ApiFailure ? error.message : 'errors.connection')}
          </InlineAlert>
        ) : null}
        <Button disabled={!isHydrated} isLoading={isPending} loadingText={t('pending')} onClick={() => mutate()}>
          {t('setup_start')}
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p ref={focus} tabIndex={-1} className="type-body">
        {t('setup_scan')}
      </p>
      <QrCode text={issued.uri} label={t('setup_qr')} />
      <dl className="type-body">
        <dt className="text-ink-2">{t('setup_secret')}</dt>
        <dd className="select-all font-medium wrap-anywhere" translate="no">
          {issued.secret}
        </dd>
      </dl>
      <p className="type-body">{t('setup_code')}</p>
      <CodeForm label={t('setup_confirm')} send={send} />
    </div>
  );
}
