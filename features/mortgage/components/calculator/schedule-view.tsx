'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Schedule, ScheduleYear } from '@/lib/domain/loan/schedule';
import { formatNumber } from '@/lib/format/number';
import { useLoanFormatters } from './use-loan-formatters';

/** Stretched to the width of its column. */
const chartBox = { step: 20, bar: 14, height: 100 };

type ScheduleChartProps = { years: readonly ScheduleYear[]; currencyId: number };

/** A bar for each year, the interest above the principal; the table below has every figure. */
function ScheduleChart({ years, currencyId }: ScheduleChartProps) {
  const t = useTranslations('mortgage.schedule');
  const { money } = useLoanFormatters(currencyId);
  const [first, last] = [years[0], years.at(-1)];
  const highest = Math.max(...years.map(({ principal, interest }) => principal + interest));
  if (!first || !last || highest <= 0) return null;
  const scale = chartBox.height / highest;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${years.length * chartBox.step} ${chartBox.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { first: money(first.interest), last: money(last.interest), count: years.length })}
        className="h-30 w-full"
      >
        {years.map(({ year, principal, interest }, index) => {
          const x = index * chartBox.step + (chartBox.step - chartBox.bar) / 2;
          const top = chartBox.height - (principal + interest) * scale;
          return (
            <g key={year}>
              <rect x={x} y={top} width={chartBox.bar} height={interest * scale} className="fill-saperavi-300" />
              <rect x={x} y={top + interest * scale} width={chartBox.bar} height={principal * scale} className="fill-brand" />
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

type Props = { schedule: Schedule; currencyId: number };

function YearTable({ years }: { years: readonly ScheduleYear[] }) {
  const t = useTranslations('mortgage');
  const locale = useLocale();
  const figure = (amount: number) => formatNumber(Math.round(amount), locale);
  return (
    <table className="type-sm num mt-4 w-full text-right max-sm:text-xs">
      <caption className="sr-only">{t('schedule.title')}</caption>
      <thead className="text-ink-2">
        <tr>
          <th scope="col" className="py-1.5 text-left font-medium">
            {t('schedule.year')}
          </th>
          <th scope="col" className="font-medium">
            {t('principal')}
          </th>
          <th scope="col" className="font-medium">
            {t('interest')}
          </th>
          <th scope="col" className="font-medium">
            {t('schedule.balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, principal, interest, balance }) => (
          <tr key={year} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {year}
            </th>
            <td>{figure(principal)}</td>
            <td>{figure(interest)}</td>
            <td>{figure(balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How the loan is paid back: a chart, and a table with a line for each year, in whole units of the loan's currency. */
export function ScheduleView({ schedule, currencyId }: Props) {
  return (
    <>
      <ScheduleChart years={schedule.years} currencyId={currencyId} />
      <YearTable years={schedule.years} />
    </>
  );
}
