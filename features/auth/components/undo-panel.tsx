'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { buttonClasses } from '@/components/ui/buttons/button';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { isInvalidTokenError, undoContactChange } from '../queries/auth';
import { InvalidLink } from './auth-notices';

type Props = { token: string; signInHref: string; forgotHref: string };

/** Undoes a changed e-mail or login phone by a button: mail scanners open links but press no buttons. */
export function UndoPanel({ token, signInHref, forgotHref }: Props) {
  const [t, verify] = [useTranslations('auth.undo'), useTranslations('auth.verify')];
  const [outcome, setOutcome] = useState<'done' | 'invalid' | null>(null);
  const [failure, setFailure] = useState<FormErrors<never>['form']>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setFailure(null);
    try {
      await undoContactChange(token);
      setOutcome('done');
    } catch (error) {
      if (isInvalidTokenError(error)) setOutcome('invalid');
      else setFailure(toFormErrors(error, []).form);
    } finally {
      setIsSending(false);
    }
  };
  if (outcome === 'invalid')
    return (
      <InvalidLink title={verify('invalid_title')} text={t('invalid')} action={{ href: signInHref, label: verify('sign_in') }} />
    );
  if (outcome === 'done')
    return (
      <div role="status">
        <CheckCircleIcon weight="fill" aria-hidden="true" className="size-12 text-vine-600" />
        <h2 className="type-h3 mt-3">{t('done_title')}</h2>
        <p className="type-body mt-1 text-ink-2">{t('done')}</p>
        {/* A full page load: this browser may have been signed out. */}
        <a href={forgotHref} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
          {t('new_password')}
        </a>
      </div>
    );
  return (
    <form method="post" onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <p className="type-body text-ink-2">{t('text')}</p>
      <FormFailureAlert failure={failure} />
      <SubmitButton size="lg" isFullWidth isLoading={isSending} loadingText={t('pending')}>
        {t('confirm')}
      </SubmitButton>
    </form>
  );
}
