'use client';

import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { useMediaQuery } from '@/components/ui/overlays/use-media-query';
import { cn } from '@/lib/cn';
import { type BannerLabels, type BannersByPlace, mobileWidthMaxPx } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';
import { BannerFrame } from './banner-frame';
import { useBanner, useBannerRefresh, useHeaderBanner } from './use-banner';

/** Lifts what else is fixed to the bottom of a phone's screen above the banner; see app-shell.css. */
const bodyClass = 'has-footer-banner';

/** The banner over the lower edge of the screen. It waits until the header's banner is out of sight; both are never seen at once. */
export function FooterBanner({ sent, labels }: { sent: BannersByPlace; labels: BannerLabels }) {
  const { bannerId, turn } = useBanner('footer', sent);
  const header = useHeaderBanner(sent);
  const close = useBannerStore((state) => state.close);
  const isVisible = bannerId !== undefined && !header.isVisible;
  useBannerRefresh(isVisible);

  const isMobile = useMediaQuery(`(max-width: ${mobileWidthMaxPx}px)`);
  useEffect(() => {
    document.body.classList.toggle(bodyClass, isVisible && isMobile);
    return () => document.body.classList.remove(bodyClass);
  }, [isVisible, isMobile]);

  if (bannerId === undefined) return null;
  return (
    <aside
      data-footer-banner=""
      aria-label={labels.title}
      className={cn(
        'pointer-events-none fixed inset-x-0 bottom-0 z-filter flex justify-center print:hidden [@media(scripting:none)]:hidden',
        header.bannerId !== undefined && !header.isScrolledPast && 'min-[1193px]:hidden',
      )}
    >
      <div className="pointer-events-auto grid grid-cols-[1fr_auto] items-center bg-surface shadow-sh-3 max-lg:w-full max-lg:shadow-[inset_0_1px_0_var(--line)] max-lg:justify-items-center max-lg:pb-[max(6px,env(safe-area-inset-bottom))] lg:grid-cols-[1fr_auto_1fr] lg:gap-4 lg:rounded-t-card lg:px-4 lg:py-2">
        <p className="type-xs text-ink-3 max-lg:ml-4 max-lg:justify-self-start">{labels.label}</p>
        <BannerFrame
          bannerId={bannerId}
          turn={turn}
          title={labels.title}
          isVisible={isVisible}
          className="h-[50px] w-[320px] max-lg:order-last max-lg:col-span-2 max-lg:rounded-sm lg:h-[90px] lg:w-[728px]"
        />
        <IconButton label={labels.close} onClick={() => close('footer')} className="hit max-lg:mr-1.5 max-lg:h-7">
          <XIcon aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
