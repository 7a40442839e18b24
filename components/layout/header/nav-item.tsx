'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { Link } from '@/components/ui/navigation/link';
import { cn } from '@/lib/cn';
import { usePathname } from '@/lib/i18n/navigation';
import { splitLocale } from '@/lib/routes/locale-path';
import { useDisclosure } from './use-disclosure';

const itemClass =
  'type-ui inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 text-left transition-colors hover:bg-tuff-100 side:px-3';

interface NavItemProps {
  label: string;
  href: string;
  isExternal: boolean;
  badge?: ReactNode;
  /** Addresses of its links, separated by spaces; empty for an entry that is a link itself. */
  addresses: string;
  /** List of the links, rendered on the server. */
  children?: ReactNode;
}

/** An entry of the main bar: a link, or a button over the list of its children. */
export function NavItem({ label, href, isExternal, badge, addresses, children }: NavItemProps) {
  const { isOpen, setIsOpen, rootRef, triggerRef, rootProps } = useDisclosure<HTMLLIElement>();
  const listId = useId();
  const listRef = useRef<HTMLDivElement>(null);
  const path = usePathname();
  const isHere = (address: string) => splitLocale(address).path === path;
  useEffect(() => {
    if (!isOpen) return;
    for (const link of listRef.current?.querySelectorAll('a') ?? [])
      if (splitLocale(link.pathname).path === path) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
  }, [isOpen, path]);
  if (addresses === '') {
    return (
      <li>
        {isExternal ? (
          <a href={href} className={itemClass}>
            {label}
            {badge}
          </a>
        ) : (
          <Link href={href} className={itemClass}>
            {label}
            {badge}
          </Link>
        )}
      </li>
    );
  }
  const hasCurrent = addresses.split(' ').some(isHere);
  return (
    <li ref={rootRef} className="relative" {...rootProps}>
      <button
        ref={triggerRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
        className={cn(itemClass, hasCurrent && 'text-brand-text')}
      >
        {label}
        <SpriteIcon name="chevron-bold" className={cn('size-3.5 transition-transform max-side:hidden', isOpen && 'rotate-180')} />
        {badge}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handler only listens to the links inside, which have their own keys. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside arrives as a click. */}
      <div
        ref={listRef}
        id={listId}
        hidden={!isOpen}
        onClick={() => setIsOpen(false)}
        className="absolute top-full left-0 mt-4.5 min-w-60 rounded-card bg-surface p-2 shadow-sh-3 ring ring-line [&:not([hidden])]:block"
      >
        {children}
      </div>
    </li>
  );
}
