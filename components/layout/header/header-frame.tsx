'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const scrolledAfterPx = 200;

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  return () => window.removeEventListener('scroll', onChange);
}

/**
 * The sticky box of the header. After 200 px of scrolling its top bar slides away and 5.6rem of the main bar stay, by transform
 * alone, so that nothing below moves. A page with `data-page="statement"` has no header on small screens.
 */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const isScrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > scrolledAfterPx,
    () => false,
  );
  return (
    <header
      data-scrolled={isScrolled}
      className="group/header sticky top-0 z-header h-(--header-h) transition-transform duration-200 xl:data-[scrolled=true]:-translate-y-[3.25rem] max-lg:[body:has([data-page=statement])_&]:hidden print:hidden"
    >
      {children}
    </header>
  );
}
