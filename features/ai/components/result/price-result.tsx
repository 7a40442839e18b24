'use client';

import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { ChartLineUpIcon } from '@phosphor-icons/react/dist/ssr/ChartLineUp';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { SealCheckIcon } from '@phosphor-icons/react/dist/ssr/SealCheck';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { Link } from '@/components/ui/navigation/link';
import type { Estimate } from '@/lib/contracts/estimate';
import { parseDecimal } from '@/lib/domain/statement/listing-values';
import { formatArea, formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { serviceRouteOf } from '@/lib/routes/service-routes';
import { isIntervalWider } from '../../domain/result';
import { useEstimate } from '../../stores/estimate-context';
import { useMoney, useRoomLabel } from '../use-formatters';
import { ComparableList } from './comparable-list';
import { PriceBar } from './price-bar';

/** A placeholder of the bar while the estimate loads. */
function PriceBarSkeleton() {
  return (
    <div className="mx-auto flex w-full max-w-164 flex-col gap-3">
      <Skeleton className="mx-auto h-5 w-48" />
      <Skeleton className="mx-auto h-14 w-64" />
      <Skeleton className="mt-4 h-4 w-full rounded-full" />
      <div className="flex justify-between">
        <Skeleton className="h-5 w-24" />
        <Skeleton className="h-5 w-24" />
      </div>
    </div>
  );
}

const nextCardClass =
  'flex min-h-20 flex-1 items-center gap-4 rounded-card px-4 py-3 text-left shadow-hairline transition hover:bg-tuff-50';

function NextCardContent({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <>
      <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-saperavi-50 text-brand-text">
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="type-ui block font-semibold">{title}</span>
        <span className="type-sm block text-ink-2">{text}</span>
      </span>
      <CaretRightIcon aria-hidden="true" className="size-4.5 shrink-0 text-ink-2" />
    </>
  );
}

function NextCard({ onClick, ...content }: Parameters<typeof NextCardContent>[0] & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className={nextCardClass}>
      <NextCardContent {...content} />
    </button>
  );
}

function PriceFigures({ estimate }: { estimate: Estimate }) {
  const t = useTranslations('ai.result');
  const locale = useLocale();
  const { money, other, perSqm } = useMoney();
  const { total_price: total, square_price: square, interval, model } = estimate;
  const percent = formatNumber(model.median_abs_pct_error, locale, { decimalsMax: 1 });
  return (
    <>
      <div>
        <h2 className="type-ui font-semibold">{t('title')}</h2>
        <p className="num text-[calc(2.5rem*var(--k))] leading-tight font-bold tracking-[-0.015em] md:text-[calc(3.375rem*var(--k))] md:leading-[calc(4.0625rem*var(--k))]">
          {money(total)}
        </p>
        <p className="type-body num text-ink-2">{[other(total), perSqm(square)].filter(Boolean).join(' · ')}</p>
      </div>
      <PriceBar totalPrice={total} />
      <p className="type-sm mx-auto max-w-164 text-ink-2">
        {isIntervalWider(estimate) ? `${t('interval', { low: money(interval.low), high: money(interval.high) })} ` : null}
        {t('error', { percent })}
      </p>
    </>
  );
}

type Props = {
  /** Starts an estimate of another apartment. */
  onAnother: () => void;
};

/** The estimate, the listings behind it, and the next steps. */
export function PriceResult({ onAnother }: Props) {
  const t = useTranslations('ai.result');
  const locale = useLocale();
  const { estimate, estimatedValues: values } = useEstimate((state) => state);
  const goTo = useEstimate((state) => state.goTo);
  const rooms = useRoomLabel();
  if (!estimate || !values)
    return (
      <div aria-busy="true" className="py-10">
        <p role="status" className="sr-only">
          {t('loading')}
        </p>
        <PriceBarSkeleton />
      </div>
    );
  const area = parseDecimal(values.area);
  const summary = [values.address, area === null ? null : formatArea(area, locale), rooms(values.room_type_id)];
  return (
    <div className="flex flex-col gap-6 text-center">
      <p className="type-sm text-ink-2">{summary.filter(Boolean).join(' · ')}</p>
      <PriceFigures estimate={estimate} />
      <div className="flex flex-col gap-3 md:flex-row">
        <NextCard
          icon={<ChartLineUpIcon aria-hidden="true" className="size-6" />}
          title={t('another')}
          text={t('another_text')}
          onClick={onAnother}
        />
        <NextCard
          icon={<PencilSimpleIcon aria-hidden="true" className="size-6" />}
          title={t('edit')}
          text={t('edit_text')}
          onClick={() => goTo(2)}
        />
        <Link href={localePath(locale, serviceRouteOf('shefaseba').landing)} className={nextCardClass}>
          <NextCardContent
            icon={<SealCheckIcon aria-hidden="true" className="size-6" />}
            title={t('valuation')}
            text={t('valuation_text')}
          />
        </Link>
      </div>
      <ComparableList estimate={estimate} />
    </div>
  );
}
