'use client';

import { useTranslations } from 'next-intl';
import type { Schedule } from '@/lib/domain/loan/schedule';
import { useLoanFormatters } from './use-loan-formatters';

type Props = { schedule: Schedule; currencyId: number };

/** What is paid in all, and which part of it is interest. */
export function TotalBar({ schedule, currencyId }: Props) {
  const t = useTranslations('mortgage');
  const { money } = useLoanFormatters(currencyId);
  const principal = schedule.paid - schedule.interest;
  const share = schedule.paid > 0 ? (principal / schedule.paid) * 100 : 100;
  return (
    <div className="border-t border-line pt-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="type-label">{t('total')}</p>
        <p className="num type-ui font-semibold">{money(schedule.paid)}</p>
      </div>
      <div aria-hidden="true" className="mt-2 flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        <span className="bg-brand" style={{ width: `${share}%` }} />
        <span className="flex-1 bg-saperavi-300" />
      </div>
      <dl className="type-sm mt-2 flex flex-wrap justify-between gap-x-4 gap-y-1">
        {(
          [
            ['principal', 'bg-brand', principal],
            ['interest', 'bg-saperavi-300', schedule.interest],
          ] as const
        ).map(([key, ground, amount]) => (
          <div key={key} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 rounded-[3px] ${ground}`} />
            <dt>{t(key)}</dt>
            <dd className="num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
