'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { deviceTypes } from '@/lib/device';
import { usePathname } from '@/lib/i18n/navigation';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import {
  type BannerPlace,
  type BannersByPlace,
  headerBoxHeightPx,
  headerWidthMinPx,
  isSearchPath,
  isServicePath,
  isSignInPath,
  refreshMs,
} from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';

/**
 * Id of the banner whose turn it is in a place, and the number of the turn; no id once the visitor closed the place.
 * @param sent what the server sent with the page; a place without any stays empty until the next page, so that nothing moves
 */
function useBanner(place: BannerPlace, sent: BannersByPlace): { bannerId: number | undefined; turn: number } {
  const refreshed = useBannerStore((state) => state.banners);
  const turn = useBannerStore((state) => state.turn);
  const isClosed = useBannerStore((state) => state.isClosed[place]);
  const list = (sent[place].length > 0 ? refreshed : null)?.[place] ?? sent[place];
  return { bannerId: isClosed ? undefined : list[turn % list.length], turn };
}

/** Loads the next banners every 30 s while one is on the screen and the tab is visible. */
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

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true });
  window.addEventListener('resize', onChange);
  return () => {
    window.removeEventListener('scroll', onChange);
    window.removeEventListener('resize', onChange);
  };
}

const onServer = 'desktop';

/** What this browser runs on, as statistics record it; updated when the size changes. */
export function useDeviceTypes(): readonly string[] {
  const types = useSyncExternalStore(
    subscribe,
    () => deviceTypes(window.navigator.userAgent, window.innerWidth).join(),
    () => onServer,
  );
  return types.split(',');
}

/** Error pages are rewrites: the server does not see the address that was requested, so none of them has a banner. */
const useIsErrorPage = (): boolean => useSelectedLayoutSegments().includes('error');

type HeaderBannerState = {
  /** Undefined where the header has no banner at any width; the server has it too. */
  bannerId: number | undefined;
  turn: number;
  isScrolledPast: boolean;
  /** Whether it is seen now: on a wide screen, not scrolled past. */
  isVisible: boolean;
};

/**
 * The header banner by the rules of its place: no services' pages, no search, no open menu, not closed, not scrolled past, on wide
 * screens.
 */
export function useHeaderBanner(sent: BannersByPlace): HeaderBannerState {
  const { bannerId, turn } = useBanner('header', sent);
  const path = usePathname();
  const isError = useIsErrorPage();
  const isMenuOpen = useMobileMenu().isOpen;
  const isWide = useMediaQuery(`(min-width: ${headerWidthMinPx}px)`);
  const isPast = useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerBoxHeightPx,
    () => false,
  );
  const isOpen = bannerId !== undefined && !isError && !isMenuOpen && !isServicePath(path) && !isSearchPath(path);
  return { bannerId: isOpen ? bannerId : undefined, turn, isScrolledPast: isPast, isVisible: isOpen && isWide && !isPast };
}

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && top < window.innerHeight && bottom >= 0;
}

const adSelector = '[data-ad]';

/** The visibility of a banner: taken off the page, beside another advertisement, alone but out of view, or seen. */
function standingOf(own: Element | null): 'none' | 'second' | 'near' | 'seen' {
  if (!own || own.getBoundingClientRect().height === 0) return 'none';
  if ([...document.querySelectorAll(adSelector)].some((ad) => ad !== own && isInView(ad))) return 'second';
  return isInView(own) ? 'seen' : 'near';
}

/** A banner in the flow of the page: not on error pages or the sign-in, and visible only while no other advertisement is in view. */
export function useFlowBanner(place: Exclude<BannerPlace, 'header'>, sent: BannersByPlace, own: RefObject<Element | null>) {
  const { bannerId, turn } = useBanner(place, sent);
  const [path, isError] = [usePathname(), useIsErrorPage()];
  const isBare = isError || isSignInPath(path);
  const sight = useSyncExternalStore(
    subscribe,
    () => standingOf(own.current),
    () => 'second' as const,
  );
  return {
    bannerId: isBare ? undefined : bannerId,
    turn,
    isVisible: sight === 'near' || sight === 'seen',
    isSeen: sight === 'seen',
  };
}
