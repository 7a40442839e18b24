import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { NavBadge } from '@/components/ui/navigation/nav-badge';
import { cn } from '@/lib/cn';
import type { MenuEntry } from './menu-entries';

const itemClass =
  'type-ui inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-left transition-colors hover:bg-tuff-100 side:px-3';

/** Id of the list of an entry. */
export const navListId = (key: string): string => `nav-${key}`;

function NavLink({ item: { label, href, isExternal, badge } }: { item: MenuEntry }) {
  const content = (
    <>
      {label}
      {badge ? <NavBadge {...badge} /> : null}
    </>
  );
  return isExternal ? (
    <a href={href} className={itemClass}>
      {content}
    </a>
  ) : (
    <Link href={href} className={itemClass}>
      {content}
    </Link>
  );
}

/** A button over the list of its links; `NavBar` opens it. */
function NavMenu({ item: { key, label, badge, children } }: { item: MenuEntry }) {
  return (
    <>
      <button type="button" aria-expanded={false} aria-controls={navListId(key)} className={cn('group', itemClass)}>
        {label}
        <SpriteIcon
          name="chevron-bold"
          className="size-3.5 transition-transform group-aria-expanded:rotate-180 max-side:hidden"
        />
        {badge ? <NavBadge {...badge} /> : null}
      </button>
      <div
        id={navListId(key)}
        hidden
        className="absolute top-full left-0 mt-4.5 min-w-60 rounded-card bg-surface p-2 shadow-sh-3 ring ring-line [&:not([hidden])]:block"
      >
        <ul>
          {children.map((child) => (
            <li key={child.key}>
              <Link href={child.href} className="header-entry">
                {child.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** Entries of the main bar: links, and buttons over lists of links. */
export function NavList({ items }: { items: readonly MenuEntry[] }) {
  return (
    <ul className="flex items-center gap-0.5">
      {items.map((item) => (
        <li key={item.key} className="relative">
          {item.children.length === 0 ? <NavLink item={item} /> : <NavMenu item={item} />}
        </li>
      ))}
    </ul>
  );
}
