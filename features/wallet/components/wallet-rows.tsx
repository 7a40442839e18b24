'use client';

import { FilePdfIcon } from '@phosphor-icons/react/dist/ssr/FilePdf';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cardName } from '@/components/checkout/card-mark';
import { useServiceName } from '@/components/checkout/use-service-name';
import { cn } from '@/lib/cn';
import type { WalletEntry } from '@/lib/contracts/money/payments';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { invoicePdfPath, receiptPdfPath } from '@/lib/routes/document-paths';

/** The PDF of an entry: its invoice or credit note, or the receipt of its payment; null without one. */
function documentPathOf({
  kind,
  payment_id,
  invoice_id,
}: Pick<WalletEntry, 'kind' | 'payment_id' | 'invoice_id'>): string | null {
  if (invoice_id !== null) return invoicePdfPath(invoice_id);
  const hasReceipt = payment_id !== null && (kind === 'top_up' || kind === 'purchase');
  return hasReceipt ? receiptPdfPath(payment_id) : null;
}

/** The columns from 992 px on: date, operation, method, balance, amount, document. */
const columns =
  'lg:grid lg:grid-cols-[minmax(--spacing(34),--spacing(44))_minmax(0,1fr)_minmax(--spacing(28),--spacing(44))_minmax(--spacing(24),--spacing(32))_minmax(--spacing(26),--spacing(32))_--spacing(11)] lg:items-center lg:gap-x-4';

/** The head of the statement; on a phone the rows need no head. */
export function WalletHead() {
  const t = useTranslations('wallet.head');
  return (
    <div aria-hidden="true" className={cn('type-sm hidden min-h-12 border-b border-line px-4 text-ink-2', columns)}>
      <span>{t('date')}</span>
      <span>{t('operation')}</span>
      <span>{t('method')}</span>
      <span className="text-right">{t('balance')}</span>
      <span className="text-right">{t('amount')}</span>
    </div>
  );
}

/** A link that downloads a PDF. */
export const PdfLink = ({ href, label }: { href: string; label: string }) => (
  <a
    href={href}
    download
    aria-label={label}
    title={label}
    className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink-2 transition hover:bg-tuff-100 hover:text-ink"
  >
    <FilePdfIcon aria-hidden="true" className="size-6" />
  </a>
);

/** "+100,00 ₾" in green, "−42,00 ₾". */
function SignedAmount({ amount, className }: { amount: number; className?: string }) {
  const locale = useLocale();
  return (
    <span className={cn('num type-ui', amount > 0 && 'text-vine-700', className)}>
      {amount > 0 ? '+' : ''}
      {formatLari(amount, locale)}
    </span>
  );
}

function useMethod(): (entry: WalletEntry) => string {
  const t = useTranslations('wallet.methods');
  return ({ kind, card_mask }) => {
    if (card_mask !== null && kind !== 'debt') return t('card', { card: cardName({ card_mask }) });
    return kind === 'invoice' || kind === 'chargeback' ? t('bank') : t('balance');
  };
}

/** What the entry is called, and what it was for. */
function useSubject(): (entry: WalletEntry) => { title: string; details: string } {
  const t = useTranslations('wallet');
  const serviceName = useServiceName();
  return ({ kind, service_id, order_id, spent_by }) => {
    const service = serviceName(service_id);
    const details = [
      service === null ? null : t(`kinds.${kind}`),
      order_id === null ? null : t('order', { id: String(order_id) }),
      spent_by?.name,
    ];
    return { title: service ?? t(`kinds.${kind}`), details: details.filter(Boolean).join(' · ') };
  };
}

const Cell = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span className={cn('min-w-0', className)}>{children}</span>
);

/** One line of the statement: a row of the table, on a phone two lines. */
export function WalletRow({ entry, now }: { entry: WalletEntry; now: Date }) {
  const [t, locale] = [useTranslations('wallet'), useLocale()];
  const { title, details } = useSubject()(entry);
  const method = useMethod()(entry);
  const { amount, balance_after, created_at } = entry;
  const moment = formatDateTime(new Date(created_at), now, locale);
  const document = documentPathOf(entry);
  return (
    <article className={cn('flex min-h-16 items-center gap-3 px-4 py-2 large-text:flex-wrap', columns)}>
      <Cell className="max-lg:hidden">
        <time dateTime={created_at} className="num type-sm text-ink-2">
          {moment}
        </time>
      </Cell>
      <Cell className="flex-1 large-text:basis-full">
        <h3 className="type-ui [overflow-wrap:anywhere]">{title}</h3>
        {details ? <p className="tabular-nums type-xs text-ink-2 [overflow-wrap:anywhere]">{details}</p> : null}
        <p className="tabular-nums type-xs text-ink-2 lg:hidden">
          <time dateTime={created_at}>{moment}</time> · {method}
        </p>
      </Cell>
      <Cell className="tabular-nums type-sm text-ink-2 max-lg:hidden">{method}</Cell>
      <Cell className="num type-sm text-right text-ink-2 max-lg:hidden">{formatLari(balance_after, locale)}</Cell>
      <Cell className="shrink-0 text-right">
        <SignedAmount amount={amount} />
        <span className="num type-xs block text-ink-2 lg:hidden">
          {t('balance_after', { amount: formatLari(balance_after, locale) })}
        </span>
      </Cell>
      <Cell className="shrink-0 max-lg:-mr-2">
        {document ? <PdfLink href={document} label={t('pdf_named', { name: `${title}, ${moment}` })} /> : null}
      </Cell>
    </article>
  );
}
