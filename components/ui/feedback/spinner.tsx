import { cn } from '@/lib/cn';

interface SpinnerProps {
  /** Read out by screen readers; without it the spinner is decorative. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex">
      <svg viewBox="0 0 18 18" aria-hidden="true" className={cn('size-4.5 animate-spin', className)}>
        <circle cx="9" cy="9" r="7.5" fill="none" stroke="currentColor" strokeWidth="2" opacity=".3" />
        <path d="M9 1.5A7.5 7.5 0 0 1 16.5 9" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
