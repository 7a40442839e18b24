'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { usePathname } from '@/lib/i18n/navigation';
import {
  type BannerLabels,
  type BannerPlace,
  type BannersByPlace,
  isSearchPath,
  isServicePath,
  isSignInPath,
} from '../domain/banner-places';

type DeferredBannerProps = {
  place: BannerPlace;
  sent: BannersByPlace;
  labels: BannerLabels /** The empty place, drawn on the server. */;
  children: ReactNode;
};

/** Whether the page has the place at all; `use-banner.ts` decides everything else. */
function useHasPlace(place: BannerPlace): boolean {
  const path = usePathname();
  const isError = useSelectedLayoutSegments().includes('error');
  return !isError && !(place === 'header' ? isServicePath(path) || isSearchPath(path) : isSignInPath(path));
}

/** A banner whose code is loaded after the page; its space is reserved until then, so that nothing moves. */
export function DeferredBanner({ place, sent, labels, children }: DeferredBannerProps) {
  const [banners, setBanners] = useState<typeof import('./banners.client') | null>(null);
  const hasPlace = useHasPlace(place);
  useEffect(() => {
    import('./banners.client').then(setBanners, () => null);
  }, []);
  if (!banners) return hasPlace ? children : null;
  if (place === 'header') return <banners.HeaderBanner sent={sent} labels={labels} />;
  if (place === 'footer') return <banners.FooterBanner sent={sent} labels={labels} />;
  return <banners.InlineBanner place={place} sent={sent} labels={labels} />;
}
