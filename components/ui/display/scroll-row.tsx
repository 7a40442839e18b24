'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

type Props = { as?: 'ul' | 'dl'; className: string; children: ReactNode };

/**
 * A row that scrolls sideways where the screen is too narrow, for content that takes no focus. Only there the row is a stop of Tab, so
 * that the arrow keys move it; without scripts it is one everywhere.
 */
export function ScrollRow({ as: Row = 'ul', className, children }: Props) {
  const row = useRef<HTMLUListElement & HTMLDListElement>(null);
  const [isScrollable, setScrollable] = useState(true);
  // After every change of its content, since that need not change the size of the row itself.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScrollable(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return (
    <Row ref={row} tabIndex={isScrollable ? 0 : undefined} className={className}>
      {children}
    </Row>
  );
}
