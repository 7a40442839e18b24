'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Schedule, ScheduleYear } from '@/lib/domain/loan/schedule';
import { formatNumber } from '@/lib/format/number';
import { ScheduleChart } from './schedule-chart';

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
