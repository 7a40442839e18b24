'use client';

import { useTranslations } from 'next-intl';
import { openWithCode } from '../queries/authenticator';
import { AuthenticatorSetUp } from './authenticator/authenticator-set-up';
import { CodeForm } from './code-form';

type Props = {
  /** The page to open then. */
  href: string;
  hasAuthenticator: boolean;
};

/** Confirms the second factor of this session for the staff pages, and sets it up first where there is none. */
export function SecondFactorPage({ href, hasAuthenticator }: Props) {
  const t = useTranslations('staff_code');
  // A full page load: the router has cached refused pages.
  const open = () => window.location.assign(href);
  const send = async (code: string): Promise<string | null> => {
    const refusal = await openWithCode('second-factor', code);
    if (refusal === null) open();
    return refusal;
  };
  return (
    <div className="max-w-[444px]">
      <h1 className="type-h2 mt mb-2">{t(hasAuthenticator ? 'session_title' : 'setup_title')}</h1>
      <p className="type-body mb-4 text-ink-2">{t(hasAuthenticator ? 'session_text' : 'setup_text')}</p>
      {hasAuthenticator ? <CodeForm label={t('session_confirm')} send={send} /> : <AuthenticatorSetUp onOpened={open} />}
    </div>
  );
}
