import { readablePair } from '@/components/ui/navigation/contrast';
import { cn } from '@/lib/cn';

interface NavBadgeProps {
  /** A dot shows no text, so its label is for screen readers only. */
  kind: 'button' | 'point' | 'discount';
  label: string;
  /** Hex colours from configuration; used for `button` and only when they reach 4.5:1. */
  background?: string;
  color?: string;
  className?: string;
}

const SAFFRON = { background: '#ffd16b', color: '#3a200a' };

export function NavBadge({ kind, label, background, color, className }: NavBadgeProps) {
  if (kind === 'point') {
    return (
      <span className={cn('inline-flex', className)}>
        <span aria-hidden="true" className="size-2 rounded-full bg-saperavi-600" />
        <span className="sr-only">{label}</span>
      </span>
    );
  }
  return (
    <span
      style={kind === 'button' ? readablePair({ background, color }, SAFFRON) : undefined}
      className={cn(
        'num inline-flex h-4.5 items-center rounded-xs px-1.5 text-[calc(0.71875rem*var(--k))] leading-none font-semibold',
        kind === 'discount' && 'bg-brand text-saffron-200',
        className,
      )}
    >
      {label}
    </span>
  );
}
