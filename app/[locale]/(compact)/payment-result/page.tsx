import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PaymentResult } from '@/features/payments/components/result/payment-result';
import { QueryResult } from '@/features/payments/components/result/query-result';
import { findInvoice } from '@/features/payments/queries/find-invoice';
import { ApiFailure } from '@/lib/api/client';
import { getPayment } from '@/lib/api/payments/payment-status';
import { QueryProvider } from '@/lib/api/query-provider';
import { visitorHeaders } from '@/lib/api/visitor';
import { PageMessages } from '@/lib/i18n/page-messages';
import { readPaymentResult } from '@/lib/routes/addresses/money/payment-address';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('payment_result');
  return { title: t('page_title'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** The middleware has already checked that the payment is the visitor's own; the page checks it too. */
async function readPayment(id: number) {
  try {
    return await getPayment(id, await visitorHeaders());
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 401)) notFound();
    throw error;
  }
}

export default async function PaymentResultPage({ searchParams }: Props) {
  const query = await searchParams;
  const requested = readPaymentResult({ get: (name) => [query[name]].flat()[0] ?? null });
  if (!requested) notFound();
  return (
    <PageMessages names={['payment_result', 'checkout']}>
      <QueryProvider>
        {'paymentId' in requested ? (
          <PaymentResult initial={await readPayment(requested.paymentId)} checkedAtMs={Date.now()} />
        ) : (
          <QueryResult
            status={requested.status}
            invoice={requested.status === 'invoice' ? await findInvoice(requested.invoiceId, await visitorHeaders()) : null}
          />
        )}
      </QueryProvider>
    </PageMessages>
  );
}
