'use client';

import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import type { QuickFilterName } from '../../domain/filters/quick-filter-names';
import type { SearchState } from '../filters/use-apply-filters';

type TriggerProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Name of the filter; part of the accessible name also when a choice is shown. */
  label: string;
  /** The chosen values; null for none. */
  chosen: string | null;
};

/** The button of a filter in the bar. */
function BarTrigger({ label, chosen, className, ...props }: TriggerProps) {
  return (
    <button
      aria-haspopup="dialog"
      {...props}
      type="button"
      className={cn(
        'type-ui flex min-h-12 max-w-60 min-w-0 items-center gap-2 rounded-control px-3.5 transition active:scale-[.98]',
        chosen === null
          ? 'bg-surface inset-ring inset-ring-tuff-300 hover:bg-tuff-50 hover:inset-ring-tuff-400'
          : 'bg-brand-soft text-brand-text inset-ring-[1.5px] inset-ring-brand',
        className,
      )}
    >
      {chosen === null ? null : <span className="sr-only">{`${label}: `}</span>}
      <span className="num truncate">{chosen ?? label}</span>
      <SpriteIcon name="caret" className="size-4 shrink-0" />
    </button>
  );
}

const load = () => import('./quick-filter');
const QuickFilter = lazy(async () => ({ default: (await load()).QuickFilter }));

type Props = { name: QuickFilterName; label: string; chosen: string | null; search: SearchState; className?: string };

/** One filter of the bar; the first press loads the code of its popover. */
export function BarFilter({ name, label, chosen, search, className }: Props) {
  const [isRequested, setIsRequested] = useState(false);
  const trigger = (
    <BarTrigger
      label={label}
      chosen={chosen}
      className={className}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => setIsRequested(true)}
    />
  );
  if (!isRequested) return trigger;
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
