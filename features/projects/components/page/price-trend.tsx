import { useLocale, useTranslations } from 'next-intl';
import { quarterText } from '@/components/project-card/project-badge';
import { Tag } from '@/components/ui/display/tag';
import type { SquarePriceQuarter } from '@/lib/contracts/companies/projects';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatPricePerSqm } from '@/lib/format/money';
import { drawTrend } from '../../domain/trend';

/** Stretched to the width of the page. */
const box = { width: 640, height: 150, padding: 10 };

interface Props {
  quarters: readonly SquarePriceQuarter[];
  currencyId: CurrencyId;
}

function Table({ quarters, currencyId }: Props) {
  const t = useTranslations('projects.trend');
  const locale = useLocale();
  return (
    <details className="mt-3">
      <summary className="type-sm hit w-fit cursor-pointer text-link hover:underline">{t('table')}</summary>
      <table className="type-sm num mt-2 w-full">
        <thead>
          <tr>
            <th scope="col" className="type-xs border-b border-line py-2 text-left font-medium text-ink-2">
              {t('quarter')}
            </th>
            <th scope="col" className="type-xs border-b border-line py-2 text-right font-medium text-ink-2">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {quarters.toReversed().map((row) => (
            <tr key={quarterText(row)}>
              <td className="border-b border-line py-2">{quarterText(row)}</td>
              <td className="border-b border-line py-2 text-right">
                {formatPricePerSqm(row.square_price[currencyId] ?? 0, currencyId, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The lowest price of a square metre by quarter in a currency, as a line with a table behind it. */
export function PriceTrend({ quarters, currencyId }: Props) {
  const t = useTranslations('projects.trend');
  const locale = useLocale();
  const { line, area, points, changePercent } = drawTrend(quarters, currencyId, box);
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const priceOf = ({ amount }: { amount: number }) => formatPricePerSqm(amount, currencyId, locale);
  const change = `${changePercent > 0 ? '+' : changePercent < 0 ? '\u2212' : ''}${Math.abs(changePercent)}%`;
  return (
    <section aria-labelledby={`trend-${currencyId}`} className="mt-4 rounded-card p-4 shadow-hairline lg:p-5">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div>
          <h3 id={`trend-${currencyId}`} className="type-h3">
            {t('title')}
          </h3>
          <p className="type-sm text-ink-2">{t('note')}</p>
        </div>
        <Tag tone="info">{t('change', { change, quarter: quarterText(first) })}</Tag>
      </div>
      <svg
        viewBox={`0 0 ${box.width} ${box.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('chart', { from: quarterText(first), to: quarterText(last), first: priceOf(first), last: priceOf(last) })}
        className="mt-3 h-38 w-full text-brand"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
      >
        <path d={area} fill="currentColor" stroke="none" opacity="0.06" />
        <path d={line} strokeWidth="2.5" strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
        {/* Lines without a length stay round dots however the picture is stretched. */}
        {points.map((point) => (
          <path
            key={quarterText(point)}
            d={`M${point.x} ${point.y}h0`}
            strokeWidth={point === last ? 11 : 7}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p aria-hidden="true" className="type-xs num mt-2 flex justify-between gap-4 text-ink-2">
        <span>
          {quarterText(first)} · {priceOf(first)}
        </span>
        <span className="font-medium text-ink">
          {quarterText(last)} · {priceOf(last)}
        </span>
      </p>
      <Table quarters={quarters} currencyId={currencyId} />
    </section>
  );
}
