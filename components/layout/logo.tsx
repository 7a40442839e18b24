import Link from 'next/link';
import { cn } from '@/lib/cn';

/** An arch over a balustrade. */
function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden="true" className={className}>
      <path
        fillRule="evenodd"
        d="M4 18v-4.5a12 12 0 0 1 24 0V18h-4.2v-4a7.8 7.8 0 0 0-6.8-7.7V18h-2V6.3A7.8 7.8 0 0 0 8.2 14v4Z"
      />
      <rect x="2" y="17.5" width="28" height="3" rx="1.5" />
      <path d="M4.2 20h2.1v8H4.2zM8.5 20h2.1v8H8.5zM12.8 20h2.1v8h-2.1zM17.1 20h2.1v8h-2.1zM21.4 20h2.1v8h-2.1zM25.7 20h2.1v8h-2.1z" />
      <rect x="2" y="27.3" width="28" height="2.8" rx="1.4" />
    </svg>
  );
}

interface LogoProps {
  name: string;
  href: string;
  /** Accessible name of the link: the wordmark alone does not say where it leads. */
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
      className={cn('inline-flex min-h-11 items-center gap-2.5', tone === 'brand' ? 'text-brand-text' : 'text-white')}
    >
      <LogoMark className="size-8 shrink-0" />
      {/* Where letters are twice as large as usual, a phone has room for the menu beside the mark alone. */}
      <span
        data-wordmark=""
        className={cn(
          'mt max-[17em]:hidden text-[calc(1.5rem*var(--k))] leading-8 font-bold max-lg:text-[calc(1.375rem*var(--k))]',
          isMarkOnPhones && 'max-sm:hidden',
        )}
      >
        {name}
      </span>
    </Link>
  );
}
