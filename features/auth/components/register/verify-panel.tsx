'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { buttonClasses } from '@/components/ui/buttons/button';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { announceSession } from '@/lib/stores/session/session-signals';
import { isInvalidTokenError, verifyEmail } from '../../queries/auth';
import { InvalidLink } from '../auth-notices';

type Outcome = Awaited<ReturnType<typeof verifyEmail>> | 'invalid';
type Props = { token: string; next: string; signInHref: string };

function useEmailVerification(token: string) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [failure, setFailure] = useState<FormErrors<never>['form']>(null);
  const [isSending, setIsSending] = useState(false);
  const verify = async () => {
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      const next = await verifyEmail(token);
      if (next === 'signed_in') announceSession('signed-in');
      setOutcome(next);
    } catch (error) {
      if (isInvalidTokenError(error)) setOutcome('invalid');
      else setFailure(toFormErrors(error, []).form);
    } finally {
      setIsSending(false);
    }
  };
  return { outcome, failure, isSending, verify };
}

/** Confirms an e-mail by a button: mail scanners open links but press no buttons. */
export function VerifyPanel({ token, next, signInHref }: Props) {
  const t = useTranslations('auth.verify');
  const { outcome, failure, isSending, verify } = useEmailVerification(token);
  if (outcome === 'invalid')
    return <InvalidLink title={t('invalid_title')} text={t('invalid')} action={{ href: signInHref, label: t('sign_in') }} />;
  if (outcome !== null)
    return (
      <div role="status">
        <CheckCircleIcon weight="fill" aria-hidden="true" className="size-12 text-vine-600" />
        <h2 className="type-h3 mt-3">{t('done_title')}</h2>
        <p className="type-body mt-1 text-ink-2">{t(`done_${outcome}`)}</p>
        {/* A full page load: the visitor has changed for the server. */}
        <a
          href={outcome === 'sign_in' ? signInHref : next}
          className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}
        >
          {t(outcome === 'sign_in' ? 'sign_in' : 'continue')}
        </a>
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void verify();
  };
  return (
    <form method="post" onSubmit={submit} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{t('text')}</p>
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('confirm')}
      </SubmitButton>
    </form>
  );
}
