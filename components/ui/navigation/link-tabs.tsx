import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';

interface LinkTabsProps {
  /** Accessible name of the navigation. */
  label: string;
  items: readonly { href: string; label: string; isCurrent: boolean }[];
  className?: string;
}

/** Tabs that have addresses. */
export function LinkTabs({ label, items, className }: LinkTabsProps) {
  return (
    <nav aria-label={label} className={cn('overflow-x-auto border-b border-line [scrollbar-width:none]', className)}>
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className="shrink-0">
            <Link
              href={item.href}
              scroll={false}
              aria-current={item.isCurrent ? 'page' : undefined}
              className={cn(
                'type-ui relative flex h-12 items-center px-4 whitespace-nowrap text-ink-2 transition hover:text-ink focus-visible:-outline-offset-2',
                item.isCurrent &&
                  "font-semibold text-brand-text after:absolute after:inset-x-4 after:bottom-0 after:h-[3px] after:rounded-t-[3px] after:bg-brand after:content-['']",
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
