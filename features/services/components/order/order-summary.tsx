'use client';

import { CalendarCheckIcon } from '@phosphor-icons/react/dist/ssr/CalendarCheck';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import type { Quote } from '@/lib/contracts/money/orders';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatLari, formatPriceFrom } from '@/lib/format/money';
import type { OrderValues } from '../../domain/order-values';
import { OrderLines } from '../order-lines';
import { PayBar } from './pay-bar';
import { useVisitText } from './visit/use-visit-text';

type QuoteState = {
  quote: Quote | undefined;
  isStale: boolean;
  failure: string | null;
  /** What the smallest order costs, in GEL, shown until the sum is known; null or missing where the service has no price. */
  priceFrom?: number | null;
};

/** The sum with its lines, read out when it changes; until the order is complete it names what is missing. */
export function OrderSum({ quote, isStale, failure, priceFrom = null }: QuoteState) {
  const t = useTranslations('services.order.summary');
  const locale = useLocale();
  if (failure)
    return (
      <InlineAlert tone="error" isLive>
        {failure}
      </InlineAlert>
    );
  return (
    <div aria-live="polite" aria-busy={isStale} className={isStale ? 'opacity-60 transition-opacity' : 'transition-opacity'}>
      {quote ? (
        <>
          <OrderLines lines={quote.lines} vat={quote.vat} />
          <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <span className="type-ui font-semibold">{t('total')}</span>
            <span className="type-price-xl">{formatLari(quote.amount, locale)}</span>
          </p>
        </>
      ) : isStale && priceFrom === null ? (
        <Skeleton className="h-20 w-full rounded-control" />
      ) : (
        <>
          {priceFrom === null ? null : <p className="type-price-xl">{formatPriceFrom(priceFrom, currencyIds.gel, locale)}</p>}
          <p className="type-sm text-ink-2">{t('incomplete')}</p>
        </>
      )}
    </div>
  );
}

type Props = QuoteState & {
  title?: string;
  picture?: ReactNode;
  hasVisit: boolean;
  payment: ReactNode;
  problem: ReactNode;
  isSending: boolean;
  onPay: () => void;
};

/** What is ordered, what it costs, how it is paid, and the one button that orders it. */
export function OrderSummary({ picture, hasVisit, payment, problem, isSending, onPay, ...state }: Props) {
  const t = useTranslations('services.order.summary');
  const locale = useLocale();
  const { control } = useFormContext<OrderValues>();
  const visit = useWatch({ control, name: 'visit' });
  const visitText = useVisitText();
  const { quote, priceFrom = null } = state;
  const label =
    quote === undefined
      ? t('order')
      : quote.amount === 0
        ? t('order_free')
        : t('pay', { amount: formatLari(quote.amount, locale) });
  return (
    <>
      <section aria-labelledby="order-summary" className="rounded-modal bg-surface p-5 shadow-sh-3 lg:p-6">
        <h2 id="order-summary" className="type-h3 mb-3">
          {t('title')}
        </h2>
        {picture}
        <OrderSum {...state} />
        {hasVisit && visit ? (
          <p className="mt-4 flex gap-3">
            <CalendarCheckIcon aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
            <span className="type-sm font-medium">{visitText(visit)}</span>
          </p>
        ) : null}
        <div className="mt-4 flex flex-col gap-4">
          {payment}
          {problem}
          <Button
            size="lg"
            isFullWidth
            isLoading={isSending}
            loadingText={t('sending')}
            onClick={onPay}
            className="max-lg:hidden"
          >
            {label}
          </Button>
        </div>
        {hasVisit ? <p className="type-xs mt-3 text-center text-ink-2">{t('free_change')}</p> : null}
      </section>
      <PayBar
        labels={{
          total: t('total'),
          amount: quote
            ? formatLari(quote.amount, locale)
            : priceFrom === null
              ? ''
              : formatPriceFrom(priceFrom, currencyIds.gel, locale),
          pay: quote?.amount === 0 ? t('order_free') : t('pay_short'),
          pending: t('sending'),
        }}
        isSending={isSending}
        onPay={onPay}
      />
    </>
  );
}
