import type { ReactNode } from 'react';
import type { Locale } from '@/lib/contracts/common';
import type { LatLng, MapBounds } from '@/lib/domain/place/map-bounds';
import type { MapView } from '../../queries/use-map-points';

/** An element of the page placed on the map, with its middle or its foot at a position. */
export type MapMarker = {
  key: string;
  at: LatLng;
  anchor: 'center' | 'bottom';
  layer: number;
  node: ReactNode;
  /** Diameter of a disc that the map draws below the names of places. */
  discPx?: number;
};

/** An area that a visitor drew. */
export type MapArea = {
  corners: readonly LatLng[];
  /** Whether it is the one that is being changed. */
  isActive: boolean;
};

/** The commands of a map, independent of the library that draws it. Zooms count tiles of 256 pixels. */
export type MapHandle = {
  zoomBy: (steps: number) => void;
  flyTo: (center: LatLng, zoom: number) => void;
  fit: (bounds: MapBounds) => void;
};

export type CanvasProps = {
  locale: Locale;
  /** Accessible name of the map. */
  label: string;
  start: { center: LatLng; zoom: number } | MapBounds;
  markers: MapMarker[];
  areas?: readonly MapArea[];
  /** Whether a page scrolls past the map: moving it then takes two fingers, and zooming the Ctrl key. */
  hasCooperativeGestures?: boolean;
  onReady?: (handle: MapHandle) => void;
  /** Called once at the start and after every move. */
  onViewChange?: (view: MapView) => void;
  /** Called for a click outside all markers. */
  onPress?: () => void;
  onFailure: () => void;
};

export const zoomMin = 7;
export const zoomMax = 19;
