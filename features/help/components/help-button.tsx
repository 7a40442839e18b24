'use client';

import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { hasChat } from '../stores/chat-marker';
import type { Contacts, HelpPanel } from './help-panel';

type HelpButtonProps = Contacts & {
  label: string;
  /** Says that there are unread answers. */
  unreadLabel: string;
  children: ReactNode;
};

/** How many answers of the staff are unread. The chat is loaded where this browser has one, and with the first press. */
function useUnread(isLoaded: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!isLoaded && !hasChat()) return;
    const ending = new AbortController();
    import('../stores/watch-unread').then(
      ({ watchUnread }) => watchUnread(setUnread, ending.signal),
      // Without its code there is no count, and the help is there all the same.
      () => undefined,
    );
    return () => ending.abort();
  }, [isLoaded]);
  return unread;
}

/**
 * The help button of the header, where it covers nothing. Its menu and form are loaded with the first press, as few visitors need them.
 * @param props.children its two icons, for closed and open
 */
export function HelpButton({ label, unreadLabel, children, ...contacts }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: typeof HelpPanel } | null>(null);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const unread = useUnread(loaded !== null);

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
        aria-label={unread > 0 ? unreadLabel : label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onClick={() => void toggle()}
        className="group relative grid size-11 place-items-center rounded-control transition hover:bg-tuff-100 active:scale-[.98]"
      >
        {children}
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="num absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-saperavi-600 px-1 text-[calc(0.6875rem*var(--k))] leading-none font-bold text-white ring-2 ring-white"
          >
            {unread}
          </span>
        ) : null}
      </button>
      {loaded ? (
        <Suspense>
          <loaded.Panel id={menuId} isOpen={isOpen} onClose={() => setIsOpen(false)} root={root} button={button} {...contacts} />
        </Suspense>
      ) : null}
    </aside>
  );
}
