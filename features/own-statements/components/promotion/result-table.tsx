'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { PromotionResults } from '@/lib/contracts/money/promotion';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';

type Day = NonNullable<PromotionResults['result']>['days'][number];

const measures = ['views', 'phone_reveals', 'messages'] as const;

/** The days of the charts as a table, latest first. */
export function ResultTable({ days }: { days: readonly Day[] }) {
  const t = useTranslations('promotion');
  const locale = useLocale();
  const now = new Date();
  return (
    <div className="overflow-x-auto">
      <table className="type-sm num w-full text-right">
        <thead className="text-ink-2">
          <tr>
            <th scope="col" className="py-1.5 text-left font-medium">
              {t('day')}
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" className="px-2 font-medium">
                {t(`measures.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.date} className={day.kind === 'during' ? 'border-t border-line bg-saffron-100' : 'border-t border-line'}>
              <th scope="row" className="py-1.5 text-left font-normal">
                {formatDate(new Date(`${day.date}T08:00:00Z`), now, locale)}
                {day.is_today ? ` · ${t('today')}` : null}
              </th>
              {measures.map((measure) => (
                <td key={measure} className="px-2">
                  {formatNumber(day[measure], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
