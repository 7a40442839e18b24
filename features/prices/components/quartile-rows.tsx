import { useLocale, useTranslations } from 'next-intl';
import { ByCurrency } from '@/components/ui/display/by-currency';
import { Link } from '@/components/ui/navigation/link';
import { areaBounds, type DealPrices, type PriceSample, type Quartiles } from '@/lib/contracts/statements/prices';
import type { CurrencyId } from '@/lib/domain/money/currency';
import { formatArea, formatNumber } from '@/lib/format/number';
import { niceTicks, percentBetween } from '../domain/axis';
import { useAmounts } from './use-amounts';

export type QuartileGroup = PriceSample & { key: string; name: string; href: string };
type Props = { title: string; groups: QuartileGroup[]; dealTypeId: number };

/** The middle half as a bar, the median as its mark; the row has the same in figures. */
function Bar({ figure: { low, median, high }, ends: [from, to] }: { figure: Quartiles; ends: [number, number] }) {
  const [left, right] = [percentBetween(low, from, to), percentBetween(high, from, to)];
  return (
    <div aria-hidden="true" className="relative h-5 max-w-110">
      <span className="absolute inset-x-0 top-1/2 h-px bg-tuff-300" />
      <span
        className="absolute top-1/2 h-3 -translate-y-1/2 rounded-full bg-saperavi-200"
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
      <span
        className="absolute top-1/2 h-4.5 w-0.75 -translate-1/2 rounded-full bg-brand"
        style={{ left: `${percentBetween(median, from, to)}%` }}
      />
    </div>
  );
}

function endsOf(groups: QuartileGroup[], currencyId: CurrencyId): [number, number] {
  const figures = groups.flatMap(({ figure }) => figure?.[currencyId] ?? []);
  const ticks =
    figures.length === 0
      ? [0, 1]
      : niceTicks(Math.min(...figures.map(({ low }) => low)), Math.max(...figures.map(({ high }) => high)));
  return [ticks[0] ?? 0, ticks.at(-1) ?? 1];
}

function Rows({ title, groups, dealTypeId, currencyId }: Props & { currencyId: CurrencyId }) {
  const t = useTranslations('prices');
  const { perSqm, range } = useAmounts(dealTypeId, currencyId);
  const ends = endsOf(groups, currencyId);
  const heading = 'type-xs border-b border-line py-2 font-medium text-ink-2 max-lg:sr-only';
  const locale = useLocale();
  const cell = 'num large-text:text-left py-3 lg:border-b lg:border-line';
  return (
    <table className="type-sm mt-6 w-full table-fixed max-lg:block">
      <caption className="type-h3 text-left max-lg:block">{title}</caption>
      <thead className="max-lg:block">
        <tr className="max-lg:block">
          <th scope="col" className={`${heading} w-44 text-left`}>
            {t('table.group')}
          </th>
          <th scope="col" className={`${heading} w-2/5 text-left`}>
            {t('table.half')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('table.median')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('table.quartiles')}
          </th>
          <th scope="col" className={`${heading} text-right`}>
            {t('table.count')}
          </th>
        </tr>
      </thead>
      <tbody className="max-lg:block">
        {groups.map(({ key, name, href, count, figure }) => (
          <tr
            key={key}
            className="max-lg:grid max-lg:grid-cols-2 large-text:grid-cols-1! max-lg:border-b max-lg:border-line max-lg:py-2"
          >
            <th scope="row" className={`${cell} text-left font-medium whitespace-normal! max-lg:py-1`}>
              {name}
            </th>
            <td className={`${cell} pr-6 max-lg:order-last max-lg:col-span-full max-lg:py-1 max-lg:pr-0`}>
              {figure ? (
                <Bar figure={figure[currencyId]} ends={ends} />
              ) : (
                <span className="type-xs text-ink-2">{t('too_few')}</span>
              )}
            </td>
            <td className={`${cell} text-right font-semibold whitespace-nowrap max-lg:py-1`}>
              {figure ? perSqm(figure[currencyId].median) : '–'}
            </td>
            <td className={`${cell} text-right whitespace-nowrap text-ink-2 max-lg:py-1 max-lg:text-left`}>
              {figure ? range(figure[currencyId]) : null}
            </td>
            <td className={`${cell} text-right whitespace-nowrap max-lg:py-1`}>
              {count > 0 ? (
                <Link href={href} className="text-link hover:underline">
                  {t('listings', { count, shown: formatNumber(count, locale) })}
                </Link>
              ) : (
                t('listings', { count, shown: formatNumber(count, locale) })
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Quartiles of groups under each other on one axis. */
export function QuartileRows(props: Props) {
  if (props.groups.length === 0) return null;
  return <ByCurrency gel={<Rows {...props} currencyId={1} />} dollar={<Rows {...props} currencyId={2} />} />;
}

type Bounds = { area_from?: number; area_to?: number };

/** The groups of areas with the bounds of their lists. */
export function useAreaGroups(deal: DealPrices, hrefOf: (bounds: Bounds) => string): QuartileGroup[] {
  const t = useTranslations('prices.areas');
  const locale = useLocale();
  return deal.areas.map((sample, index) => {
    const [from, to] = [areaBounds[index - 1], areaBounds[index]];
    const name =
      from === undefined
        ? t('up_to', { area: formatArea(to ?? 0, locale) })
        : to === undefined
          ? t('above', { area: formatArea(from, locale) })
          : `${from}–${formatArea(to, locale)}`;
    const bounds = { ...(from === undefined ? {} : { area_from: from }), ...(to === undefined ? {} : { area_to: to }) };
    return { ...sample, key: name, name, href: hrefOf(bounds) };
  });
}
