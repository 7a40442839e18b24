'use client';

import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import type { BannerLabels, BannersByPlace } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';
import { BannerFrame } from './banner-frame';
import { bannerBoxes } from './banner-place';
import { useBannerRefresh, useHeaderBanner } from './use-banner';

/**
 * The banner above the header. Its place is in the page from the first paint and stays while it is scrolled past, so that nothing
 * below ever moves under the reader; only closing it gives the place back.
 */
export function HeaderBanner({ sent, labels }: { sent: BannersByPlace; labels: BannerLabels }) {
  const { bannerId, turn, isScrolledPast, isVisible } = useHeaderBanner(sent);
  const close = useBannerStore((state) => state.close);
  useBannerRefresh(isVisible);
  if (bannerId === undefined) return null;
  return (
    <aside data-ad="" aria-label={labels.title} className={cn(bannerBoxes.header, isScrolledPast && 'invisible')}>
      <div className="container-page grid h-full grid-cols-[1fr_auto_1fr] items-center gap-4">
        <p className="type-xs justify-self-end text-ink-3">{labels.label}</p>
        <BannerFrame bannerId={bannerId} turn={turn} title={labels.title} isVisible={isVisible} className="h-[90px] w-[728px]" />
        <IconButton label={labels.close} onClick={() => close('header')}>
          <XIcon aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
