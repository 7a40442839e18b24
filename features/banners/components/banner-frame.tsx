'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { cn } from '@/lib/cn';
import { bannerSandbox } from '../domain/banner-sandbox';
import { useBannerCounts } from './use-banner-counts';

/** Whether the page itself has loaded: a banner waits for it. */
function useIsLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const done = () => setIsLoaded(true);
    if (document.readyState === 'complete') done();
    else window.addEventListener('load', done, { once: true });
    return () => window.removeEventListener('load', done);
  }, []);
  return isLoaded;
}

interface BannerFrameProps {
  bannerId: number;
  /** A new turn reloads the banner in a new frame, since a new address in the same frame would add a history entry. */
  turn: number;
  title: string;
  /** A banner that was never seen is not loaded; one that is out of sight stays. */
  isVisible: boolean;
  /** Its size. */
  className: string;
}

export function BannerFrame({ bannerId, turn, title, isVisible, className }: BannerFrameProps) {
  const locale = useLocale();
  const isLoaded = useIsLoaded();
  const [wasVisible, setWasVisible] = useState(false);
  if (isLoaded && isVisible && !wasVisible) setWasVisible(true);
  const frame = useRef<HTMLIFrameElement>(null);
  useBannerCounts(bannerId, turn, wasVisible && isVisible, frame);
  return (
    <div className={cn('overflow-hidden rounded-control bg-tuff-100', className)}>
      {wasVisible ? (
        <iframe
          key={`${bannerId} ${turn}`}
          ref={frame}
          src={`/banner-frame/${bannerId}?locale=${locale}`}
          title={title}
          sandbox={bannerSandbox}
          className="block size-full border-0"
        />
      ) : null}
    </div>
  );
}
