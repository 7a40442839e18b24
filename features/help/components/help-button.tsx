'use client';

import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { Contacts, HelpPanel } from './help-panel';

/**
 * The round help button, positioned by app-shell.css. Its menu and form are loaded with the first press, as few visitors need them.
 * @param props.children its two icons, for closed and open
 */
export function HelpButton({ label, children, ...contacts }: Contacts & { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: typeof HelpPanel } | null>(null);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();

  const toggle = async () => {
    setIsOpen(!isOpen);
    if (loaded) return;
    try {
      setLoaded({ Panel: (await import('./help-panel')).HelpPanel });
    } catch (error) {
      setIsOpen(false);
      throw error;
    }
  };
  return (
    <aside ref={root} data-help="" aria-label={label} className="fixed z-help print:hidden">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => void toggle()}
        className="group grid size-14 place-items-center rounded-full bg-tuff-900 text-white shadow-sh-3 ring-2 ring-white transition hover:bg-tuff-800 active:scale-[.98]"
      >
        {children}
      </button>
      {loaded ? (
        <Suspense>
          <loaded.Panel id={menuId} isOpen={isOpen} onClose={() => setIsOpen(false)} root={root} button={button} {...contacts} />
        </Suspense>
      ) : null}
    </aside>
  );
}
