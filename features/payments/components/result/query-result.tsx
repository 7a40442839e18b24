'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import type { Invoice } from '@/lib/contracts/money/invoices';
import { formatDate } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import type { QueryStatus } from '@/lib/routes/addresses/money/payment-address';
import { invoicePdfPath } from '@/lib/routes/document-paths';
import { localePath } from '@/lib/routes/locale-path';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { walletPath } from '../../domain/result-paths';
import { DocumentLink } from './document-link';
import { type Fact, ResultFrame } from './result-frame';

interface QueryResultProps {
  status: QueryStatus;
  /** The visitor's open invoice, as the server has it. */
  invoice: Invoice | null;
}

/** What the page shows for an address without a payment. It never claims a success, and amounts are those of the server. */
export function QueryResult({ status, invoice }: QueryResultProps) {
  const t = useTranslations('payment_result');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const invoiceFacts = ({ number, amount, due_at }: Invoice): Fact[] => [
    { label: t('invoice.number'), value: <span className="num">{number}</span> },
    { label: t('facts.amount'), value: <span className="num">{formatLari(amount, locale)}</span> },
    { label: t('invoice.due'), value: formatDate(new Date(due_at), now, locale) },
  ];
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
    return (
      <ResultFrame
        kind="invoice"
        title={t('invoice.title')}
        text={t('invoice.text')}
        facts={invoice ? invoiceFacts(invoice) : []}
        actions={
          <>
            {invoice ? <DocumentLink href={invoicePdfPath(invoice.id)} label={t('invoice.download')} isPrimary /> : null}
            <Link
              href={localePath(locale, walletPath())}
              className={buttonClasses({ variant: invoice ? 'secondary' : 'primary' })}
            >
              {t('to_wallet')}
            </Link>
          </>
        }
      />
    );
  return <ResultFrame kind="pending" title={t('pending.title')} text={t('pending.unknown')} actions={wallet} />;
}
