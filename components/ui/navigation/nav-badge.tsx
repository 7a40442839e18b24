import { cn } from '@/lib/cn';

const MIN_TEXT_CONTRAST = 4.5;

function channelsOf(hex: string): [number, number, number] | null {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim());
  const digits = match?.[1];
  if (!digits) return null;
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminanceOf([red, green, blue]: [number, number, number]): number {
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2.2 contrast ratio of two hex colours, 1 to 21; null when one of them is not a hex colour. */
export function contrastRatio(first: string, second: string): number | null {
  const a = channelsOf(first);
  const b = channelsOf(second);
  if (!a || !b) return null;
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((x, y) => y - x);
  return light === undefined || dark === undefined ? null : (light + 0.05) / (dark + 0.05);
}

/** The pair if its text is readable, otherwise the fallback, also for malformed values. */
export function readablePair<Pair extends { background: string; color: string }>(pair: Partial<Pair>, fallback: Pair): Pair {
  const { background, color } = pair;
  if (!background || !color) return fallback;
  const ratio = contrastRatio(background, color);
  return ratio !== null && ratio >= MIN_TEXT_CONTRAST ? { ...fallback, background, color } : fallback;
}

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
