'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import type { CaseSide, Evidence } from '@/lib/contracts/staff/moderation';
import { currencyIds } from '@/lib/domain/money/currency';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { formatPhone } from '@/lib/format/phone';

type Props = { evidence: Evidence; first: CaseSide; second: CaseSide };
type Row = { name: string; values: [string, string]; verdict: string; isMatch: boolean };
/** From here on texts count as similar. */
const similarTextPercent = 50;

/** The rows of the comparison: what matches, and what differs. */
function useRows({ evidence, first, second }: Props): Row[] {
  const [t, locale] = [useTranslations('admin.moderation.evidence'), useLocale()];
  const match = (isMatch: boolean) => ({ isMatch, verdict: t(isMatch ? 'match' : 'differs') });
  const sizeOf = ({ area, floor, total_floors }: CaseSide) =>
    t('size', { area: formatNumber(area, locale), floor: floor ?? '–', total: total_floors ?? '–' });
  const both = (value: (side: CaseSide) => string): [string, string] => [value(first), value(second)];
  const { price_change: change } = evidence;
  return [
    { name: t('address'), values: both((side) => side.address[locale]), ...match(evidence.is_same_address) },
    {
      name: t('photos'),
      values: both((side) => t('photos_count', { count: side.photos_count })),
      isMatch: evidence.common_photos > 0,
      verdict: evidence.common_photos > 0 ? t('common', { count: evidence.common_photos }) : t('differs'),
    },
    { name: t('area_floor'), values: both(sizeOf), ...match(evidence.is_same_size) },
    {
      name: t('text'),
      values: both((side) => t('words_count', { count: side.words_count })),
      isMatch: evidence.text_share >= similarTextPercent,
      verdict: t('alike', { percent: evidence.text_share }),
    },
    { name: t('phone'), values: both(({ phone }) => (phone ? formatPhone(phone) : '–')), ...match(evidence.is_same_phone) },
    {
      name: t('price'),
      values: both(({ price }) => (price === null ? '–' : formatPrice(price, currencyIds.gel, locale))),
      isMatch: change === 0,
      verdict: change === null ? '–' : `${change > 0 ? '+' : ''}${formatNumber(change, locale)}%`.replace('-', '−'),
    },
  ];
}

/** Two statements line by line: saffron where they match, grey where they differ. */
export function EvidenceTable(props: Props) {
  const t = useTranslations('admin.moderation.evidence');
  const rows = useRows(props);
  const cell = 'border-line py-2.5 pr-3 tabular-nums [overflow-wrap:anywhere] sm:border-b';
  return (
    <table className="type-sm mt-4 w-full table-fixed">
      <thead className="text-left text-ink-2 max-sm:sr-only">
        <tr>
          <th scope="col" className={cell}>
            {t('sign')}
          </th>
          <th scope="col" className={cell}>
            {props.first.id}
          </th>
          <th scope="col" className={cell}>
            {props.second.id}
          </th>
          <th scope="col" className={`${cell} w-1/4`}>
            <span className="sr-only">{t('verdict')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values: [one, two], verdict, isMatch }) => (
          <tr key={name} className="border-b border-line max-sm:grid max-sm:grid-cols-2 max-sm:items-center">
            <th scope="row" className={`${cell} text-left font-normal text-ink-2 max-sm:pb-0`}>
              {name}
            </th>
            <td className={`${cell} max-sm:order-2`}>{one}</td>
            <td className={`${cell} max-sm:order-2`}>{two}</td>
            <td className="border-line py-2 text-right max-sm:order-1 max-sm:pb-0 sm:border-b">
              <Tag tone={isMatch ? 'warning' : 'neutral'}>{verdict}</Tag>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
