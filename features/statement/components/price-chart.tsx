import { useLocale, useTranslations } from 'next-intl';
import type { PricePoint } from '@/lib/contracts/statements';
import type { CurrencyId } from '@/lib/currency';
import { formatDate } from '@/lib/format/date';
import { formatPrice } from '@/lib/format/money';
import { drawPriceChart } from '../domain/price-chart';

const box = { width: 640, height: 140, padding: 8 };

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
        role="img"
        aria-label={t('chart', { from, to, first: priceOf(first), last: priceOf(last) })}
        className="h-auto w-full text-brand"
        fill="none"
      >
        <path d={`M0 ${box.height - 0.5}H${box.width}`} stroke="var(--line)" />
        <path d={chart.path} stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        {chart.points.map(({ x, y, atMs }) => (
          <circle key={atMs} cx={x} cy={y} r="4.5" fill="var(--surface)" stroke="currentColor" strokeWidth="2.5" />
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
