'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/buttons/button';
import type { Bank } from '@/lib/contracts/mortgage';
import { type Loan, loanFigures } from '@/lib/domain/loan/calculator';
import { formatPhone } from '@/lib/format/phone';
import { useMessage } from '@/lib/i18n/use-message';
import { useMortgage } from '../../stores/mortgage-store';
import { useLoanFormatters } from '../calculator/use-loan-formatters';

type ResultProps = { tone: string; icon: ReactNode; title: string; text: string; children: ReactNode };

/** The outcome of a request. The dialog's own title already announces it to screen readers. */
function Result({ tone, icon, title, text, children }: ResultProps) {
  return (
    <div className="flex flex-col items-center gap-3 pt-3 text-center">
      <span className={`flex size-18 items-center justify-center rounded-full ${tone}`}>{icon}</span>
      <p aria-hidden="true" className="mt type-h2 mt-2">
        {title}
      </p>
      <p className="type-sm text-ink-2">{text}</p>
      {children}
    </div>
  );
}

/** The bank has the request: its amount, and who will call. */
export function SentStep({ loan, bank, onClose }: { loan: Loan; bank: Bank; onClose: () => void }) {
  const t = useTranslations('mortgage.sent');
  const mortgage = useTranslations('mortgage');
  const locale = useLocale();
  const phone = useMortgage((state) => state.values.phone_number ?? '');
  const { money } = useLoanFormatters(loan.currencyId);
  const figures = loanFigures(loan);
  return (
    <Result
      tone="bg-vine-100 text-vine-700"
      icon={<CheckIcon aria-hidden="true" weight="bold" className="size-9" />}
      title={t('title')}
      text={t('text', { bank: bank.display_names[locale], phone: formatPhone(phone) })}
    >
      {figures ? (
        <dl className="type-sm w-full divide-y divide-line rounded-control bg-tuff-50 px-4">
          <div className="flex justify-between gap-4 py-2.5">
            <dt>{mortgage('amount')}</dt>
            <dd className="num font-semibold">{money(figures.amount)}</dd>
          </div>
          <div className="flex justify-between gap-4 py-2.5">
            <dt>{t('monthly')}</dt>
            <dd className="num font-semibold">{money(figures.monthlyPayment)}</dd>
          </div>
        </dl>
      ) : null}
      <Button isFullWidth onClick={onClose} className="mt-2">
        {t('close')}
      </Button>
    </Result>
  );
}

/** The request failed: why, and what can be done next. Everything typed stays. */
export function FailedStep({ errorKey, onCalculator }: { errorKey: string; onCalculator: () => void }) {
  const t = useTranslations('mortgage.send_failed');
  const common = useTranslations('common');
  const translate = useMessage();
  const retry = useMortgage((state) => state.retry);
  return (
    <Result
      tone="bg-alert-100 text-alert-700"
      icon={<WarningIcon aria-hidden="true" className="size-9" />}
      title={t('title')}
      text={`${translate(errorKey)} ${t('text')}`}
    >
      <Button isFullWidth onClick={retry} className="mt-2">
        {common('retry')}
      </Button>
      <Button variant="ghost" isFullWidth onClick={onCalculator}>
        {t('back')}
      </Button>
    </Result>
  );
}
