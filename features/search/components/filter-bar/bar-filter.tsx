'use client';

import { lazy, Suspense, useState } from 'react';
import type { SearchState } from '../filters/use-apply-filters';
import { BarTrigger } from './bar-trigger';
import type { QuickFilterName } from './quick-filter-names';

const load = () => import('./quick-filter');
const QuickFilter = lazy(async () => ({ default: (await load()).QuickFilter }));

type Props = { name: QuickFilterName; label: string; chosen: string | null; search: SearchState; className?: string };

/** One filter of the bar; the first press loads the code of its popover. */
export function BarFilter({ name, label, chosen, search, className }: Props) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <BarTrigger
      label={label}
      chosen={chosen}
      className={className}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setIsWanted(true)}
    />
  );
  if (!isWanted) return trigger;
  return (
    <Suspense fallback={trigger}>
      <QuickFilter
        name={name}
        label={label}
        search={search}
        trigger={<BarTrigger label={label} chosen={chosen} className={className} />}
      />
    </Suspense>
  );
}
