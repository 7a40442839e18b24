'use client';

import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import type { Contacts, HelpPanel } from './help-panel';

/**
 * The help button of the header, where it covers nothing. Its menu and form are loaded with the first press, as few visitors need them.
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
    <aside ref={root} data-help="" aria-label={label} className="relative z-1 print:hidden [@media(scripting:none)]:hidden">
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => void toggle()}
        className="group grid size-11 place-items-center rounded-control transition hover:bg-tuff-100 active:scale-[.98]"
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
