import { useLocale, useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { DealPrices } from '@/lib/contracts/statements/prices';
import { type CurrencyId, currencyIds } from '@/lib/domain/money/currency';
import { currencySymbol } from '@/lib/format/money';
import { formatNumber, squareMetreSign } from '@/lib/format/number';
import { type BandChart, drawBandChart } from '../../domain/band-chart';
import { useAmounts } from '../use-amounts';
import { ChartTable } from './chart-table';

type Props = { deal: DealPrices; currencyId: CurrencyId };

/** Every fourth month is named, on narrow screens every twelfth, the last one always. */
const namedEvery = 4;
/** On narrow screens every third month can be pressed: 24 targets side by side would be too small. The table has all. */
const pressedEvery = 3;
const isEvery = (every: number, index: number, count: number): boolean => (count - 1 - index) % every === 0;

type PointProps = Props & { point: BandChart['points'][number] };

/** What the line shows at a month, when it is pointed at, pressed or focused. */
function MonthPoint({ point: { index, x, y }, deal, currencyId }: PointProps) {
  const t = useTranslations('prices');
  const { perSqm, range, monthOf } = useAmounts(deal.deal_type_id, currencyId);
  const month = deal.months[index];
  const figure = month?.figure?.[currencyId];
  if (!figure) return null;
  const name = t('chart.point', { month: monthOf(month.month), count: month.count });
  const [median, quartiles] = [
    t('chart.median_is', { price: perSqm(figure.median) }),
    t('chart.half_is', { range: range(figure) }),
  ];
  return (
    <button
      type="button"
      aria-label={`${name}: ${median}. ${quartiles}`}
      className={cn(
        'group absolute inset-y-0 w-[4.2%] -translate-x-1/2 cursor-default outline-none max-lg:w-[12.6%]',
        !isEvery(pressedEvery, index, deal.months.length) && 'max-lg:hidden',
      )}
      style={{ left: `${x}%` }}
    >
      <span className="absolute inset-y-0 left-1/2 border-l border-dashed border-tuff-700 opacity-0 group-hover:opacity-100 group-focus:opacity-100" />
      <span
        className="absolute left-1/2 size-3 -translate-1/2 rounded-full border-3 border-brand bg-surface opacity-0 group-hover:opacity-100 group-focus:opacity-100"
        style={{ top: `${y}%` }}
      />
      <span
        aria-hidden="true"
        className="num type-xs pointer-events-none absolute top-0 z-1 hidden rounded-sm bg-tuff-900 px-3 py-2 whitespace-nowrap text-white group-hover:block group-focus:block"
        style={x > 50 ? { right: '60%' } : { left: '60%' }}
      >
        {name}
        <b className="type-sm block font-semibold">{median}</b>
        {quartiles}
      </span>
    </button>
  );
}

/** What the line and the band mean. */
function Legend({ unit }: { unit: string }) {
  const t = useTranslations('prices');
  return (
    <div className="type-xs flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-2">
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="h-0.5 w-5 bg-brand" />
        {t('chart.median')}
      </span>
      <span className="flex items-center gap-2">
        <span aria-hidden="true" className="h-3 w-5 rounded-xs bg-saperavi-100" />
        {t('chart.half')}
      </span>
      <span>{unit}</span>
    </div>
  );
}

type PlotProps = Props & { chart: BandChart; label: string };

function Plot({ chart, deal, currencyId, label }: PlotProps) {
  const locale = useLocale();
  return (
    <div className="relative mt-4 ml-14 h-56 lg:h-60">
      {chart.ticks.map(({ value, y }) => (
        <span
          key={value}
          className="num type-xs absolute -left-14 w-12 -translate-y-1/2 text-right text-ink-2"
          style={{ top: `${y}%` }}
        >
          {formatNumber(value, locale, { decimalsMax: currencyId === currencyIds.gel ? 1 : 2 })}
        </span>
      ))}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="absolute inset-0 size-full overflow-visible text-brand"
        fill="none"
      >
        {chart.ticks.map(({ value, y }) => (
          <path key={value} d={`M0 ${y}H100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        ))}
        {chart.bands.map((path) => (
          <path key={path} d={path} className="fill-saperavi-100" />
        ))}
        {chart.lines.map((path) => (
          <path
            key={path}
            d={path}
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
        {/* Lines without a length stay round dots however the picture is stretched. */}
        {chart.points.map(({ index, x, y }) => (
          <path
            key={index}
            d={`M${x} ${y}h0`}
            stroke="currentColor"
            strokeWidth={index === deal.months.length - 1 ? 10 : 5}
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {chart.points.map((point) => (
        <MonthPoint key={point.index} point={point} deal={deal} currencyId={currencyId} />
      ))}
    </div>
  );
}

function MonthNames({ deal, currencyId }: Props) {
  const { shortMonthOf } = useAmounts(deal.deal_type_id, currencyId);
  return (
    <div aria-hidden="true" className="relative mt-2 ml-14 h-5">
      {deal.months.map(({ month }, index) =>
        isEvery(namedEvery, index, deal.months.length) ? (
          <span
            key={month}
            className={cn(
              'type-xs absolute -translate-x-1/2 whitespace-nowrap text-ink-2 last:-translate-x-full large-text:not-last:hidden',
              !isEvery(3 * namedEvery, index, deal.months.length) && 'max-lg:hidden',
            )}
            style={{ left: `${(index / (deal.months.length - 1)) * 100}%` }}
          >
            {shortMonthOf(month)}
          </span>
        ) : null,
      )}
    </div>
  );
}

/** The median of each of the last months inside the band of its quartiles, with the table behind it. */
export function HistoryChart({ deal, currencyId }: Props) {
  const locale = useLocale();
  const t = useTranslations('prices');
  const { perSqm, range, monthOf } = useAmounts(deal.deal_type_id, currencyId);
  const chart = drawBandChart(deal.months.map(({ figure }) => figure?.[currencyId] ?? null));
  const known = deal.months.filter(({ figure }) => figure);
  const [first, last] = [known[0], known.at(-1)];
  if (!chart || !first?.figure || !last?.figure) return <p className="type-sm mt-4 text-ink-2">{t('too_few')}</p>;
  const labelValues = {
    from: monthOf(first.month),
    to: monthOf(last.month),
    first: perSqm(first.figure[currencyId].median),
    last: perSqm(last.figure[currencyId].median),
  };
  const unit = `${currencySymbol(currencyId)}/${squareMetreSign(locale)}`;
  return (
    <figure className="mt-4">
      <Legend unit={unit} />
      <Plot chart={chart} deal={deal} currencyId={currencyId} label={t('chart.label', labelValues)} />
      <MonthNames deal={deal} currencyId={currencyId} />
      <ChartTable
        head={[t('table.month'), t('table.median'), t('table.quartiles'), t('table.count')]}
        rows={deal.months.toReversed().map(({ month, count, figure }) => ({
          key: month,
          cells: figure
            ? [monthOf(month), perSqm(figure[currencyId].median), range(figure[currencyId]), String(count)]
            : [monthOf(month), '–', t('table.few'), String(count)],
        }))}
      />
    </figure>
  );
}
