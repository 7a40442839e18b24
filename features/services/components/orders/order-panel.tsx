'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useServiceName } from '@/components/checkout/use-service-name';
import { Button } from '@/components/ui/buttons/button';
import { Avatar } from '@/components/ui/display/avatar';
import { Tag } from '@/components/ui/display/tag';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Link } from '@/components/ui/navigation/link';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { formatDateTime } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { useMessage } from '@/lib/i18n/use-message';
import { receiptPdfPath } from '@/lib/routes/document-paths';
import { localePath } from '@/lib/routes/locale-path';
import { toneOf } from '../../domain/order-progress';
import { useOrderRequest } from '../../queries/orders';
import { refusalKey } from '../../refusal-key';
import { OrderLines } from '../order-lines';
import { AddPhotos } from './add-photos';
import { OrderEstimate } from './order-estimate';
import { OrderFiles } from './order-files';
import { OrderPayment } from './order-payment';
import { OrderResult } from './order-result';
import { OrderTimeline } from './order-timeline';
import { OrderVisit } from './order-visit';
import { ReasonDialog } from './reason-dialog';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-b border-line px-5 py-5 last:border-0 lg:px-6">
      <h3 className="type-h3 mb-3">{title}</h3>
      {children}
    </section>
  );
}

/** What was paid and what came back. */
function OrderMoney({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.money');
  const locale = useLocale();
  const { paid_with: method } = order;
  const rows: [label: string, amount: number, isStrong: boolean][] = [
    ...(order.paid > 0
      ? [[t(method === 'card' ? 'paid_card' : 'paid'), order.paid, true] satisfies [string, number, boolean]]
      : []),
    ...(order.refunded > 0 ? [[t('refunded'), -order.refunded, true] satisfies [string, number, boolean]] : []),
  ];
  return (
    <>
      <OrderLines lines={order.lines} vat={null} />
      <dl className="mt-2 flex flex-col gap-2 border-t border-line pt-2">
        <div className="type-sm flex justify-between gap-4">
          <dt>{t('total')}</dt>
          <dd className="num font-semibold">{formatLari(order.amount, locale)}</dd>
        </div>
        {rows.map(([label, amount]) => (
          <div key={label} className="type-sm flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num font-semibold">{formatLari(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Cancels an order, with a reason. */
function CancelOrder({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const translate = useMessage();
  const [isOpen, setIsOpen] = useState(false);
  const request = useOrderRequest();
  return (
    <div className="flex justify-end px-3 py-2 lg:px-4">
      <Button variant="danger-ghost" size="md" onClick={() => setIsOpen(true)}>
        {t('cancel.open')}
      </Button>
      <ReasonDialog
        labels={{
          title: t('cancel.title'),
          text: t(order.paid > 0 ? 'cancel.text_paid' : 'cancel.text'),
          label: t('cancel.label'),
          send: t('cancel.open'),
        }}
        tone="danger"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSend={(reason) => request.mutate({ id: order.id, action: 'cancel', reason }, { onSuccess: () => setIsOpen(false) })}
        isSending={request.isPending}
        error={request.error ? translate(refusalKey(request.error)) : null}
      />
    </div>
  );
}

/** Who does the work. */
function Assignee({ name }: { name: string }) {
  const t = useTranslations('orders');
  return (
    <div className="border-b border-line px-5 py-5 lg:px-6">
      <p className="flex items-center gap-3 rounded-control bg-bg-2 px-4 py-3">
        <Avatar name={name} />
        <span>
          <span className="type-ui block font-semibold">{name}</span>
          <span className="type-xs block text-ink-2">{t('assignee')}</span>
        </span>
      </p>
    </div>
  );
}

/** Why an order could not be done, as the staff wrote it. */
function FailureAlert({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const event = order.events.findLast(({ action }) => action === 'fail');
  if (!event || (order.state !== 'failed' && order.state !== 'refunded')) return null;
  const reason = event.details.reason;
  return (
    <InlineAlert tone="error">
      <p className="font-semibold">{t('failed.title')}</p>
      {typeof reason === 'string' ? <p>{reason}</p> : null}
      <p>
        {order.refunded > 0 ? t('failed.refunded', { amount: formatLari(order.refunded, locale) }) : t('failed.refund_ahead')}
      </p>
    </InlineAlert>
  );
}

type Props = { order: OrderDetail; now: Date };

/** An opened order: the buyer's next step first, then its progress, visit, files and payment. */
export function OrderPanel({ order, now }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const serviceName = useServiceName();
  const canPay = order.actions.includes('pay') && order.payment_id !== null;
  const [statementId] = order.statement_ids;
  const receiptId = order.receipt_payment_id ?? null;
  const receipt = receiptId === null ? null : { href: receiptPdfPath(receiptId), name: t('files.receipt') };
  return (
    <article aria-labelledby="order-title" className="overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
      <header className="flex flex-wrap items-start justify-between gap-3 border-b border-line px-5 py-5 lg:px-6">
        <div className="min-w-0">
          <h2 id="order-title" className="type-h3">
            {serviceName(order.service_id) ?? t('service')}
          </h2>
          <p className="type-sm num text-ink-2">
            {t('number', { id: order.id })} · {formatDateTime(new Date(order.created_at), now, locale)}
          </p>
          {statementId === undefined ? (
            <p className="type-sm mt-1 wrap-anywhere">{transliterateName(order.subject, locale)}</p>
          ) : (
            <Link
              href={localePath(locale, `/statements/${statementId}`)}
              className="type-sm mt-1 inline-flex min-h-6 items-center text-link wrap-anywhere hover:underline"
            >
              {transliterateName(order.subject, locale)}
            </Link>
          )}
        </div>
        <Tag tone={toneOf(order.state)}>{t(`states.${order.state}`)}</Tag>
      </header>
      {canPay || order.state === 'delivered' || order.state === 'failed' || order.state === 'refunded' ? (
        <div className="border-b border-line p-4 empty:hidden lg:p-5">
          {canPay && order.payment_id !== null ? <OrderPayment order={order} paymentId={order.payment_id} /> : null}
          <FailureAlert order={order} />
          <OrderResult order={order} now={now} />
        </div>
      ) : null}
      <OrderEstimate order={order} />
      <AddPhotos order={order} />
      <section aria-label={t('progress')} className="border-b border-line px-5 py-5 lg:px-6">
        <OrderTimeline order={order} />
      </section>
      <OrderVisit order={order} now={now} />
      {order.assignee ? <Assignee name={order.assignee} /> : null}
      <Part title={t('files.title')}>
        <OrderFiles order={order} receipt={receipt} />
      </Part>
      <Part title={t('money.title')}>
        <OrderMoney order={order} />
      </Part>
      {order.actions.includes('cancel') ? <CancelOrder order={order} /> : null}
    </article>
  );
}
