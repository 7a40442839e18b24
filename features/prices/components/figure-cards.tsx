import { TrendDownIcon } from '@phosphor-icons/react/dist/ssr/TrendDown';
import { TrendUpIcon } from '@phosphor-icons/react/dist/ssr/TrendUp';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { DealPrices, PlacePrices } from '@/lib/contracts/statements/prices';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatNumber } from '@/lib/format/number';
import { useAmounts } from './use-amounts';

/** "+10,7%" with its colour; nothing where it is not known. */
export function Change({ percent, className }: { percent: number | null; className?: string }) {
  const locale = useLocale();
  if (percent === null) return null;
  return (
    <span className={cn('num', percent < 0 ? 'text-alert-700' : 'text-vine-700', className)}>
      {`${percent > 0 ? '+' : ''}${formatNumber(percent, locale, { decimalsMax: 1 })}%`}
    </span>
  );
}

type CardProps = { label: string; value: string; unit?: string | undefined; change?: ReactNode; note: ReactNode };

function Card({ label, value, unit, change, note }: CardProps) {
  return (
    <div className="flex flex-col border-line p-4 large-text:border-l-0! max-lg:nth-[n+3]:border-t max-lg:even:border-l lg:p-6 lg:not-first:border-l">
      <h2 className="type-sm text-ink-2">{label}</h2>
      <p className="type-price-xl mt-1 tabular-nums max-lg:text-[calc(1.25rem*var(--k))]">
        {value}
        {unit ? <span className="type-sm font-normal text-ink-2"> {unit}</span> : null}
      </p>
      <div className="type-sm mt-1 min-h-6 pb-3">{change}</div>
      <div className="type-xs mt-auto border-t border-line pt-3 text-ink-2">{note}</div>
    </div>
  );
}

type PriceProps = { deal: DealPrices; listPath: string; label: string; unit?: string };

/** The median of a deal, how it moved within a year, its quartiles and the listings behind it. */
function PriceCard({ deal, listPath, label, unit, currencyId }: PriceProps & { currencyId: CurrencyId }) {
  const t = useTranslations('prices');
  const locale = useLocale();
  const { perSqm, range } = useAmounts(deal.deal_type_id, currencyId);
  const figure = deal.now.figure?.[currencyId];
  if (!figure) return <Card label={label} value="–" note={t('too_few')} />;
  const Trend = (deal.change_pct ?? 0) < 0 ? TrendDownIcon : TrendUpIcon;
  return (
    <Card
      label={label}
      value={perSqm(figure.median)}
      unit={unit}
      change={
        deal.change_pct === null ? null : (
          <span className="flex items-center gap-1.5">
            <Trend aria-hidden="true" className={cn('size-4', deal.change_pct < 0 ? 'text-alert-700' : 'text-vine-700')} />
            <span>
              <Change percent={deal.change_pct} /> {t('in_year')}
            </span>
          </span>
        )
      }
      note={
        <span className="flex flex-wrap gap-x-3">
          <span className="tabular-nums">{t('quartiles', { range: range(figure) })}</span>
          <Link href={listPath} className="num font-medium text-link hover:underline">
            {t('listings', { count: deal.now.count, shown: formatNumber(deal.now.count, locale) })}
          </Link>
        </span>
      }
    />
  );
}

const Price = (props: PriceProps) => (
  <ByCurrency gel={<PriceCard {...props} currencyId={1} />} dollar={<PriceCard {...props} currencyId={2} />} />
);

function TimeCard({ time: { count, days, days_before } }: Pick<DealPrices, 'time'>) {
  const t = useTranslations('prices');
  if (days === null) return <Card label={t('time.label')} value="–" note={t('time.too_few')} />;
  const difference = days_before === null ? null : days - days_before;
  const change =
    difference === 0
      ? t('time.same')
      : difference === null
        ? null
        : t(difference < 0 ? 'time.faster' : 'time.slower', { count: Math.abs(difference) });
  return (
    <Card
      label={t('time.label')}
      value={String(days)}
      unit={t('time.unit', { count: days })}
      change={change}
      note={t('time.sold', { count })}
    />
  );
}

function YieldCard({ prices: { sale, rent, yield_pct, yield_before_pct } }: { prices: PlacePrices }) {
  const t = useTranslations('prices');
  const locale = useLocale();
  const percent = (value: number): string => `${formatNumber(value, locale, { decimalsMax: 1 })}%`;
  const [price, monthly] = [useAmounts(sale.deal_type_id, 1), useAmounts(rent.deal_type_id, 1)];
  if (yield_pct === null || !sale.now.figure || !rent.now.figure)
    return <Card label={t('yield.label')} value="–" note={t('too_few')} />;
  return (
    <Card
      label={t('yield.label')}
      value={percent(yield_pct)}
      unit={t('yield.unit')}
      change={
        yield_before_pct === null ? null : (
          <span className="text-ink-2">{t('yield.before', { percent: percent(yield_before_pct) })}</span>
        )
      }
      note={
        <span className="tabular-nums">
          {t('yield.formula', {
            rent: monthly.digits(rent.now.figure['1'].median),
            price: price.digits(sale.now.figure['1'].median),
          })}
        </span>
      }
    />
  );
}

/** The four figures of a place. */
export function FigureCards({ prices, listPaths }: { prices: PlacePrices; listPaths: { sale: string; rent: string } }) {
  const t = useTranslations('prices');
  return (
    <div className="mt-5 grid grid-cols-2 large-text:grid-cols-1 rounded-card shadow-hairline lg:mt-7 lg:grid-cols-4">
      <Price deal={prices.sale} listPath={listPaths.sale} label={t('sale_median')} />
      <Price deal={prices.rent} listPath={listPaths.rent} label={t('rent_median')} unit={t('monthly')} />
      <TimeCard time={prices.sale.time} />
      <YieldCard prices={prices} />
    </div>
  );
}
