'use client';

import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { localePath } from '@/lib/routes/locale-path';
import type { QueryStatus } from '@/lib/routes/payment-address';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { walletPath } from '../../domain/result-paths';
import { ResultFrame } from './result-frame';

/** What an address without a payment may say. It knows no amounts, and never claims a success. */
export function QueryResult({ status }: { status: QueryStatus }) {
  const t = useTranslations('payment_result');
  const locale = useLocale();
  const wallet = (
    <Link href={localePath(locale, walletPath())} className={buttonClasses()}>
      {t('to_wallet')}
    </Link>
  );
  if (status === 'failure')
    return (
      <ResultFrame
        kind="failure"
        title={t('failure.title')}
        text={`${t('failure.not_begun')} ${t('failure.not_charged')}`}
        actions={<Button onClick={() => openFillBalance()}>{t('try_again')}</Button>}
      />
    );
  if (status === 'invoice')
    return <ResultFrame kind="invoice" title={t('invoice.title')} text={t('invoice.text')} actions={wallet} />;
  return <ResultFrame kind="pending" title={t('pending.title')} text={t('pending.unknown')} actions={wallet} />;
}
