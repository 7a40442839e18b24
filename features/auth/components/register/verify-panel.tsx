'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { TokenConfirmation } from '@/components/form/token-confirmation';
import { buttonClasses } from '@/components/ui/buttons/button';
import { announceSession } from '@/lib/stores/session/session-signals';
import { verifyEmail } from '../../queries/auth';
import { InvalidLink } from '../auth-notices';

type Props = { token: string; next: string; signInHref: string };

/** Confirms an e-mail. */
export function VerifyPanel({ token, next, signInHref }: Props) {
  const t = useTranslations('auth.verify');
  const verify = async () => {
    const outcome = await verifyEmail(token);
    if (outcome === 'signed_in') announceSession('signed-in');
    return outcome;
  };
  return (
    <TokenConfirmation labels={{ text: t('text'), confirm: t('confirm'), pending: t('pending') }} confirm={verify}>
      {(outcome) =>
        outcome === 'invalid' ? (
          <InvalidLink title={t('invalid_title')} text={t('invalid')} action={{ href: signInHref, label: t('sign_in') }} />
        ) : (
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
        )
      }
    </TokenConfirmation>
  );
}
