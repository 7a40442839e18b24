import { type RefObject, useEffect } from 'react';
import { bannerPressed } from '../domain/banner-places';

/** Counts anonymously; failures are ignored. */
function count(bannerId: number, kind: 'view' | 'click'): void {
  const body = new Blob([JSON.stringify({ kind })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/v1/banners/${bannerId}/events`, body);
}

/** Counts each turn that a banner is seen, and every press in its frame. */
export function useBannerCounts(
  bannerId: number,
  turn: number,
  isSeen: boolean,
  frame: RefObject<HTMLIFrameElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn of one banner is its own view.
  useEffect(() => {
    if (isSeen) count(bannerId, 'view');
  }, [bannerId, turn, isSeen]);
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      if (data === bannerPressed && source !== null && source === frame.current?.contentWindow) count(bannerId, 'click');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [bannerId, frame]);
}
