'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { StatementStatistics } from '@/lib/contracts/statements/own-statements';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { useStatistics } from '../queries/statistics';
import { DayChart } from './day-chart';

const terms = ['7', '30', '90'] as const;
type Term = (typeof terms)[number];

function DayTable({ days }: { days: StatementStatistics['days'] }) {
  const t = useTranslations('own_statements');
  const locale = useLocale();
  const now = new Date();
  return (
    <details className="rounded-control shadow-hairline">
      <summary className="type-ui min-h-11 px-4 py-2.75">{t('statistics.table')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A region that scrolls must be reachable for those who scroll by keyboard. */}
      <section className="max-h-60 overflow-y-auto px-4 pb-3" tabIndex={0} aria-label={t('statistics.table')}>
        <table className="type-sm num w-full text-right">
          <thead className="text-ink-2">
            <tr>
              <th scope="col" className="py-1.5 text-left font-medium">
                {t('statistics.day')}
              </th>
              <th scope="col" className="font-medium">
                {t('figures.views')}
              </th>
              <th scope="col" className="font-medium">
                {t('figures.reveals')}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, views, phone_reveals }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {formatDate(new Date(`${date}T08:00:00Z`), now, locale)}
                </th>
                <td>{formatNumber(views, locale)}</td>
                <td>{formatNumber(phone_reveals, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}

function StatisticsCharts({ id, term }: { id: number; term: Term }) {
  const t = useTranslations('own_statements');
  const common = useTranslations('common');
  const { data, isError, refetch } = useStatistics(id, Number(term));
  if (isError) {
    return (
      <InlineAlert
        tone="error"
        isLive
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()}>
            {common('retry')}
          </Button>
        }
      >
        {t('statistics.failed')}
      </InlineAlert>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="flex flex-col gap-6">
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    );
  }
  const days = Number(term);
  return (
    <div className="flex flex-col gap-6">
      <DayChart
        tone="views"
        title={t('figures.views')}
        label={t('statistics.views_label', { count: data.views, days })}
        days={data.days.map(({ date, views }) => ({ date, value: views }))}
      />
      <DayChart
        tone="reveals"
        title={t('figures.reveals')}
        label={t('statistics.reveals_label', { count: data.phone_reveals, days })}
        days={data.days.map(({ date, phone_reveals }) => ({ date, value: phone_reveals }))}
      />
      <DayTable days={data.days} />
    </div>
  );
}

/** Views and phone reveals of a statement, day by day. */
export function StatisticsDialog({ id, title, onClose }: { id: number; title: string; onClose: () => void }) {
  const t = useTranslations('own_statements');
  const common = useTranslations('common');
  const [term, setTerm] = useState<Term>('30');
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={t('statistics.title')}
      description={title}
      closeLabel={common('close')}
      width={595}
    >
      <Segmented
        label={t('statistics.term')}
        options={terms.map((value) => ({ value, label: t('statistics.days', { count: Number(value) }) }))}
        value={term}
        onValueChange={setTerm}
        isFullWidth
        className="mb-5"
      />
      <StatisticsCharts id={id} term={term} />
    </Dialog>
  );
}
