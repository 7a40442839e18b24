'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { InlineAlert } from '@/components/ui/feedback/inline-alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Dialog } from '@/components/ui/overlays/dialog';
import { cn } from '@/lib/cn';
import type { StatementStatistics } from '@/lib/contracts/statements/own-statements';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { barsOf, chartHeight, chartWidth } from '../domain/day-chart';
import { useStatistics } from '../queries/own-statements';

type DayChartProps = {
  /** Describes the bars for screen readers. */
  label: string;
  title: string;
  days: readonly { date: string; value: number }[];
  tone: 'views' | 'reveals';
};

/** Noon in Georgia, so that the date is the same in every time zone. */
const momentOf = (date: string): Date => new Date(`${date}T08:00:00Z`);

/** A bar for each day. The chart has a text description, and a table repeats it. */
function DayChart({ label, title, days, tone }: DayChartProps) {
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
