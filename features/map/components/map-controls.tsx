'use client';

import { CornersInIcon } from '@phosphor-icons/react/dist/csr/CornersIn';
import { CornersOutIcon } from '@phosphor-icons/react/dist/csr/CornersOut';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { PlusIcon } from '@phosphor-icons/react/dist/csr/Plus';
import { useTranslations } from 'next-intl';
import { type RefObject, useSyncExternalStore } from 'react';
import type { MapHandle } from './canvas/canvas';

const face = 'flex size-11 items-center justify-center bg-surface text-ink transition hover:bg-tuff-100 active:scale-[.98]';

/** Plus and minus, one above the other. */
export function ZoomControls({ handle }: { handle: MapHandle | null }) {
  const t = useTranslations('map');
  return (
    <div className="flex flex-col overflow-clip rounded-control bg-surface shadow-sh-2">
      <button
        type="button"
        aria-label={t('zoom_in')}
        onClick={() => handle?.zoomBy(1)}
        className={`${face} rounded-t-control -outline-offset-2!`}
      >
        <PlusIcon aria-hidden="true" className="size-5" />
      </button>
      <span className="mx-2.5 h-px bg-line" />
      <button
        type="button"
        aria-label={t('zoom_out')}
        onClick={() => handle?.zoomBy(-1)}
        className={`${face} rounded-b-control -outline-offset-2!`}
      >
        <MinusIcon aria-hidden="true" className="size-5" />
      </button>
    </div>
  );
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Gives the map the whole screen and back; nothing where a browser cannot. */
export function FullScreenControl({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const t = useTranslations('map');
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!document.fullscreenEnabled) return null;
  const Icon = isFull ? CornersInIcon : CornersOutIcon;
  return (
    <button
      type="button"
      aria-label={isFull ? t('full_screen_exit') : t('full_screen')}
      onClick={() => (isFull ? document.exitFullscreen() : frame.current?.requestFullscreen())}
      className={`${face} rounded-control shadow-sh-2`}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
}
