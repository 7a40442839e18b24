'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { LinkBreakIcon } from '@phosphor-icons/react/dist/ssr/LinkBreak';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { FormFailureAlert, SubmitButton } from '@/components/form/form-submit';
import { buttonClasses } from '@/components/ui/buttons/button';
import { ApiFailure } from '@/lib/api/client';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { unsubscribe } from '../queries/unsubscribe';

const kinds = {
  2: 'agent_request',
  3: 'client_check',
  4: 'client_numbers',
  5: 'decline',
  6: 'expiration',
  7: 'message',
} as const;
type Outcome = keyof typeof kinds | 'invalid';

const isKind = (type: number): type is keyof typeof kinds => type in kinds;

/** Ends one kind of e-mail by a button: mail scanners open links but press no buttons. Works without a sign-in. */
export function UnsubscribePanel({ token, settingsHref }: { token: string | null; settingsHref: string }) {
  const [t, names] = [useTranslations('notifications.unsubscribe'), useTranslations('notifications.kinds')];
  const [outcome, setOutcome] = useState<Outcome | null>(token === null ? 'invalid' : null);
  const [failure, setFailure] = useState<FormErrors<never>['form']>(null);
  const [isSending, setIsSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || token === null) return;
    setIsSending(true);
    setFailure(null);
    try {
      const type = await unsubscribe(token);
      setOutcome(isKind(type) ? type : 'invalid');
    } catch (error) {
      if (error instanceof ApiFailure && error.envelope?.errors.token !== undefined) setOutcome('invalid');
      else setFailure(toFormErrors(error, []).form);
    } finally {
      setIsSending(false);
    }
  };
  if (outcome !== null) {
    const Icon = outcome === 'invalid' ? LinkBreakIcon : CheckCircleIcon;
    return (
      <div role="status">
        <Icon weight="fill" aria-hidden="true" className={`size-12 ${outcome === 'invalid' ? 'text-ink-3' : 'text-vine-600'}`} />
        <h2 className="type-h3 mt-3">{t(outcome === 'invalid' ? 'invalid_title' : 'done_title')}</h2>
        <p className="type-body mt-1 text-ink-2">
          {outcome === 'invalid' ? t('invalid') : t('done', { kind: names(kinds[outcome]) })}
        </p>
        <a href={settingsHref} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
          {t('settings')}
        </a>
      </div>
    );
  }
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
