import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contracts/common';
import type { Bounds, LatLng } from '@/lib/map/bounds';
import type { MapView } from '../queries/use-map-points';

/** Something of ours that stands on the map at a position; its middle or its foot is there. */
export type Mark = { key: string; at: LatLng; anchor: 'center' | 'bottom'; layer: number; node: ReactNode };

/** What the rest of the page may ask of a map, whoever draws it. Zooms count tiles of 256 pixels. */
export type MapHandle = {
  zoomBy: (steps: number) => void;
  flyTo: (center: LatLng, zoom: number) => void;
  fit: (bounds: Bounds) => void;
};

export type CanvasProps = {
  locale: Locale;
  /** Accessible name of the map. */
  label: string;
  start: { center: LatLng; zoom: number } | Bounds;
  marks: Mark[];
  /** Whether a page scrolls past the map: moving it then takes two fingers, and zooming the Ctrl key. */
  isScrolledPast?: boolean;
  onReady?: (handle: MapHandle) => void;
  /** Called once at the start and after every move. */
  onSettle?: (view: MapView) => void;
  /** Called for a press beside every mark. */
  onPress?: () => void;
  onFailure: () => void;
};

export const zoomMin = 7;
export const zoomMax = 19;
