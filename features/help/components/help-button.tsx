'use client';

import { Suspense, useEffect, useRef, useState } from 'react';
import { SpriteIcon } from '@/components/ui/display/sprite-icon';
import { cn } from '@/lib/cn';
import { hasChat } from '../stores/chat-marker';
import type { HelpOptions, HelpPanel, HelpPlace } from './help-panel';

type HelpButtonProps = HelpOptions & {
  place: HelpPlace;
  label: string;
  /** A badge for unread answers. */
  unreadLabel: string;
};

/**
 * The number of unread answers of the staff. The bundled chat is loaded by the first press, or at once where this browser has a
 * conversation.
 */
function useUnread(isBundled: boolean, isLoaded: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!isBundled || (!isLoaded && !hasChat())) return;
    const ending = new AbortController();
    import('../stores/watch-unread').then(
      ({ watchUnread }) => watchUnread(setUnread, ending.signal),
      // Without its code there is no count, but the help still works.
      () => undefined,
    );
    return () => ending.abort();
  }, [isBundled, isLoaded]);
  return unread;
}

const looks = {
  header: { root: 'relative z-1', button: 'size-11 rounded-control hover:bg-tuff-100', count: 'top-0.5 right-0' },
  corner: {
    root: 'fixed right-6 bottom-6 z-help',
    button: 'size-14 rounded-full bg-tuff-900 text-white shadow-sh-3 ring-2 ring-white hover:bg-tuff-800',
    count: '-top-1 -right-1',
  },
} as const satisfies Record<HelpPlace, Record<string, string>>;

/**
 * The help button. Its menu and form are loaded with the first press, as few visitors need them.
 */
export function HelpButton({ place, label, unreadLabel, ...options }: HelpButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Panel: typeof HelpPanel } | null>(null);
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const look = looks[place];
  const unread = useUnread(options.widgetUrl === null, loaded !== null);

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
    <aside
      ref={root}
      data-help={place}
      aria-label={label}
      className={cn('print:hidden [@media(scripting:none)]:hidden', look.root)}
    >
      <button
        ref={button}
        type="button"
        aria-label={unread > 0 ? unreadLabel : label}
        aria-expanded={isOpen}
        onClick={() => void toggle()}
        className={cn('group relative grid place-items-center transition active:scale-[.98]', look.button)}
      >
        <SpriteIcon name="headset" className="size-6 group-aria-expanded:hidden" />
        <SpriteIcon name="close" className="hidden size-6 group-aria-expanded:block" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className={cn(
              'num absolute flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-saperavi-600 px-1 text-[calc(0.6875rem*var(--k))] leading-none font-bold text-white ring-2 ring-white',
              look.count,
            )}
          >
            {unread}
          </span>
        ) : null}
      </button>
      {loaded ? (
        <Suspense>
          <loaded.Panel place={place} isOpen={isOpen} onClose={() => setIsOpen(false)} root={root} button={button} {...options} />
        </Suspense>
      ) : null}
    </aside>
  );
}
