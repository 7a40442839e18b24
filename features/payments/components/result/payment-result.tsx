'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { cardName } from '@/components/checkout/card-mark';
import { useServiceName } from '@/components/checkout/use-service-name';
import { Button, buttonClasses } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/navigation/link';
import type { PaymentStatus } from '@/lib/contracts/money/payments';
import { formatTimeWithSeconds } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { useMessage } from '@/lib/i18n/use-message';
import { receiptPdfPath } from '@/lib/routes/document-paths';
import { localePath } from '@/lib/routes/locale-path';
import { openFillBalance } from '@/lib/stores/payments/fill-balance';
import { originPathOf } from '@/lib/stores/payments/payment-return';
import { orderPath, walletPath } from '../../domain/result-paths';
import { DocumentLink } from './document-link';
import { type Fact, ResultFrame } from './result-frame';
import { usePaymentStatus } from './use-payment-status';

type Props = { payment: PaymentStatus };

function useFacts({ order_id, service_id, amount, method, card_mask }: PaymentStatus) {
  const t = useTranslations('payment_result.facts');
  const locale = useLocale();
  const nameOf = useServiceName();
  const order = [`№ ${order_id}`, nameOf(service_id)].filter(Boolean).join(' · ');
  const card = card_mask === null ? null : <span className="num">{cardName({ card_mask })}</span>;
  return {
    order: order_id === null ? { label: t('operation'), value: t('top_up') } : { label: t('order'), value: order },
    amount: { label: t('amount'), value: <span className="num">{formatLari(amount, locale)}</span> },
    method: method === null ? null : { label: t('method'), value: card ?? t(`methods.${method}`) },
  } satisfies Record<string, Fact | null>;
}

/** The page to go on with: the order that the balance was filled for, if this tab has one. */
function useOriginPath(paymentId: number): string | null {
  const [path, setPath] = useState<string | null>(null);
  useEffect(() => setPath(originPathOf(paymentId)), [paymentId]);
  return path;
}

/** The receipt of a payment that took money. */
function Receipt({ payment: { id, has_receipt } }: Props) {
  const t = useTranslations('payment_result');
  return has_receipt ? <DocumentLink href={receiptPdfPath(id)} label={t('receipt')} /> : null;
}

function SuccessActions({ payment: { id, order_id } }: Props) {
  const t = useTranslations('payment_result');
  const locale = useLocale();
  const origin = useOriginPath(id);
  if (order_id !== null)
    return (
      <Link href={localePath(locale, orderPath(order_id))} className={buttonClasses()}>
        {t('to_order')}
      </Link>
    );
  return (
    <Link href={origin ?? localePath(locale, walletPath())} className={buttonClasses()}>
      {t(origin ? 'continue' : 'to_wallet')}
    </Link>
  );
}

function Success({ payment }: Props) {
  const t = useTranslations('payment_result');
  const locale = useLocale();
  const nameOf = useServiceName();
  const facts = useFacts(payment);
  const { amount, balance, order_id, service_id, is_order_delivered } = payment;
  const balanceFact: Fact = { label: t('facts.balance'), value: <span className="num">{formatLari(balance, locale)}</span> };
  const actions = (
    <>
      <SuccessActions payment={payment} />
      <Receipt payment={payment} />
    </>
  );
  if (order_id === null)
    return (
      <ResultFrame
        kind="success"
        title={t('success.top_up_title')}
        text={t('success.top_up_text', { amount: formatLari(amount, locale) })}
        facts={[facts.amount, facts.method, balanceFact]}
        actions={actions}
      />
    );
  if (!is_order_delivered)
    return (
      <ResultFrame
        kind="pending"
        title={t('kept.title')}
        text={t('kept.text')}
        facts={[facts.order, facts.amount, balanceFact]}
        actions={actions}
      />
    );
  return (
    <ResultFrame
      kind="success"
      title={t('success.title')}
      text={t('success.text', { service: nameOf(service_id) ?? t('facts.order') })}
      facts={[facts.order, facts.amount, facts.method]}
      actions={actions}
    />
  );
}

/** The text where the gateway gave no reason. */
const reasonOfState: Partial<Record<PaymentStatus['state'], string>> = {
  cancelled: 'errors.payment_cancelled',
  expired: 'errors.payment_timeout',
};

function FailureActions({ payment: { order_id, amount } }: Props) {
  const t = useTranslations('payment_result');
  const locale = useLocale();
  if (order_id !== null)
    return (
      <Link href={localePath(locale, orderPath(order_id))} className={buttonClasses()}>
        {t('try_again')}
      </Link>
    );
  return (
    <>
      <Button onClick={() => openFillBalance({ amount, method: 1 })}>{t('try_again')}</Button>
      <Button variant="secondary" onClick={() => openFillBalance({ amount })}>
        {t('other_method')}
      </Button>
    </>
  );
}

function Failure({ payment }: Props) {
  const t = useTranslations('payment_result');
  const translate = useMessage('errors.unforeseen');
  const facts = useFacts(payment);
  const { state, failure, order_id } = payment;
  const reason = translate(failure ?? reasonOfState[state] ?? 'errors.payment_declined');
  if (state === 'charged_back')
    return (
      <ResultFrame
        kind="failure"
        title={t('charged_back.title')}
        text={t('charged_back.text')}
        facts={[facts.order, facts.amount, facts.method]}
      />
    );
  return (
    <ResultFrame
      kind="failure"
      title={t('failure.title')}
      text={[reason, t('failure.not_charged'), order_id === null ? '' : t('failure.order_kept')].join(' ')}
      facts={[facts.order, facts.amount, { label: t('facts.reason'), value: reason }]}
      actions={<FailureActions payment={payment} />}
    />
  );
}

function Pending({ payment, checkedAtMs, isLost }: Props & { checkedAtMs: number; isLost: boolean }) {
  const t = useTranslations('payment_result');
  const facts = useFacts(payment);
  const checked: Fact = {
    label: t('facts.checked'),
    value: <span className="num">{formatTimeWithSeconds(new Date(checkedAtMs))}</span>,
  };
  return (
    <ResultFrame kind="pending" title={t('pending.title')} text={t('pending.text')} facts={[facts.order, facts.amount, checked]}>
      <div aria-hidden="true" className="mt-6 h-1 overflow-hidden rounded-full bg-tuff-100">
        <span className="block h-full w-1/2 animate-pulse rounded-full bg-aivani-500 motion-reduce:animate-none" />
      </div>
      <p className="type-xs mt-4 text-pretty text-ink-2">{t(isLost ? 'pending.lost' : 'pending.note')}</p>
    </ResultFrame>
  );
}

function useTitle({ payment_status, order_id, is_order_delivered, state }: PaymentStatus): string {
  const t = useTranslations('payment_result');
  if (payment_status === 'pending') return '';
  if (payment_status !== 1) return t(state === 'charged_back' ? 'charged_back.title' : 'failure.title');
  if (order_id === null) return t('success.top_up_title');
  return t(is_order_delivered ? 'success.title' : 'kept.title');
}

/** The result of a payment as the server has it. A pending one is polled, and announced once it has ended. */
export function PaymentResult({ initial, checkedAtMs }: { initial: PaymentStatus; checkedAtMs: number }) {
  const status = usePaymentStatus(initial, checkedAtMs);
  const { payment } = status;
  const title = useTitle(payment);
  const hasEnded = payment.payment_status === 1 ? <Success payment={payment} /> : <Failure payment={payment} />;
  return (
    <>
      <p role="status" className="sr-only">
        {initial.payment_status === 'pending' ? title : ''}
      </p>
      {status.isPending ? <Pending {...status} /> : hasEnded}
    </>
  );
}
