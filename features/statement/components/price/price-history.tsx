import { useLocale, useTranslations } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import type { PricePoint } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { dealTypes } from '@/lib/domain/statement/market-ids';
import { formatDate } from '@/lib/format/date';
import { formatPrice, formatPricePeriod, formatPricePerSqm } from '@/lib/format/money';
import { drawPriceChart } from '../../domain/price';

/** Stretched to the width of the page. */
const box = { width: 640, height: 140, padding: 10 };

type Props = { history: PricePoint[]; now: Date; dealTypeId: number };
type ChartProps = Props & { currencyId: CurrencyId };

/** The line of the price; screen readers get a text alternative, and the table below has every figure. */
function PriceChart({ history, currencyId, now, dealTypeId }: ChartProps) {
  const locale = useLocale();
  const t = useTranslations('statement.history');
  const chart = drawPriceChart(history, currencyId, now, box);
  const [first, last] = [chart?.points[0], chart?.points.at(-1)];
  if (!chart || !first || !last) return null;
  const priceOf = ({ total }: { total: number }) =>
    formatPrice(Math.round(total), currencyId, locale) + formatPricePeriod(dealTypeId, locale);
  const [from, to] = [formatDate(new Date(first.atMs), now, locale), formatDate(now, now, locale)];
  return (
    <figure className="mt-3">
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { from, to, first: priceOf(first), last: priceOf(last) })}
        className="h-35 w-full text-brand"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path d={`M0 ${box.height - 0.5}H${box.width}`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        <path d={chart.path} strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        {/* Lines without a length stay round dots however the picture is stretched. */}
        {chart.points.map(({ x, y, atMs }) => (
          <path key={atMs} d={`M${x} ${y}h0`} strokeWidth="11" vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <figcaption className="type-xs num mt-2 flex justify-between gap-4 text-ink-2" aria-hidden="true">
        <span>
          {from} · {priceOf(first)}
        </span>
        <span className="font-medium text-ink">{priceOf(last)}</span>
      </figcaption>
    </figure>
  );
}

function PriceTable({ history, now, currencyId, dealTypeId }: ChartProps) {
  const locale = useLocale();
  const t = useTranslations('statement.history');
  const heading = 'type-xs border-b border-line py-2 font-medium text-ink-2';
  const cell = 'num border-b border-line py-2.5';
  const hasSquarePrice = dealTypeId !== dealTypes.daily;
  return (
    <table className="type-sm mt-1 w-full">
      <thead>
        <tr>
          <th scope="col" className={`${heading} text-left`}>
            {t('date')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('price')}
          </th>
          {hasSquarePrice ? (
            <th scope="col" className={`${heading} text-right`}>
              {t('per_sqm')}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {history.toReversed().map(({ date, price }) => {
          const own = price[currencyId];
          return (
            <tr key={date}>
              <td className={cell}>{formatDate(new Date(date), now, locale)}</td>
              <td className={`${cell} text-right font-medium`}>
                {own
                  ? formatPrice(Math.round(own.price_total), currencyId, locale) + formatPricePeriod(dealTypeId, locale)
                  : t('negotiable')}
              </td>
              {hasSquarePrice ? (
                <td className={`${cell} text-right`}>{own ? formatPricePerSqm(own.price_square, currencyId, locale) : null}</td>
              ) : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How the price moved, in the visitor's currency; for statements whose owner changed it. */
export function PriceHistory(props: Props) {
  const t = useTranslations('statement.history');
  return (
    <section aria-labelledby="price-history" className="border-t border-line p-4 lg:p-6">
      <h3 id="price-history" className="type-h3">
        {t('title')}
      </h3>
      <ByCurrency gel={<PriceChart {...props} currencyId={1} />} dollar={<PriceChart {...props} currencyId={2} />} />
      <details className="mt-2">
        <summary className="hit type-ui w-fit py-1.5 font-semibold text-link hover:underline">{t('table')}</summary>
        <ByCurrency gel={<PriceTable {...props} currencyId={1} />} dollar={<PriceTable {...props} currencyId={2} />} />
      </details>
    </section>
  );
}
