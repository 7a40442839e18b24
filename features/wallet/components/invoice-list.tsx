'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PagedList } from '@/components/crud/paged-list';
import { Button } from '@/components/ui/buttons/button';
import { Tag } from '@/components/ui/display/tag';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { Invoice } from '@/lib/contracts/money/invoices';
import { topUpMethods } from '@/lib/contracts/money/payments';
import { formatDate } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { invoicePdfPath } from '@/lib/routes/document-paths';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { type WalletListing, walletHref } from '../domain/wallet-listing';
import { useInvoices } from '../queries/wallet';
import { PdfLink } from './wallet-rows';

/** The status of an invoice for its buyer. */
type InvoiceStatus = 'open' | 'overdue' | 'paid' | 'cancelled' | 'credited' | 'note';

function statusOf({ kind, state, due_at }: Pick<Invoice, 'kind' | 'state' | 'due_at'>, now: Date): InvoiceStatus {
  if (kind === 'credit_note') return 'note';
  if (state === 'issued') return new Date(due_at) < now ? 'overdue' : 'open';
  return state;
}

const tones = {
  open: 'warning',
  overdue: 'error',
  paid: 'ok',
  cancelled: 'neutral',
  credited: 'neutral',
  note: 'neutral',
} as const;

/** One invoice: its number, dates, status and sum. */
function InvoiceRow({ invoice, now }: { invoice: Invoice; now: Date }) {
  const [t, locale] = [useTranslations('wallet.invoices'), useLocale()];
  const { id, number, amount, issued_at, due_at, paid_at, credited_number } = invoice;
  const status = statusOf(invoice, now);
  const day = (moment: string) => formatDate(new Date(moment), now, locale);
  const isOpen = status === 'open' || status === 'overdue';
  const facts = [
    t('issued', { day: day(issued_at) }),
    isOpen ? t('due', { day: day(due_at) }) : null,
    paid_at === null ? null : t('paid_at', { day: day(paid_at) }),
    credited_number === null ? null : t('credits', { number: credited_number }),
  ];
  return (
    <article className="flex min-h-16 items-center gap-3 px-4 py-2.5">
      <div className="min-w-0 flex-1">
        <h3 className="type-ui flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="num">{number}</span>
          <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>
        </h3>
        <p className="tabular-nums type-xs mt-0.5 text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <span className={isOpen ? 'num type-ui text-ink-2' : 'num type-ui'}>{formatLari(amount, locale)}</span>
      <span className="-mr-2">
        <PdfLink href={invoicePdfPath(id)} label={t('pdf_named', { number })} />
      </span>
    </article>
  );
}

/** The visitor's invoices and credit notes. */
export function InvoiceList({ listing, now }: { listing: WalletListing; now: Date }) {
  const t = useTranslations('wallet');
  return (
    <PagedList
      query={useInvoices(listing.page)}
      labels={{ loading: t('loading'), failedTitle: t('failed_title'), failedText: t('failed_text') }}
      empty={
        <EmptyState
          art="card"
          title={t('invoices.empty_title')}
          text={t('invoices.empty_text')}
          actions={
            <Button variant="secondary" onClick={() => openFillBalance({ method: topUpMethods.invoice })}>
              {t('invoices.request')}
            </Button>
          }
        />
      }
      hrefFor={(page) => walletHref({ ...listing, page })}
      head={<h2 className="sr-only">{t('tabs.invoices')}</h2>}
      row={(invoice) => <InvoiceRow invoice={invoice} now={now} />}
    />
  );
}
