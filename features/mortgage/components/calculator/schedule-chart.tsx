'use client';

import { useTranslations } from 'next-intl';
import type { ScheduleYear } from '@/lib/domain/loan/schedule';
import { useLoanFormatters } from './use-loan-formatters';

/** Stretched to the width of its column. */
const box = { step: 20, bar: 14, height: 100 };

type Props = { years: readonly ScheduleYear[]; currencyId: number };

/** A bar for each year, the interest above the principal; the table below says every figure. */
export function ScheduleChart({ years, currencyId }: Props) {
  const t = useTranslations('mortgage.schedule');
  const { money } = useLoanFormatters(currencyId);
  const [first, last] = [years[0], years.at(-1)];
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest));
  if (!first || !last || highest <= 0) return null;
  const scale = box.height / highest;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${years.length * box.step} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { first: money(first.interest), last: money(last.interest), count: years.length })}
        className="h-30 w-full"
      >
        {years.map(({ year, principal, interest }, index) => {
          const x = index * box.step + (box.step - box.bar) / 2;
          const top = box.height - (principal + interest) * scale;
          return (
            <g key={year}>
              <rect x={x} y={top} width={box.bar} height={interest * scale} className="fill-saperavi-300" />
              <rect x={x} y={top + interest * scale} width={box.bar} height={principal * scale} className="fill-brand" />
            </g>
          );
        })}
      </svg>
      <figcaption aria-hidden="true" className="type-xs num mt-1 flex justify-between text-ink-3">
        <span>{t('year_number', { number: first.year })}</span>
        <span>{t('year_number', { number: last.year })}</span>
      </figcaption>
    </figure>
  );
}
