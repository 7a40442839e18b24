'use client';

import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useRef } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import type { BannerLabels, BannersByPlace, InlinePlace } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';
import { BannerFrame } from './banner-frame';
import { bannerBoxes, inlineSizes } from './banner-place';
import { useBannerRefresh, useFlowBanner } from './use-banner';

/** A banner inside a page. Its room is there from the first paint, so that nothing moves; while another advertisement is in view it is empty. */
export function InlineBanner({ place, sent, labels }: { place: InlinePlace; sent: BannersByPlace; labels: BannerLabels }) {
  const own = useRef<HTMLElement>(null);
  const { bannerId, turn, isVisible, isSeen } = useFlowBanner(place, sent, own);
  const close = useBannerStore((state) => state.close);
  useBannerRefresh(isSeen && place !== 'film');
  if (bannerId === undefined) return null;
  return (
    <aside
      ref={own}
      data-ad=""
      aria-label={labels.title}
      className={cn(bannerBoxes.inline, place === 'interscroller' && 'lg:hidden', !isVisible && 'invisible')}
    >
      <div className="flex w-full items-center justify-between">
        <p className="type-xs text-ink-3">{labels.label}</p>
        <IconButton label={labels.close} onClick={() => close(place)}>
          <XIcon aria-hidden="true" />
        </IconButton>
      </div>
      <BannerFrame
        bannerId={bannerId}
        turn={place === 'film' ? 0 : turn}
        title={labels.title}
        isVisible={isSeen}
        className={inlineSizes[place]}
      />
    </aside>
  );
}
