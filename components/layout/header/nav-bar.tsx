'use client';

import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePressOutside } from '@/components/ui/overlays/use-press-outside';
import { splitLocale } from '@/lib/contracts/locales';
import { usePathname } from '@/lib/i18n/navigation';

/** Marks the button of an entry and the list that it opens, see `NavList`. */
const buttonSelector = 'button[aria-controls]';

interface NavBarProps {
  label: string;
  /** By the id of each list, the addresses that it leads to. */
  addresses: Readonly<Record<string, readonly string[]>>;
  /** The entries, see `NavList`. */
  children: ReactNode;
}

/**
 * The entries of the main bar. A button opens the list under itself; Escape closes the list and returns the focus to the button, a press or a
 * focus elsewhere closes it and leaves the focus alone.
 */
export function NavBar({ label, addresses, children }: NavBarProps) {
  const [openList, setOpenList] = useState<string | null>(null);
  const bar = useRef<HTMLElement>(null);
  const path = usePathname();
  const isHere = (address: string) => splitLocale(address).path === path;
  const current = Object.keys(addresses).find((list) => addresses[list]?.some(isHere));
  const close = () => setOpenList(null);
  usePressOutside(bar, openList !== null, close);

  useLayoutEffect(() => {
    for (const button of bar.current?.querySelectorAll(buttonSelector) ?? []) {
      const isOpen = button.getAttribute('aria-controls') === openList;
      const list = button.nextElementSibling;
      button.setAttribute('aria-expanded', String(isOpen));
      list?.toggleAttribute('hidden', !isOpen);
      for (const link of isOpen ? (list?.querySelectorAll('a') ?? []) : [])
        if (splitLocale(link.pathname).path === path) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
    }
  }, [openList, path]);

  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest(buttonSelector) : null;
    const list = button?.getAttribute('aria-controls') ?? null;
    setOpenList(list === openList ? null : list);
  };
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || openList === null) return;
    bar.current?.querySelector<HTMLElement>(`[aria-controls="${openList}"]`)?.focus();
    close();
  };
  const closeOnLeave = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !target.closest('li:has(> button)')?.contains(relatedTarget)) close();
  };

  return (
    <nav
      ref={bar}
      aria-label={label}
      onClick={press}
      onKeyDown={closeByKey}
      onBlur={closeOnLeave}
      className="ml-6 min-w-0 max-lg:hidden"
    >
      {/* A layout does not know the page that it is around. */}
      {current === undefined ? null : <style>{`[aria-controls="${current}"]{color:var(--color-brand-text)}`}</style>}
      {children}
    </nav>
  );
}
