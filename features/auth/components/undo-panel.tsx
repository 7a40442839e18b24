'use client';

import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { useTranslations } from 'next-intl';
import { TokenConfirmation } from '@/components/form/token-confirmation';
import { buttonClasses } from '@/components/ui/buttons/button';
import { undoContactChange } from '../queries/auth';
import { InvalidLink } from './auth-notices';

type Props = { token: string; signInHref: string; forgotHref: string };

/** Undoes a changed e-mail or login phone. */
export function UndoPanel({ token, signInHref, forgotHref }: Props) {
  const [t, verify] = [useTranslations('auth.undo'), useTranslations('auth.verify')];
  const undo = async () => {
    await undoContactChange(token);
    return 'done' as const;
  };
  return (
    <TokenConfirmation labels={{ text: t('text'), confirm: t('confirm'), pending: t('pending') }} confirm={undo}>
      {(outcome) =>
        outcome === 'invalid' ? (
          <InvalidLink
            title={verify('invalid_title')}
            text={t('invalid')}
            action={{ href: signInHref, label: verify('sign_in') }}
          />
        ) : (
          <div role="status">
            <CheckCircleIcon weight="fill" aria-hidden="true" className="size-12 text-vine-600" />
            <h2 className="type-h3 mt-3">{t('done_title')}</h2>
            <p className="type-body mt-1 text-ink-2">{t('done')}</p>
            {/* A full page load: this browser may have been signed out. */}
            <a href={forgotHref} className={`${buttonClasses({ size: 'lg', isFullWidth: true })} mt-5`}>
              {t('new_password')}
            </a>
          </div>
        )
      }
    </TokenConfirmation>
  );
}
