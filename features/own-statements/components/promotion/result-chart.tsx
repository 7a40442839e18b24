'use client';

import { useLocale } from 'next-intl';
import { useId } from 'react';
import type { PromotionResults } from '@/lib/contracts/money/promotion';
import { formatDate } from '@/lib/format/date';
import { barsOf, chartHeight, chartWidth } from '../../domain/day-chart';

type Day = NonNullable<PromotionResults['result']>['days'][number];
export type Measure = 'views' | 'phone_reveals' | 'messages';

const fills = { before: 'fill-tuff-400', other: 'fill-tuff-300', during: 'fill-brand' } as const;

/** Noon in Georgia, so that the date is the same in every time zone. */
const momentOf = (date: string): Date => new Date(`${date}T08:00:00Z`);

type Props = {
  days: readonly Day[];
  measure: Measure /** Describes the bars for screen readers. */;
  label: string;
  className: string;
};

/** A bar for each day: grey before, wine during, hatched today; paid days have a saffron background. A table repeats it. */
export function ResultChart({ days, measure, label, className }: Props) {
  const locale = useLocale();
  const hatch = useId();
  const now = new Date();
  const bars = barsOf(days.map((day) => ({ date: day.date, value: day[measure] })));
  const firstPaid = days.findIndex(({ kind }) => kind === 'during');
  const paidX = bars[firstPaid]?.x ?? chartWidth;
  const marks = [days[0], days[firstPaid], days.at(-1)].filter((day, index, all) => day && all.indexOf(day) === index) as Day[];
  return (
    <div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${chartWidth} ${chartHeight}`}
        preserveAspectRatio="none"
        className={`w-full border-b border-line-2 ${className}`}
      >
        <defs>
          <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" className="fill-saperavi-100" />
            <rect width="3" height="6" className="fill-brand" />
          </pattern>
        </defs>
        <rect x={paidX} y={0} width={chartWidth - paidX} height={chartHeight} className="fill-saffron-100" />
        {bars.map(({ date, x, y, width, height }, index) => {
          const day = days[index];
          return (
            <rect
              key={date}
              x={x + width / 6}
              y={y}
              width={width}
              height={height}
              {...(day?.is_today ? { fill: `url(#${hatch})` } : { className: fills[day?.kind ?? 'before'] })}
            />
          );
        })}
      </svg>
      <p aria-hidden="true" className="type-xs num mt-1 flex justify-between text-ink-2">
        {marks.map(({ date }) => (
          <span key={date}>{formatDate(momentOf(date), now, locale)}</span>
        ))}
      </p>
    </div>
  );
}
