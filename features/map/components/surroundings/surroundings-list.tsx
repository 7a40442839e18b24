'use client';

import { PersonSimpleWalkIcon } from '@phosphor-icons/react/dist/csr/PersonSimpleWalk';
import { useLocale, useTranslations } from 'next-intl';
import { Chip } from '@/components/ui/buttons/chip';
import { formatNumber } from '@/lib/format/number';
import { chooseSurroundings, groupNames, type Surrounding, type SurroundingGroup } from '../../domain/surroundings';
import { KindSign, useSurroundingName } from './surrounding-marks';

type ChipsProps = {
  near: readonly Surrounding[];
  group: SurroundingGroup | null;
  onGroupChange: (group: SurroundingGroup | null) => void;
};

/** One chip for each group that has something near, and one for the nearest of all. */
export function SurroundingChips({ near, group, onGroupChange }: ChipsProps) {
  const t = useTranslations('map.surroundings');
  const shown = groupNames.filter((name) => chooseSurroundings(near, name).length > 0);
  return (
    <ul
      aria-label={t('filter')}
      className="flex min-h-11 gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:[scrollbar-width:none] lg:flex-wrap"
    >
      {[null, ...shown].map((name) => (
        <li key={name} className="shrink-0">
          <Chip isSelected={group === name} onSelectedChange={() => onGroupChange(name)}>
            {name === null ? t('all') : t(`groups.${name}`)}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

const kilometre = 1000;

/** The same places as on the map, with the distance and the walk to each. */
export function SurroundingsList({ shown }: { shown: readonly Surrounding[] }) {
  const t = useTranslations('map.surroundings');
  const locale = useLocale();
  const nameOf = useSurroundingName();
  const distance = (metres: number): string => {
    if (metres < kilometre) return t('metres', { shown: formatNumber(Math.round(metres / 10) * 10, locale) });
    return t('kilometres', { shown: formatNumber(Math.round(metres / 100) / 10, locale) });
  };
  return (
    <div className="flex flex-col rounded-card px-4 py-1 shadow-hairline lg:h-114 lg:overflow-y-auto">
      <ul aria-label={t('label')} className="divide-y divide-line">
        {shown.map((near) => (
          <li key={near.key} className="flex items-center gap-3 py-2.5">
            <KindSign kind={near.kind} />
            <span className="min-w-0 flex-1">
              <span className="type-label line-clamp-2 font-semibold">{nameOf(near)}</span>
              <span className="num type-xs block text-ink-2">{distance(near.metres)}</span>
            </span>
            <span className="num type-label flex shrink-0 items-center gap-1 font-semibold">
              <PersonSimpleWalkIcon aria-hidden="true" className="size-4 text-ink-2" />
              {t('minutes', { count: near.minutes })}
            </span>
          </li>
        ))}
      </ul>
      <p className="type-xs mt-auto border-t border-line py-2.5 text-ink-2">{t('note')}</p>
    </div>
  );
}
