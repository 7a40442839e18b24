'use client';

import { ChatCircleIcon } from '@phosphor-icons/react/dist/ssr/ChatCircle';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { InfoIcon } from '@phosphor-icons/react/dist/ssr/Info';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { WalletIcon } from '@phosphor-icons/react/dist/ssr/Wallet';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { buttonClasses } from '@/components/ui/buttons/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { QueryBoundary } from '@/components/ui/feedback/query-boundary';
import { Segmented } from '@/components/ui/inputs/segmented';
import { Link } from '@/components/ui/navigation/link';
import { Select } from '@/components/ui/selects/select';
import type { PromotionComparison, PromotionResults as Results } from '@/lib/contracts/money/promotion';
import { formatDate } from '@/lib/format/date';
import { formatLari } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { usePromotionResults } from '../../queries/promotion';
import { type Measure, ResultChart } from './result-chart';
import { ResultTable } from './result-table';

type Result = NonNullable<Results['result']>;
type Period = Results['periods'][number];

const tierNames: Readonly<Record<number, string>> = { 1: 'VIP', 3: 'VIP+', 4: 'SUPER VIP' };
const dayOf = (date: string): Date => new Date(`${date}T08:00:00Z`);

/** "14 ნოემბერი – 20 ნოემბერი". */
function useSpan(): (span: { from: string; to: string }) => string {
  const locale = useLocale();
  const now = new Date();
  return ({ from, to }) => `${formatDate(dayOf(from), now, locale)} – ${formatDate(dayOf(to), now, locale)}`;
}

function Tile({
  icon,
  name,
  value,
  unit,
  children,
}: {
  icon: ReactNode;
  name: string;
  value: string;
  unit?: string;
  children?: ReactNode;
}) {
  return (
    <div className="rounded-card p-4 shadow-hairline">
      <dt className="type-sm flex items-center gap-2 text-ink-2">
        {icon}
        {name}
      </dt>
      <dd className="mt-1.5">
        <span className="type-price-xl num">{value}</span> {unit ? <span className="type-sm text-ink-2">{unit}</span> : null}
        <span className="type-sm mt-1 flex justify-between gap-2">{children}</span>
      </dd>
    </div>
  );
}

/** An average per day with one digit where it is small. */
const average = (value: number): number => (value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

function Comparison({ measure, comparison, icon }: { measure: Measure; comparison: PromotionComparison; icon: ReactNode }) {
  const t = useTranslations('promotion');
  const locale = useLocale();
  const number = (value: number) => formatNumber(average(value), locale);
  return (
    <Tile icon={icon} name={t(`measures.${measure}`)} value={number(comparison.during)} unit={t('a_day')}>
      {comparison.before === null ? null : (
        <span className="text-ink-2">{t('before_value', { value: number(comparison.before) })}</span>
      )}
      {comparison.times === null ? null : (
        <span className="num font-semibold text-vine-700">
          {t('times', { times: formatNumber(average(comparison.times), locale) })}
        </span>
      )}
    </Tile>
  );
}

function Tiles({ result }: { result: Result }) {
  const t = useTranslations('promotion');
  const locale = useLocale();
  const icon = { 'aria-hidden': true, className: 'size-5' } as const;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <Comparison measure="views" comparison={result.views} icon={<EyeIcon {...icon} />} />
      <Comparison measure="phone_reveals" comparison={result.phone_reveals} icon={<PhoneIcon {...icon} />} />
      <Comparison measure="messages" comparison={result.messages} icon={<ChatCircleIcon {...icon} />} />
      {result.spent === null ? null : (
        <Tile icon={<WalletIcon {...icon} />} name={t('spent')} value={formatLari(result.spent, locale)}>
          {result.spent_per_phone_reveal === null ? null : (
            <span className="text-ink-2">{t('per_reveal', { price: formatLari(result.spent_per_phone_reveal, locale) })}</span>
          )}
        </Tile>
      )}
    </dl>
  );
}

function Charts({ result }: { result: Result }) {
  const t = useTranslations('promotion');
  const [look, setLook] = useState<'chart' | 'table'>('chart');
  const labelOf = (measure: Measure) =>
    t('chart_label', {
      measure: t(`measures.${measure}`),
      before: result[measure].before_total,
      during: result[measure].during_total,
    });
  return (
    <>
      <section aria-labelledby="by-day" className="rounded-card p-4 shadow-hairline lg:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
          <h3 id="by-day" className="type-h3">
            {t('by_day')}
          </h3>
          <Segmented
            label={t('look')}
            options={(['chart', 'table'] as const).map((value) => ({ value, label: t(value) }))}
            value={look}
            onValueChange={setLook}
          />
        </div>
        {look === 'chart' ? (
          <ResultChart days={result.days} measure="views" label={labelOf('views')} className="h-48 lg:h-60" />
        ) : (
          <ResultTable days={result.days} />
        )}
      </section>
      {look === 'chart' ? (
        <div className="grid gap-3 lg:grid-cols-2">
          {(['phone_reveals', 'messages'] as const).map((measure) => (
            <section key={measure} className="rounded-card p-4 shadow-hairline lg:p-6">
              <h3 className="type-h3 mb-3 flex flex-wrap items-baseline justify-between gap-2">
                {t(`measures.${measure}`)}
                <span className="type-sm num font-normal text-ink-2">
                  {t('totals', { before: result[measure].before_total, during: result[measure].during_total })}
                </span>
              </h3>
              <ResultChart days={result.days} measure={measure} label={labelOf(measure)} className="h-20" />
            </section>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Shown({ statementId, results, onPeriod }: { statementId: number; results: Results; onPeriod: (id: number) => void }) {
  const t = useTranslations('promotion');
  const locale = useLocale();
  const span = useSpan();
  const { result, periods } = results;
  const order = `${localePath(locale, '/account/vipService/vipView')}?statements=${statementId}`;
  if (!result)
    return (
      <EmptyState
        art="search"
        title={t('none')}
        text={t('none_text')}
        actions={
          <Link href={order} className={buttonClasses({ variant: 'secondary' })}>
            {t('promote')}
          </Link>
        }
      />
    );
  const { period, before } = result;
  const nameOf = (one: Period): string => `${tierNames[one.vip_type_id] ?? 'VIP'} · ${span(one)}`;
  return (
    <div className="flex flex-col gap-3">
      <div className="mb-1 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="mt type-h2">{t('title_of', { tier: tierNames[period.vip_type_id] ?? 'VIP' })}</h2>
          <p className="type-sm mt-1 text-ink-2">
            {span(period)}. {before === null ? t('nothing_before') : t('compared', { count: before.days, span: span(before) })}
          </p>
        </div>
        {periods.length > 1 ? (
          <Select
            aria-label={t('period')}
            options={periods.map((one) => ({ value: String(one.id), label: nameOf(one) }))}
            value={String(period.id)}
            onValueChange={(id) => onPeriod(Number(id))}
          />
        ) : null}
      </div>
      <Tiles result={result} />
      <Charts result={result} />
      <p className="type-sm mt-2 flex max-w-prose gap-3 text-ink-2">
        <InfoIcon aria-hidden="true" className="size-5 shrink-0" />
        {t('note')}
      </p>
    </div>
  );
}

/** What the promotions of an own statement brought, against the days before. */
export function PromotionResults({ statementId }: { statementId: number }) {
  const t = useTranslations('promotion');
  const common = useTranslations('common');
  const [period, setPeriod] = useState<number | null>(null);
  const results = usePromotionResults(statementId, period);
  return (
    <QueryBoundary query={results} failedText={t('failed')} retryLabel={common('retry')}>
      {(data) => <Shown statementId={statementId} results={data} onPeriod={setPeriod} />}
    </QueryBoundary>
  );
}
