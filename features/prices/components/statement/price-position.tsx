import { useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import type { PricePosition as Position } from '@/lib/contracts/statements/prices';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { formatNumber } from '@/lib/format/number';
import { barOf, percentBetween } from '../../domain/axis';
import { ChartTable } from '../charts/chart-table';
import { useAmounts } from '../use-amounts';

type Props = {
  position: Position;
  dealTypeId: number;
  /** "ვაკეში", and the address of its prices. */
  placeIn: string;
  pricesHref: string;
  daysOnMarket: number;
  currencyId: CurrencyId;
};

/** How many bars apart prices are written under them. */
const namedEvery = 4;

function Bars({ position, dealTypeId, currencyId }: Pick<Props, 'position' | 'dealTypeId' | 'currencyId'>) {
  const t = useTranslations('prices.statement');
  const { perSqm, range, digits } = useAmounts(dealTypeId, currencyId);
  const { from, step, counts } = position.bars[currencyId];
  const figure = position.figure[currencyId];
  const own = position.own[currencyId];
  const end = from + step * counts.length;
  const [ownBar, highest] = [barOf(own, from, step, counts.length), Math.max(1, ...counts)];
  const bars = counts.map((count, bar) => ({ count, bar, start: from + step * bar }));
  const isMiddle = (bar: number): boolean => from + step * (bar + 1) > figure.low && from + step * bar < figure.high;
  const flag = percentBetween(own, from, end);
  const median = percentBetween(figure.median, from, end);
  return (
    <div
      role="img"
      aria-label={t('chart', { range: range(figure), median: perSqm(figure.median), own: perSqm(own) })}
      className="type-xs mt-5 tabular-nums"
    >
      <p
        className="relative inline-block rounded-sm bg-tuff-900 px-2.5 py-1 font-semibold whitespace-nowrap text-white large-text:whitespace-normal"
        style={{ left: `${flag}%`, transform: `translateX(-${flag}%)` }}
      >
        {t('this', { price: perSqm(own) })}
      </p>
      <div className="relative mt-2 flex h-32 items-end gap-1 border-b border-line">
        <span
          className="absolute inset-y-0 bg-vine-50"
          style={{ left: `${percentBetween(figure.low, from, end)}%`, right: `${100 - percentBetween(figure.high, from, end)}%` }}
        />
        {bars.map(({ count, bar, start }) => (
          <span
            key={start}
            style={{ height: count === 0 ? 0 : `${Math.max(3, (count / highest) * 90)}%` }}
            className={cn(
              'relative min-w-0 flex-1 rounded-t-xs',
              bar === ownBar ? 'bg-brand' : isMiddle(bar) ? 'bg-vine-200' : 'bg-tuff-200',
            )}
          />
        ))}
        <span className="absolute inset-y-0 border-l-2 border-dotted border-vine-800" style={{ left: `${median}%` }} />
      </div>
      <div aria-hidden="true" className="relative mt-1.5 h-5 text-ink-2">
        {bars.map(({ bar, start }) =>
          bar % namedEvery === 0 ? (
            <span
              key={start}
              className={cn(
                'absolute whitespace-nowrap max-sm:even:hidden large-text:even:hidden',
                bar > 0 && '-translate-x-1/2',
              )}
              style={{ left: `${(bar / counts.length) * 100}%` }}
            >
              {digits(start)}
            </span>
          ) : null,
        )}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-vine-700">
        <span>{t('low', { price: perSqm(figure.low) })}</span>
        <span className="font-semibold">{t('median', { price: perSqm(figure.median) })}</span>
        <span>{t('high', { price: perSqm(figure.high) })}</span>
      </p>
    </div>
  );
}

/** How the price of a m² compares with those listed nearby. */
export function PricePosition({ position, dealTypeId, placeIn, pricesHref, daysOnMarket, currencyId }: Props) {
  const t = useTranslations('prices.statement');
  const table = useTranslations('prices.table');
  const locale = useLocale();
  const { range, perSqm } = useAmounts(dealTypeId, currencyId);
  const { from, step, counts } = position.bars[currencyId];
  const nameOf = (bar: number): string => {
    const [low, high] = [from + step * bar, from + step * (bar + 1)];
    if (bar === 0) return t('up_to', { price: perSqm(high) });
    return bar === counts.length - 1 ? t('and_more', { price: perSqm(low) }) : range({ low, median: low, high });
  };
  const sample = t(dealTypeId === dealTypes.rent ? 'sample_rent' : 'sample_sale', {
    count: position.count,
    shown: formatNumber(position.count, locale),
  });
  return (
    <section aria-labelledby={`price-position-${currencyId}`} lang={locale} className="border-t border-line p-4 lg:p-6">
      <h3 id={`price-position-${currencyId}`} className="type-h3">
        {t('position', { place: placeIn })}
      </h3>
      <p className="type-sm text-ink-2">
        {sample} · {t('days', { days: daysOnMarket })}
      </p>
      <Bars position={position} dealTypeId={dealTypeId} currencyId={currencyId} />
      <p className="type-sm mt-4 border-t tabular-nums border-line pt-3">
        {t('shares', { cheaper: position.cheaper_pct, dearer: 100 - position.cheaper_pct })}{' '}
        <Link href={pricesHref} className="font-medium text-link hover:underline print:hidden">
          {t('all', { place: placeIn })}
        </Link>
      </p>
      <ChartTable
        head={[table('price'), table('count')]}
        rows={counts.map((count, bar) => ({ key: String(bar), cells: [nameOf(bar), String(count)] }))}
      />
    </section>
  );
}
