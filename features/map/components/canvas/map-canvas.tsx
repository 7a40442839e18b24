'use client';

import { MapTrifoldIcon } from '@phosphor-icons/react/dist/ssr/MapTrifold';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { clientOnlyComponent } from '@/lib/lazy-component';
import { MapLoading } from '../map-loading';
import type { CanvasProps } from './canvas';

// Each library is a separate chunk, so a page without a map loads neither.
const LibreCanvas = clientOnlyComponent(async () => (await import('./libre-canvas')).default, <MapLoading />);
const GoogleCanvas = clientOnlyComponent(async () => (await import('./google-canvas')).default, <MapLoading />);

/** Whether this browser has WebGL 2, which the drawn map needs. */
function supportsWebgl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // Browsers limit the number of contexts; this one must not count.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}

/** Names the source of the drawn base map, as its licence requires. */
function MapAttribution() {
  const t = useTranslations('map');
  return (
    <p className="absolute right-0 bottom-0 rounded-tl-sm bg-white/85 text-[calc(0.6875rem*var(--k))] text-ink-2">
      <a
        href="https://www.openstreetmap.org/copyright"
        target="_blank"
        rel="noreferrer"
        className="flex min-h-6 items-center px-1.5 hover:underline"
      >
        {t('attribution')}
      </a>
    </p>
  );
}

/** Shown in place of a map that cannot be drawn. */
function MapUnavailable({ text }: { text: string }) {
  const t = useTranslations('map');
  return (
    <div
      role="status"
      className="flex size-full flex-col items-center justify-center-safe gap-1 overflow-y-auto bg-tuff-50 p-6 text-center"
    >
      <MapTrifoldIcon aria-hidden="true" className="mb-2 size-9 text-ink-3" />
      <p className="type-h3">{t('unavailable')}</p>
      <p className="type-sm max-w-80 text-ink-2">{text}</p>
    </div>
  );
}

type Props = Omit<CanvasProps, 'onFailure'> & {
  /** With a key Google draws the map, without one we do. */
  googleMapsKey: string | undefined;
  /** Shown where the browser cannot draw the map. */
  unavailableText: string;
};

/** The map, or a text in its place where it cannot be drawn. Renders in browsers only. */
export function MapCanvas({ googleMapsKey, unavailableText, ...props }: Props) {
  const [hasFailed, setFailed] = useState(() => googleMapsKey === undefined && !supportsWebgl());
  const fail = () => setFailed(true);
  if (hasFailed) return <MapUnavailable text={unavailableText} />;
  if (googleMapsKey !== undefined) return <GoogleCanvas {...props} apiKey={googleMapsKey} onFailure={fail} />;
  return (
    <>
      <LibreCanvas {...props} onFailure={fail} />
      <MapAttribution />
    </>
  );
}
