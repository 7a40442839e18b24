'use client';

import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { useEffect, useRef } from 'react';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { cn } from '@/lib/cn';
import type { BannerLabels, BannersByPlace } from '../domain/banner-places';
import { useBannerStore } from '../stores/banner-store';
import { BannerFrame } from './banner-frame';
import { bannerBoxes } from './banner-place';
import { useBannerRefresh, useDeviceTypes, useFlowBanner } from './use-banner';

const bodyClass = 'has-footer-banner';

/**
 * The banner at the end of the page. It is part of the flow, so it covers nothing, and keeps its space while another advertisement
 * is in view. app-shell.css hides it beside a call bar and on error pages.
 */
export function FooterBanner({ sent, labels }: { sent: BannersByPlace; labels: BannerLabels }) {
  const own = useRef<HTMLElement>(null);
  const { bannerId, turn, isVisible, isSeen } = useFlowBanner('footer', sent, own);
  const close = useBannerStore((state) => state.close);
  useBannerRefresh(isSeen);

  const isMobile = !useDeviceTypes().includes('desktop');
  useEffect(() => {
    document.body.classList.toggle(bodyClass, isVisible && isMobile);
    return () => document.body.classList.remove(bodyClass);
  }, [isVisible, isMobile]);

  if (bannerId === undefined) return null;
  return (
    <aside
      ref={own}
      data-ad=""
      data-footer-banner=""
      aria-label={labels.title}
      className={cn(bannerBoxes.footer, !isVisible && 'invisible')}
    >
      <div className="mx-auto grid w-max max-w-full grid-cols-[1fr_auto] items-center max-lg:w-full max-lg:justify-items-center lg:h-full lg:grid-cols-[1fr_auto_1fr] lg:gap-4 lg:px-4">
        <p className="type-xs text-ink-3 max-lg:ml-4 max-lg:justify-self-start">{labels.label}</p>
        <BannerFrame
          bannerId={bannerId}
          turn={turn}
          title={labels.title}
          isVisible={isSeen}
          className="h-[50px] w-[320px] max-lg:order-last max-lg:col-span-2 max-lg:rounded-sm lg:h-[90px] lg:w-[728px]"
        />
        <IconButton label={labels.close} onClick={() => close('footer')} className="hit max-lg:mr-1.5 max-lg:h-7">
          <XIcon aria-hidden="true" />
        </IconButton>
      </div>
    </aside>
  );
}
