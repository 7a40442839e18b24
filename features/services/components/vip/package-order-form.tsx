'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { PayProblemAlert } from '@/components/checkout/pay-problem';
import { PaymentChoice } from '@/components/checkout/payment-choice';
import { usePaymentSelection } from '@/components/checkout/payment-selection';
import { usePay } from '@/components/checkout/use-pay';
import { FormFailureAlert } from '@/components/form/form-submit';
import { Button } from '@/components/ui/buttons/button';
import { type FormErrors, toFormErrors } from '@/lib/api/forms/form-errors';
import { serviceIds } from '@/lib/domain/order/services';
import { formatLari } from '@/lib/format/money';
import { startValues, tierTypes, type VipStart } from '../../domain/vip-order';
import { initOrder } from '../../queries/order-form';
import { promotionOrderUrls } from '../../queries/promotion';
import { OrderSection } from '../order/order-section';
import { PackagePrice } from './package-price';
import { TierCards } from './tier-cards';
import type { VipOrderProps } from './vip-order-form';

/** The number of placements that the address asks for, where it is sold. */
const startCount = (start: VipStart, counts: readonly number[]): number =>
  counts.find((count) => String(count) === start.package) ?? counts[0] ?? 0;

/** The purchase of placements ahead. */
export function PackageOrderForm({ catalogue, start }: VipOrderProps) {
  const t = useTranslations('vip.package');
  const locale = useLocale();
  const name = useId();
  const [tierId, setTierId] = useState(() => startValues(start, catalogue.types).tier_id);
  const packages = tierTypes(catalogue.types).find(({ id }) => id === tierId)?.packages ?? [];
  const [count, setCount] = useState(() =>
    startCount(
      start,
      packages.map((one) => one.count),
    ),
  );
  const amount = packages.find((one) => one.count === count)?.price ?? null;
  const [selection, select] = usePaymentSelection(amount);
  const { pay, isPaying, problem } = usePay({ serviceId: serviceIds.package, channel: 'microservice' });
  const [failure, setFailure] = useState<FormErrors<string>['form']>(null);
  const order = async () => {
    if (amount === null) return;
    setFailure(null);
    const body = { vip_type_id: tierId, size: count };
    try {
      await pay({ selection, amount, order: { body, init: (key) => initOrder(promotionOrderUrls.package, key, body) } });
    } catch (error) {
      setFailure(toFormErrors(error, []).form);
    }
  };
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        void order();
      }}
      className="max-w-3xl"
    >
      <OrderSection number={1} title={t('tier')}>
        <TierCards types={catalogue.types} value={tierId} onChange={setTierId} />
      </OrderSection>
      <OrderSection number={2} title={t('size')}>
        <div role="radiogroup" aria-label={t('size')} className="grid gap-2 sm:grid-cols-3">
          {packages.map((one) => (
            <label
              key={one.count}
              className="cursor-pointer rounded-lg p-4 inset-ring inset-ring-line transition hover:inset-ring-tuff-400 has-checked:bg-brand-soft has-checked:inset-ring-[1.5px] has-checked:inset-ring-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                checked={one.count === count}
                onChange={() => setCount(one.count)}
                className="sr-only"
              />
              <PackagePrice option={one} />
            </label>
          ))}
        </div>
        <p className="type-sm mt-3 text-ink-2">{t('text')}</p>
      </OrderSection>
      <OrderSection number={3} title={t('payment')}>
        <PaymentChoice value={selection} onChange={select} amount={amount} />
        <div className="mt-4 flex flex-col gap-4">
          <PayProblemAlert problem={problem} />
          <FormFailureAlert failure={failure} />
          <Button size="lg" type="submit" isLoading={isPaying} loadingText={t('sending')} className="self-start max-md:w-full">
            {amount === null ? t('buy') : t('buy_for', { amount: formatLari(amount, locale) })}
          </Button>
        </div>
      </OrderSection>
    </form>
  );
}
