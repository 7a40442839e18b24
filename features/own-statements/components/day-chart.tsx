'use client';

import { useLocale } from 'next-intl';
import { cn } from '@/lib/cn';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { barsOf, chartHeight, chartWidth } from '../domain/day-chart';

type Props = {
  /** Says in words what the bars show. */
  label: string;
  title: string;
  days: readonly { date: string; value: number }[];
  tone: 'views' | 'reveals';
};

/** Noon in Georgia, so that the day stays the day in every time zone. */
const momentOf = (date: string): Date => new Date(`${date}T08:00:00Z`);

/** A bar for each day. The picture is described in words and repeated as a table beside it. */
export function DayChart({ label, title, days, tone }: Props) {
  const locale = useLocale();
  const now = new Date();
  const bars = barsOf(days);
  const total = days.reduce((sum, { value }) => sum + value, 0);
  const ends = [days[0], days.at(-1)].filter((day) => day !== undefined);
  return (
    <figure>
      <figcaption className="mb-2 flex items-baseline justify-between gap-3">
        <span className="type-ui">{title}</span>
        <span className="num type-price">{formatNumber(total, locale)}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        className={cn('h-24 w-full border-b border-line', tone === 'views' ? 'text-aivani-500' : 'text-saperavi-600')}
      >
        {bars.map(({ date, x, y, width, height }) => (
          <rect key={date} x={x} y={y} width={width} height={height} fill="currentColor" />
        ))}
      </svg>
      <p aria-hidden="true" className="type-xs num mt-1 flex justify-between text-ink-2">
        {ends.map(({ date }) => (
          <span key={date}>{formatDate(momentOf(date), now, locale)}</span>
        ))}
      </p>
    </figure>
  );
}
