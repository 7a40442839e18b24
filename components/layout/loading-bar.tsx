'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { followedLink } from '@/lib/followed-link';
import { finishLoading, startLoading } from '@/lib/loading-progress';

/** A navigation that never arrives, for instance one that was cancelled, must not leave the bar behind. */
const lostAfterMs = 20_000;

/** Whether a press leaves the page on the screen for another address of the site in the same tab. */
function beginsNavigation(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (!link) return false;
  const next = new URL(link.href, window.location.href);
  const here = window.location;
  return next.origin === here.origin && (next.pathname !== here.pathname || next.search !== here.search);
}

/** The 2 px bar over a navigation. Its own element is drawn while it shows. */
export function LoadingBar() {
  const pathname = usePathname();
  const query = useSearchParams().toString();
  const address = `${pathname}?${query}`;

  useEffect(() => {
    let lostTimer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      startLoading();
      clearTimeout(lostTimer);
      lostTimer = setTimeout(finishLoading, lostAfterMs);
    };
    const startOnPress = (event: MouseEvent) => {
      if (beginsNavigation(event)) start();
    };
    const startOnHistory = () => {
      if (`${window.location.pathname}?${new URLSearchParams(window.location.search)}` !== address) start();
    };
    // Router links prevent the event, so it is observed in the capture phase.
    document.addEventListener('click', startOnPress, { capture: true });
    window.addEventListener('popstate', startOnHistory);
    return () => {
      clearTimeout(lostTimer);
      finishLoading();
      document.removeEventListener('click', startOnPress, { capture: true });
      window.removeEventListener('popstate', startOnHistory);
    };
  }, [address]);

  return null;
}
