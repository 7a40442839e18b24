import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

interface PanelCellProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
  value: string;
  /** Whether the value was chosen; otherwise it is a placeholder. */
  isChosen: boolean;
}

/** A field of the panel: a button with a name above a value. */
export function PanelCell({ icon, label, value, isChosen, className, ...props }: PanelCellProps) {
  return (
    <button
      type="button"
      {...props}
      className={cn(
        'flex min-h-15 w-full min-w-0 items-center gap-3 rounded-control px-4 text-left transition-colors hover:bg-tuff-50 data-popup-open:bg-tuff-50',
        className,
      )}
    >
      <span className="shrink-0 text-ink-2 [&>svg]:size-5.5">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="type-xs block text-ink-2">{label}</span>
        <span className={cn('type-ui block truncate', isChosen ? 'font-semibold' : 'font-normal text-ink-3')}>{value}</span>
      </span>
      <CaretDownIcon weight="bold" aria-hidden="true" className="size-3.5 shrink-0 text-ink-2" />
    </button>
  );
}
