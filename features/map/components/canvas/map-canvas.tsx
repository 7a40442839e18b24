'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { supportsWebgl } from '../can-draw';
import { MapAttribution } from '../map-attribution';
import { MapLoading } from '../map-loading';
import { MapUnavailable } from '../map-unavailable';
import type { CanvasProps } from './canvas';

// Each library is a chunk of its own, so a page without its map loads neither.
const LibreCanvas = dynamic(() => import('./libre-canvas'), { ssr: false, loading: MapLoading });
const GoogleCanvas = dynamic(() => import('./google-canvas'), { ssr: false, loading: MapLoading });

type Props = Omit<CanvasProps, 'onFailure'> & {
  /** With a key Google draws the map, without one we do. */
  googleMapsKey: string | undefined;
  /** What a visitor reads whose browser draws no map. */
  unavailableText: string;
};

/** The map of whoever draws it, or words in its place. Renders in browsers only. */
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
