import { useLocale, useTranslations } from 'next-intl';
import type { PricePoint } from '@/lib/contracts/statements/statements';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatDate } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { drawPriceChart } from '../../domain/price-chart';

/** Stretched to the width of the page. */
const box = { width: 640, height: 140, padding: 10 };

type Props = { history: PricePoint[]; currencyId: CurrencyId; now: Date };

/** The line of the price; what it shows is said in words to those who do not see it, and the table below has every figure. */
export function PriceChart({ history, currencyId, now }: Props) {
  const locale = useLocale();
  const t = useTranslations('statement.history');
  const chart = drawPriceChart(history, currencyId, now, box);
  const [first, last] = [chart?.points[0], chart?.points.at(-1)];
  if (!chart || !first || !last) return null;
  const priceOf = ({ total }: { total: number }) => formatPrice(Math.round(total), currencyId, locale);
  const [from, to] = [formatDate(new Date(first.atMs), now, locale), formatDate(now, now, locale)];
  return (
    <figure className="mt-3 rounded-card p-4 shadow-hairline">
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
