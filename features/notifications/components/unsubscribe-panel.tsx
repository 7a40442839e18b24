'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { LinkBreakIcon } from '@phosphor-icons/react/dist/ssr/LinkBreak';
import { useTranslations } from 'next-intl';
import { TokenConfirmation } from '@/components/form/token-confirmation';
import { buttonClasses } from '@/components/ui/buttons/button';
import { unsubscribe } from '../queries/unsubscribe';

const kinds = {
  1: 'company',
  2: 'agent_request',
  3: 'client_check',
  4: 'client_numbers',
  5: 'decline',
  6: 'expiration',
  7: 'message',
  8: 'saved_search',
} as const;
const isKind = (type: number): type is keyof typeof kinds => type in kinds;

type OutcomeProps = { kind: (typeof kinds)[keyof typeof kinds] | 'invalid'; settingsHref: string };

function UnsubscribeOutcome({ kind, settingsHref }: OutcomeProps) {
  const [t, names] = [useTranslations('notifications.unsubscribe'), useTranslations('notifications.kinds')];
  const isInvalid = kind === 'invalid';
  const Icon = isInvalid ? LinkBreakIcon : CheckCircleIcon;
  return (
    <div role="status">
      <Icon weight="fill" aria-hidden="true" className={`size-12 ${isInvalid ? 'text-ink-3' : 'text-vine-600'}`} />
      <h2 className="type-h3 mt-3">{t(isInvalid ? 'invalid_title' : 'done_title')}</h2>
      <p className="type-body mt-1 text-ink-2">{isInvalid ? t('invalid') : t('done', { kind: names(kind) })}</p>
      <a href={settingsHref} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
        {t('settings')}
      </a>
    </div>
  );
}

/** Ends one kind of e-mail. Works without a sign-in. */
export function UnsubscribePanel({ token, settingsHref }: { token: string | null; settingsHref: string }) {
  const t = useTranslations('notifications.unsubscribe');
  if (token === null) return <UnsubscribeOutcome kind="invalid" settingsHref={settingsHref} />;
  const end = async () => {
    const type = await unsubscribe(token);
    return isKind(type) ? kinds[type] : 'invalid';
  };
  return (
    <TokenConfirmation labels={{ text: t('text'), confirm: t('confirm'), pending: t('pending') }} confirm={end}>
      {(kind) => <UnsubscribeOutcome kind={kind} settingsHref={settingsHref} />}
    </TokenConfirmation>
  );
}
