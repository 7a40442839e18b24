import { useLocale, useTranslations } from 'next-intl';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { currencyIds } from '@/lib/domain/money/currency';
import { estimateOf } from '@/lib/domain/order/estimate-details';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';

/** What an order of AI data delivered: the price, the price of a square metre and what they rest on. */
export function OrderEstimate({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders.estimate');
  const locale = useLocale();
  const estimate = estimateOf(order.details);
  if (!estimate) return null;
  const usd = (amount: number) => formatPrice(amount, currencyIds.usd, locale);
  const facts: [label: string, value: string][] = [
    [t('square'), usd(estimate.estimate_square)],
    [t('range'), `${usd(estimate.estimate_low)} – ${usd(estimate.estimate_high)}`],
    [t('comparables'), formatNumber(estimate.estimate_comparables, locale)],
    ...(estimate.estimate_asked === null ? [] : [[t('asked'), usd(estimate.estimate_asked)] satisfies [string, string]]),
  ];
  return (
    <section aria-labelledby="order-estimate" className="border-b border-line px-5 py-5 lg:px-6">
      <h3 id="order-estimate" className="type-h3">
        {t('title')}
      </h3>
      <p className="type-price-xl num mt-2">{usd(estimate.estimate_total)}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {facts.map(([label, value]) => (
          <div key={label} className="type-sm flex justify-between gap-4">
            <dt className="text-ink-2">{label}</dt>
            <dd className="num text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
