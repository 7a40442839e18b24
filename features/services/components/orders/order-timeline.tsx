'use client';

import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { OrderDetail } from '@/lib/contracts/money/orders';
import { formatShortDateTime } from '@/lib/format/date';
import { type SegmentTone, timelineOf } from '../../domain/order-progress';

const dots: Readonly<Record<SegmentTone, string>> = {
  done: 'bg-vine-600 text-white',
  now: 'bg-brand text-white',
  ended: 'bg-tuff-400 text-white',
  ahead: 'bg-surface inset-ring-2 inset-ring-tuff-300',
};

/** The steps of an order with their moments: a row on wide screens, a column on phones. */
export function OrderTimeline({ order }: { order: OrderDetail }) {
  const t = useTranslations('orders');
  const locale = useLocale();
  return (
    <ol className="flex flex-col gap-3 md:flex-row md:gap-1">
      {timelineOf(order).map(({ step, tone, at }) => (
        <li
          key={step}
          aria-current={tone === 'now' ? 'step' : undefined}
          className={cn(
            'relative flex min-w-0 flex-1 items-center gap-3 md:flex-col md:gap-1.5 md:text-center',
            "md:not-first:before:absolute md:not-first:before:top-3.5 md:not-first:before:right-[calc(50%+14px)] md:not-first:before:left-[calc(-50%+14px)] md:not-first:before:h-0.5 md:not-first:before:bg-tuff-200 md:not-first:before:content-['']",
            tone !== 'ahead' && tone !== 'ended' && 'md:not-first:before:bg-vine-600',
          )}
        >
          <span aria-hidden="true" className={cn('flex size-7 shrink-0 items-center justify-center rounded-full', dots[tone])}>
            {tone === 'ahead' ? null : <CheckIcon weight="bold" className="size-4" />}
          </span>
          <span className="flex flex-1 items-baseline justify-between gap-3 md:flex-col md:items-center md:gap-0">
            <span
              className={cn('type-xs', tone === 'ahead' ? 'text-ink-2' : 'font-semibold', tone === 'now' && 'text-brand-text')}
            >
              {t(`steps.${step}`)}
              {tone === 'ahead' ? <span className="sr-only"> {t('ahead')}</span> : null}
            </span>
            {at ? <span className="num type-xs text-ink-2">{formatShortDateTime(new Date(at), locale)}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
