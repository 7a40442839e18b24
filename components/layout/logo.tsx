import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { logoMark } from '@/lib/logo-mark';

/** An arch over a balustrade. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={className}>
      {logoMark}
    </svg>
  );
}

interface LogoProps {
  name: string;
  href: string;
  /** Accessible name of the link: the wordmark alone does not describe the destination. */
  label: string;
  tone?: 'brand' | 'light';
  /** Whether phones show the mark alone. */
  isMarkOnPhones?: boolean;
}

export function Logo({ name, href, label, tone = 'brand', isMarkOnPhones = false }: LogoProps) {
  return (
    <Link
      href={href}
      aria-label={label}
      className={cn('inline-flex min-h-11 min-w-0 items-center gap-2.5', tone === 'brand' ? 'text-brand-text' : 'text-white')}
    >
      <LogoMark className="size-8 shrink-0" />
      {/* Where letters are twice as large as usual, a phone has room for the menu beside the mark alone. */}
      <span
        data-wordmark=""
        className={cn(
          'mt truncate large-text:hidden text-[calc(1.5rem*var(--k))] leading-8 font-bold max-lg:text-[calc(1.375rem*var(--k))]',
          isMarkOnPhones && 'max-sm:hidden',
        )}
      >
        {name}
      </span>
    </Link>
  );
}
