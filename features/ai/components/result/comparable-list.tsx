'use client';

import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { useLocale, useTranslations } from 'next-intl';
import { Tag } from '@/components/ui/display/tag';
import { Link } from '@/components/ui/navigation/link';
import type { Comparable, Estimate } from '@/lib/contracts/estimate';
import { formatArea, formatNumber } from '@/lib/format/number';
import { localePath } from '@/lib/routes/locale-path';
import { displayDistance, weightLevelOf } from '../../domain/result';
import { useMoney, useRoomLabel } from '../use-formatters';

const weightKeys = { strong: 'weight_strong', even: 'weight_even', slight: 'weight_slight' } as const;

function ComparableRow({ comparable, count }: { comparable: Comparable; count: number }) {
  const t = useTranslations('ai.result');
  const locale = useLocale();
  const { money, perSqm } = useMoney();
  const rooms = useRoomLabel();
  const { floor, total_floors: total } = comparable;
  const distance = displayDistance(comparable.distance_m);
  const value = formatNumber(distance.value, locale);
  const facts = [
    formatArea(comparable.area, locale),
    rooms(comparable.room_type_id),
    floor === null || total === null ? null : t('floor', { floor, total }),
    distance.unit === 'm' ? t('meters', { value }) : t('kilometers', { value }),
  ];
  return (
    <Link
      href={localePath(locale, `/statements/${comparable.statement_id}`)}
      className="grid min-h-16 grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 px-4 py-2.5 hover:bg-tuff-50 md:grid-cols-[1fr_auto_auto]"
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="type-ui num font-semibold">{money(comparable.total_price)}</span>
          <span className="type-xs num text-ink-2">{perSqm(comparable.square_price)}</span>
        </span>
        <span className="type-xs block text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Tag tone="neutral" className="justify-self-start max-md:row-start-2">
        {t(weightKeys[weightLevelOf(comparable, count)])}
      </Tag>
      <CaretRightIcon aria-hidden="true" className="size-4.5 text-ink-2 max-md:row-span-2" />
    </Link>
  );
}

/** The listed apartments that explain an estimate, the nearest first; each leads to its page. */
export function ComparableList({ estimate }: { estimate: Pick<Estimate, 'comparables' | 'comparables_count'> }) {
  const t = useTranslations('ai.result');
  const { comparables, comparables_count: count } = estimate;
  if (comparables.length === 0) return null;
  return (
    <section aria-labelledby="estimate-comparables" className="text-left">
      <h3 id="estimate-comparables" className="type-h3">
        {t('comparables')}
      </h3>
      <p className="type-sm mt-0.5 text-ink-2">{t('comparables_text', { count })}</p>
      <ul className="mt-3 divide-y divide-line overflow-hidden rounded-card shadow-[0_0_0_1px_var(--line)]">
        {comparables.map((comparable) => (
          <li key={comparable.statement_id}>
            <ComparableRow comparable={comparable} count={comparables.length} />
          </li>
        ))}
      </ul>
    </section>
  );
}
