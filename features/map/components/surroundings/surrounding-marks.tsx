'use client';

import type { Icon } from '@phosphor-icons/react';
import { BabyIcon } from '@phosphor-icons/react/dist/csr/Baby';
import { GraduationCapIcon } from '@phosphor-icons/react/dist/csr/GraduationCap';
import { PillIcon } from '@phosphor-icons/react/dist/csr/Pill';
import { ShoppingCartIcon } from '@phosphor-icons/react/dist/csr/ShoppingCart';
import { TrainIcon } from '@phosphor-icons/react/dist/csr/Train';
import { TreeIcon } from '@phosphor-icons/react/dist/csr/Tree';
import { useTranslations } from 'next-intl';
import { cn } from '@/lib/cn';
import type { Surrounding, SurroundingKind } from '../../domain/surroundings';

const looks: Record<SurroundingKind, { icon: Icon; tone: string }> = {
  metro: { icon: TrainIcon, tone: 'bg-brand text-white' },
  school: { icon: GraduationCapIcon, tone: 'bg-aivani-100 text-aivani-800' },
  kindergarten: { icon: BabyIcon, tone: 'bg-aivani-100 text-aivani-800' },
  park: { icon: TreeIcon, tone: 'bg-vine-100 text-vine-800' },
  pharmacy: { icon: PillIcon, tone: 'bg-vine-100 text-vine-800' },
  shop: { icon: ShoppingCartIcon, tone: 'bg-saffron-100 text-saffron-800' },
};

/** The sign of a kind, the same on the map and in the list. */
export function KindSign({ kind, className }: { kind: SurroundingKind; className?: string }) {
  const { icon: Sign, tone } = looks[kind];
  return (
    <span className={cn('grid size-9 shrink-0 place-items-center rounded-full', tone, className)}>
      <Sign weight="fill" aria-hidden="true" className="size-1/2" />
    </span>
  );
}

/** "Metro Delisi", "School", "Aversi". */
export function useSurroundingName(): (near: Surrounding) => string {
  const t = useTranslations('map.surroundings');
  return ({ kind, name }) => {
    if (kind === 'metro') return t('station', { name });
    return name || t(`kinds.${kind}`);
  };
}

/** The sign on the map with the minutes to it. */
export function SurroundingPin({ near }: { near: Surrounding }) {
  const t = useTranslations('map.surroundings');
  const nameOf = useSurroundingName();
  const minutes = t('minutes', { count: near.minutes });
  return (
    <span
      role="img"
      aria-label={`${nameOf(near)}, ${minutes}`}
      className="num type-xs flex items-center gap-1.5 rounded-full bg-white p-0.5 pr-2.5 font-semibold shadow-sh-2"
    >
      <KindSign kind={near.kind} className="size-7" />
      {minutes}
    </span>
  );
}
