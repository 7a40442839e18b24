'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { DeskCounters as Counters } from '@/lib/contracts/money/desk';
import { formatNumber } from '@/lib/format/number';
import { type DeskListing, deskHref } from '../../domain/desk-listing';

const states = ['paid', 'assigned', 'scheduled', 'in_progress', 'delivered'] as const;

/** How many orders wait, by state. A counter filters the list; pressed again it shows all. */
export function DeskCounters({ counters, listing }: { counters: Counters; listing: DeskListing }) {
  const t = useTranslations('admin.orders');
  const names = useTranslations('orders.states');
  const locale = useLocale();
  const items = [
    {
      key: 'overdue',
      label: t('overdue'),
      count: counters.overdue,
      isOn: listing.isOverdue,
      next: { isOverdue: true },
      note: counters.oldest_overdue_hours === null ? null : t('oldest', { hours: counters.oldest_overdue_hours }),
    },
    ...states.map((state) => ({
      key: state,
      label: names(state),
      count: counters[state],
      isOn: listing.state === state,
      next: { state },
      note: state === 'scheduled' && counters.visits_today > 0 ? t('today', { count: counters.visits_today }) : null,
    })),
  ];
  return (
    <nav aria-label={t('counters')} className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-6">
      {items.map(({ key, label, count, isOn, next, note }) => (
        <Link
          key={key}
          href={deskHref(isOn ? {} : next)}
          scroll={false}
          aria-current={isOn ? 'true' : undefined}
          className={cn(
            'flex flex-col rounded-card px-3 py-3.5 shadow-hairline transition hover:bg-tuff-50',
            isOn && 'bg-brand-soft',
            key === 'overdue' && count > 0 && 'text-alert-700',
          )}
        >
          <span className="type-xs">{label}</span>
          <span className="type-price-xl num order-first">{formatNumber(count, locale)}</span>
          {note ? <span className="type-xs text-ink-2">{note}</span> : null}
        </Link>
      ))}
    </nav>
  );
}
