'use client';

import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { usePressOutside } from '@/components/ui/overlays/use-press-outside';

/**
 * The orders of a list as links under a native disclosure: it opens without scripts; scripts add closing by Escape, by a press
 * outside and by a choice.
 */
export function DisclosureMenu({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  usePressOutside(details, true, close);

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    close();
    details.current.querySelector('summary')?.focus();
  };
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !details.current?.contains(event.relatedTarget)) close();
  };
  return (
    <details ref={details} onKeyDown={closeOnEscape} onBlur={closeOnLeave} className="group/order relative">
      {summary}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: The links inside are the controls; a choice only closes the menu around them. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click event, so one listener handles both. */}
      <div
        onClick={close}
        className="absolute top-full right-0 z-filter mt-1.5 w-max max-w-[calc(100vw-2rem*var(--k))] min-w-full rounded-card bg-surface p-2 shadow-sh-3 max-lg:right-auto max-lg:left-0"
      >
        {children}
      </div>
    </details>
  );
}
