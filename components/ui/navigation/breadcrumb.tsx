import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';

type Crumb = { name: string; href: string };
type Props = {
  /** Accessible name of the navigation. */
  label: string;
  /** The ancestors of the page, the widest first. */
  crumbs: readonly Crumb[];
  /** The page itself; optional. */
  current?: string;
  className?: string;
};

/** The path to a page. */
export function Breadcrumb({ label, crumbs, current, className }: Props) {
  return (
    <nav aria-label={label} className={cn('print:hidden', className)}>
      <ol className="type-xs flex flex-wrap items-center gap-x-2 text-ink-2">
        {crumbs.map(({ name, href }, index) => (
          <li key={href} className="flex items-center gap-2">
            <Link href={href} className="flex min-h-6 items-center hover:text-ink hover:underline">
              {name}
            </Link>
            {current !== undefined || index < crumbs.length - 1 ? (
              <SpriteIcon name="chevron-right" className="size-3 text-ink-3" />
            ) : null}
          </li>
        ))}
        {current === undefined ? null : (
          <li aria-current="page" className="min-w-0 break-words">
            {current}
          </li>
        )}
      </ol>
    </nav>
  );
}
