'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useServiceName } from '@/components/checkout/use-service-name';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { Order } from '@/lib/contracts/money/orders';
import { formatDate } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { transliterateName } from '@/lib/format/slugs/romanise';
import { segmentsOf, waitsForBuyer } from '../../domain/order-progress';
import { momentOfDay } from '../../domain/visit-days';
import { ServiceIcon } from '../service-icon';
import { SegmentBar } from './segment-bar';

const stateTones = {
  done: 'text-vine-700',
  now: 'text-brand-text',
  ended: 'text-ink-2',
} as const;

function stateTone(order: Order): keyof typeof stateTones {
  if (order.state === 'closed') return 'done';
  return segmentsOf(order).includes('ended') ? 'ended' : 'now';
}

type Props = { order: Order; href: string; isOpen: boolean; now: Date };

/** An order in the list: the service, what it is for, the sum, its progress, and the next step. */
export function OrderRow({ order, href, isOpen, now }: Props) {
  const t = useTranslations('orders');
  const locale = useLocale();
  const serviceName = useServiceName();
  const moment = order.visit ? momentOfDay(order.visit.day) : new Date(order.delivered_at ?? order.created_at);
  return (
    <Link
      href={href}
      scroll={false}
      aria-current={isOpen ? 'true' : undefined}
      className={cn(
        'block rounded-lg p-4 transition',
        isOpen ? 'bg-brand-soft inset-ring-[1.5px] inset-ring-brand' : 'inset-ring inset-ring-line hover:inset-ring-tuff-400',
      )}
    >
      <span className="flex items-start gap-3">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-sm bg-tuff-100 text-ink-2">
          <ServiceIcon serviceId={order.service_id} className="size-5" />
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-3">
            <span className="type-ui font-semibold">{serviceName(order.service_id) ?? t('service')}</span>
            <span className="num type-ui font-semibold">{formatLari(order.amount, locale)}</span>
          </span>
          <span className="type-xs block truncate text-ink-2">{transliterateName(order.subject, locale)}</span>
        </span>
      </span>
      <span className="mt-3 block">
        <SegmentBar segments={segmentsOf(order)} />
      </span>
      <span className="type-xs mt-2 flex justify-between gap-3">
        <span className={cn('font-medium', stateTones[stateTone(order)])}>
          {t(`states.${order.state}`)}
          {waitsForBuyer(order) ? ` · ${t(`waits.${order.state === 'delivered' ? 'accept' : 'pay'}`)}` : null}
        </span>
        <span className="num text-ink-2">
          {formatDate(moment, now, locale)}
          {order.visit ? `, ${order.visit.slot}` : null}
        </span>
      </span>
    </Link>
  );
}
