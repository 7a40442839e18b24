'use client';

import { useTranslations } from 'next-intl';
import type { PanelGroupName } from '@/lib/contracts/statements/filters';

type Props = { groups: { name: PanelGroupName; title: string; chosenCount: number }[]; onJump: (name: PanelGroupName) => void };

/** Links to the parts of the panel with how much is chosen in each: a column, on phones a row that scrolls. */
export function PanelLinks({ groups, onJump }: Props) {
  const t = useTranslations('search.panel');
  return (
    <nav
      aria-label={t('parts')}
      className="z-1 bg-surface max-lg:sticky max-lg:top-0 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:border-b max-lg:border-line max-lg:px-4 max-lg:py-2 max-lg:[scrollbar-width:none] lg:py-3 lg:pr-3"
    >
      <ul className="flex gap-1 lg:flex-col">
        {groups.map(({ name, title, chosenCount }) => (
          <li key={name} className="shrink-0">
            <button
              type="button"
              onClick={() => onJump(name)}
              className="type-ui flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-3 text-left font-normal whitespace-nowrap transition hover:bg-tuff-100"
            >
              {title}{' '}
              {chosenCount > 0 ? (
                <span className="num flex h-5 min-w-5 items-center justify-center rounded-full bg-saperavi-700 px-1 text-[calc(0.75rem*var(--k))] leading-none font-bold text-white">
                  {chosenCount}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
