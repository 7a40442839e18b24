import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '@/components/ui/feedback/spinner';
import { cn } from '@/lib/cn';

export type ButtonVariant = 'primary' | 'secondary' | 'tonal' | 'ghost' | 'ink' | 'danger' | 'danger-ghost';
export type ButtonSize = 'lg' | 'base' | 'md' | 'sm';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-white hover:bg-brand-h',
  secondary: 'bg-surface text-ink inset-ring inset-ring-tuff-300 hover:bg-tuff-100 hover:inset-ring-tuff-400',
  tonal: 'bg-saperavi-100 text-brand-text hover:bg-saperavi-200',
  ghost: 'text-ink hover:bg-tuff-100',
  ink: 'bg-tuff-900 text-white hover:bg-tuff-800',
  danger: 'bg-alert-600 text-white hover:bg-alert-700',
  'danger-ghost': 'text-alert-700 hover:bg-alert-50',
};

const sizes: Record<ButtonSize, string> = {
  lg: 'min-h-14 rounded-lg px-6.5 text-base',
  base: 'min-h-12 rounded-control px-5',
  md: 'min-h-11 rounded-control px-4',
  sm: 'min-h-9 max-lg:min-h-11 rounded-[10px] px-3 text-sm',
};

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
}

/** Classes of a button, for links that look like one. */
export function buttonClasses({ variant = 'primary', size = 'base', isFullWidth = false }: ButtonLook = {}): string {
  return cn(
    'inline-flex select-none items-center justify-center gap-2 type-ui font-semibold text-center transition active:scale-[.98]',
    sizes[size],
    variants[variant],
    isFullWidth && 'w-full',
  );
}

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  icon?: ReactNode;
  iconEnd?: ReactNode;
  /** Keeps focus and width, shows a spinner with `loadingText` and ignores presses, so that nothing is sent twice; for client components only. */
  isLoading?: boolean;
  loadingText?: string;
}

export function Button({
  variant,
  size,
  isFullWidth,
  icon,
  iconEnd,
  isLoading = false,
  loadingText,
  type = 'button',
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || props['aria-disabled']}
      onClick={isLoading ? (event) => event.preventDefault() : onClick}
      className={cn(
        buttonClasses({ variant, size, isFullWidth }),
        'disabled:bg-tuff-100 disabled:text-disabled disabled:inset-ring-0 disabled:active:scale-100 disabled:cursor-not-allowed',
        isLoading && 'cursor-progress active:scale-100',
        className,
      )}
    >
      <span className="grid">
        <span
          aria-hidden={isLoading || undefined}
          className={cn('col-start-1 row-start-1 inline-flex items-center justify-center gap-2', isLoading && 'invisible')}
        >
          {icon}
          {children}
          {iconEnd}
        </span>
        {isLoading ? (
          <span className="col-start-1 row-start-1 inline-flex items-center justify-center gap-2">
            <Spinner />
            {loadingText}
          </span>
        ) : null}
      </span>
    </button>
  );
}
