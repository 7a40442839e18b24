'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PayProblemAlert } from '@/components/checkout/pay-problem';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { usePaymentSelection } from '@/components/checkout/payment-selection';
import { usePay } from '@/components/checkout/use-pay';
import { Button } from '@/components/ui/buttons/button';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { serviceRowOf } from '@/lib/contracts/money/service-table';
import { formatLari } from '@/lib/format/money';

/** An order with a pending payment: the choice of the payment, and the button. */
export function OrderPayment({ order, paymentId }: { order: OrderDetail; paymentId: number }) {
  const t = useTranslations('orders.payment');
  const locale = useLocale();
  const [selection, select] = usePaymentSelection(order.amount);
  // Services of statements are paid at another address than those that are ordered with a form.
  const channel = serviceRowOf(order.service_id)?.call ? 'v3' : 'microservice';
  const { pay, isPaying, problem } = usePay({ serviceId: order.service_id, channel });
  return (
    <section
      aria-labelledby="order-payment"
      className="flex flex-col gap-3 rounded-card bg-brand-soft p-4 inset-ring-[1.5px] inset-ring-brand"
    >
      <div>
        <h3 id="order-payment" className="type-h3">
          {t('title')}
        </h3>
        <p className="type-sm text-ink-2">{t('text')}</p>
      </div>
      <div className="rounded-lg bg-surface">
        <PaymentChoice value={selection} onChange={select} amount={order.amount} />
      </div>
      <PayProblemAlert problem={problem} />
      <Button
        isLoading={isPaying}
        loadingText={t('sending')}
        onClick={() =>
          void pay({
            selection,
            amount: order.amount,
            order: { id: paymentId, order_id: order.id, amount: order.amount },
          })
        }
      >
        {t('pay', { amount: formatLari(problem?.kind === 'price_changed' ? problem.to : order.amount, locale) })}
      </Button>
    </section>
  );
}
