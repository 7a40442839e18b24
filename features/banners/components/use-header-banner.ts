'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { useSyncExternalStore } from 'react';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { usePathname } from '@/lib/i18n/navigation';
import { useMobileMenu } from '@/lib/stores/mobile-menu';
import { type BannersByPlace, headerBoxHeightPx, headerWidthMinPx, isServicePath } from '../domain/banner-places';
import { useBanner } from './use-banner';

function subscribe(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

type HeaderBannerState = {
  /** Undefined where the header has no banner, whatever the width; the server knows it too. */
  bannerId: number | undefined;
  turn: number;
  isScrolledPast: boolean;
  /** Whether it is seen now: on a wide screen, not scrolled past. */
  isVisible: boolean;
};

/** The header banner by the rules of its place: no services' pages, no open menu, not closed, not scrolled past, on wide screens. */
export function useHeaderBanner(sent: BannersByPlace): HeaderBannerState {
  const { bannerId, turn } = useBanner('header', sent);
  const path = usePathname();
  // An error page is a rewrite: the server does not know the address that was asked for, so none of them has the banner.
  const isError = useSelectedLayoutSegments().includes('error');
  const isMenuOpen = useMobileMenu().isOpen;
  const isWide = useMediaQuery(`(min-width: ${headerWidthMinPx}px)`);
  const isPast = useSyncExternalStore(
    subscribe,
    () => window.scrollY > headerBoxHeightPx,
    () => false,
  );
  const isOpen = bannerId !== undefined && !isError && !isMenuOpen && !isServicePath(path);
  return { bannerId: isOpen ? bannerId : undefined, turn, isScrolledPast: isPast, isVisible: isOpen && isWide && !isPast };
}
