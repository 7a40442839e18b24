import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn';

type IconButtonVariant = 'ghost' | 'outline' | 'on-image' | 'on-deep';

const variants: Record<IconButtonVariant, string> = {
  ghost: 'rounded-control text-ink hover:bg-tuff-100',
  outline: 'rounded-control bg-surface text-ink inset-ring inset-ring-tuff-300 hover:bg-tuff-100',
  'on-image': 'rounded-full bg-white text-ink shadow-sh-2 hover:bg-tuff-100',
  'on-deep': 'on-deep rounded-control text-deep-ink hover:bg-saperavi-900',
};

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label' | 'children'> {
  /** The accessible name; put the count into it when `badge` is given. */
  label: string;
  children: ReactNode;
  variant?: IconButtonVariant;
  /** Short count over the corner. */
  badge?: string;
}

export function IconButton({ label, children, variant = 'ghost', badge, type = 'button', className, ...props }: IconButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-label={label}
      className={cn(
        'relative inline-flex size-11 shrink-0 items-center justify-center text-[calc(1.25rem*var(--k))] transition active:scale-[.98] disabled:cursor-not-allowed disabled:text-disabled',
        variants[variant],
        className,
      )}
    >
      {children}
      {badge ? (
        <span
          aria-hidden="true"
          className="num absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-saperavi-600 px-1 text-[calc(0.6875rem*var(--k))] leading-none font-bold text-white ring-2 ring-white"
        >
          {badge}
        </span>
      ) : null}
    </button>
  );
}
