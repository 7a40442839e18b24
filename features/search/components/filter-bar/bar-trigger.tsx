import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  /** Name of the filter; part of the accessible name also when a choice is shown. */
  label: string;
  /** The chosen values; null for none. */
  chosen: string | null;
};

/** The button of a filter in the bar. */
export function BarTrigger({ label, chosen, className, ...props }: Props) {
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
      <CaretDownIcon aria-hidden="true" className="size-4 shrink-0" />
    </button>
  );
}
