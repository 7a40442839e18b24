'use client';

import { useEffect } from 'react';
import { type BannerPlace, type BannersByPlace, refreshMs } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';

/**
 * Id of the banner whose turn it is in a place, and the number of the turn; no id once the visitor closed the place.
 * @param sent what the server sent with the page; a place without any stays empty until the next page, so that nothing moves
 */
export function useBanner(place: BannerPlace, sent: BannersByPlace): { bannerId: number | undefined; turn: number } {
  const refreshed = useBannerStore((state) => state.banners);
  const turn = useBannerStore((state) => state.turn);
  const isClosed = useBannerStore((state) => state.isClosed[place]);
  const list = (sent[place].length > 0 ? refreshed : null)?.[place] ?? sent[place];
  return { bannerId: isClosed ? undefined : list[turn % list.length], turn };
}

/** Asks for the next banners every 30 s while one is on the screen and the tab is looked at. */
export function useBannerRefresh(isVisible: boolean): void {
  const refresh = useBannerStore((state) => state.refresh);
  const readCookies = useBannerStore((state) => state.readCookies);
  useEffect(readCookies, [readCookies]);
  useEffect(() => {
    if (!isVisible) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, refreshMs);
    return () => clearInterval(timer);
  }, [isVisible, refresh]);
}
