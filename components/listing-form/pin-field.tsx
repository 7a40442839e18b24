'use client';

import { type ReactNode, useId } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';

export type PinMapProps = {
  /** Where the map goes when this changes: the chosen place, until the visitor sets the pin. */
  at: LatLng;
  zoom: number;
  /** Accessible name of the map. */
  label: string;
  onMove: (at: LatLng) => void;
};
/** Draws the map. Features may not import each other, so the page passes it in. */
export type RenderPinMap = (props: PinMapProps) => ReactNode;

const pinZoom = 17;
const decimals = 6;
const round = (degrees: number): number => Number(degrees.toFixed(decimals));

type Props = {
  renderMap: RenderPinMap;
  pin: LatLng | null;
  /** Center and zoom of the map without a pin. */
  around: LatLng;
  aroundZoom: number;
  onMove: (pin: LatLng) => void;
  texts: { title: string; hint: string; mapLabel: string };
  /** Shown below the map, for instance the address of the pin. */
  children: ReactNode;
  className?: string;
};

/** A pin in the middle of the map: moving the map moves the pin. */
export function PinField({ renderMap, pin, around, aroundZoom, onMove, texts, children, className }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-field="lat" className={className}>
      <h3 id={titleId} className="type-label">
        {texts.title}
      </h3>
      <p className="type-xs mt-0.5 mb-2 text-ink-2">{texts.hint}</p>
      {renderMap({
        at: pin ?? around,
        zoom: pin ? pinZoom : aroundZoom,
        label: texts.mapLabel,
        onMove: ({ lat, lng }) => onMove({ lat: round(lat), lng: round(lng) }),
      })}
      {children}
    </section>
  );
}
