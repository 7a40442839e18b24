'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import type { SearchState } from '../filters/use-apply-filters';

const load = () => import('../filter-panel/filter-panel');
const FilterPanel = lazy(async () => ({ default: (await load()).FilterPanel }));

/** Opens the panel of all filters and shows how many are chosen. */
export function FilterPanelButton({ activeCount, search }: { activeCount: number; search: SearchState }) {
  const t = useTranslations('search.bar');
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = () => {
    setOpenings(openings + 1);
    setIsOpen(true);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={open}
        className="type-ui relative flex min-h-12 shrink-0 items-center justify-center gap-2 rounded-full bg-surface px-3.5 inset-ring inset-ring-tuff-300 transition hover:bg-tuff-50 hover:inset-ring-tuff-400 active:scale-[.98] max-lg:size-12 max-lg:px-0 lg:rounded-control"
      >
        <SpriteIcon name="sliders" className="size-5" />
        <span className="max-lg:sr-only">{t('all')}</span>
        {activeCount > 0 ? (
          <span className="num flex h-5 min-w-5 items-center justify-center rounded-full bg-saperavi-700 px-1 text-[calc(0.75rem*var(--k))] leading-none font-bold text-white max-lg:absolute max-lg:-top-1 max-lg:-right-1 max-lg:ring-2 max-lg:ring-white">
            {activeCount}
          </span>
        ) : null}
        {activeCount > 0 ? <span className="sr-only">{t('chosen')}</span> : null}
      </button>
      {openings > 0 ? (
        <Suspense>
          <FilterPanel key={openings} search={search} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      ) : null}
    </>
  );
}
