import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import { formatLari } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { localePath } from '@/lib/routes/locale-path';
import { useSession } from '@/lib/stores/session/session-store';

interface OutcomeProps {
  disc: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

function Outcome({ disc, title, children, actions }: OutcomeProps) {
  return (
    <div className="flex flex-col items-center gap-3 pt-3 text-center">
      {disc}
      <p aria-hidden="true" className="mt type-h2 mt-2">
        {title}
      </p>
      <p role="status" className="type-sm text-pretty text-ink-2">
        {children}
      </p>
      <div className="mt-2 flex w-full flex-col gap-2">{actions}</div>
    </div>
  );
}

const discClass = 'flex size-18 items-center justify-center rounded-full';

/** The payment succeeded. @param onContinue back to the order that the balance was filled for; null without one */
export function SuccessView({ amount, onContinue }: { amount: number; onContinue: (() => void) | null }) {
  const t = useTranslations('top_up');
  const locale = useLocale();
  const balance = useSession((state) => state.user?.balance ?? 0);
  return (
    <Outcome
      disc={
        <span className={`${discClass} bg-vine-100 text-vine-700`}>
          <CheckIcon aria-hidden="true" weight="bold" className="size-9" />
        </span>
      }
      title={t('balance_fill_success_title')}
      actions={
        <>
          {onContinue ? (
            <Button isFullWidth onClick={onContinue}>
              {t('continue')}
            </Button>
          ) : null}
          <Link
            href={localePath(locale, '/account/profile')}
            className={buttonClasses({ variant: onContinue ? 'secondary' : 'primary', isFullWidth: true })}
          >
            {t('to_profile')}
          </Link>
        </>
      }
    >
      {t.rich('balance_fill_success_content', {
        amount: formatLari(amount, locale),
        balance: formatLari(balance, locale),
        strong: (text) => <strong className="num font-semibold text-ink">{text}</strong>,
      })}
    </Outcome>
  );
}

/** A message key, or the text of another service. */
const isKey = (text: string): boolean => /^[\w.-]+$/.test(text);

/** Nothing was charged: the reason, and a button back to the method. */
export function ErrorView({ reason, onRetry }: { reason: string; onRetry: () => void }) {
  const t = useTranslations('top_up');
  const translate = useMessage('errors.unforeseen');
  return (
    <Outcome
      disc={
        <span className={`${discClass} bg-alert-100 text-alert-700`}>
          <WarningIcon aria-hidden="true" className="size-9" />
        </span>
      }
      title={t('balance_fill_error_title')}
      actions={
        <Button isFullWidth onClick={onRetry}>
          {t('try_again')}
        </Button>
      }
    >
      {isKey(reason) ? translate(reason) : reason} {t('balance_fill_error_content')}
    </Outcome>
  );
}
