'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { formatNumber } from '@/lib/format/number';
import type { Pixel } from '../../domain/draw/map-projection';
import type { MapMarker } from '../canvas/canvas';
import type { Drawing } from './use-drawing';

const layers = { number: 6, corner: 7 } as const;
/** Of one press of an arrow. */
const stepPx = 12;
const arrows: Record<string, Pixel> = {
  ArrowLeft: { x: -stepPx, y: 0 },
  ArrowRight: { x: stepPx, y: 0 },
  ArrowUp: { x: 0, y: -stepPx },
  ArrowDown: { x: 0, y: stepPx },
};

/** Where the pixels of the map are. Null before the map has shown anything. */
export type AreaFrame = {
  pixelOf: (clientX: number, clientY: number) => Pixel;
  toPlace: (pixel: Pixel) => LatLng;
  toPixel: (place: LatLng) => Pixel;
};

type CornerProps = { label: string; at: LatLng; corner: number; frame: AreaFrame; act: Drawing['act'] };

/** A corner that is moved by finger, mouse or arrows. */
function CornerHandle({ label, at, corner, frame, act }: CornerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    const { x, y } = frame.toPixel(at);
    act({ type: 'grab' });
    act({ type: 'drag', corner, to: frame.toPlace({ x: x + by.x, y: y + by.y }) });
    act({ type: 'drop' });
  });
  useEffect(() => {
    // The map listens on an element between this one and React's.
    const keep = (event: Event) => event.stopPropagation();
    const element = button.current;
    element?.addEventListener('keydown', press);
    for (const name of ['mousedown', 'touchstart']) element?.addEventListener(name, keep, { passive: true });
    return () => {
      element?.removeEventListener('keydown', press);
      for (const name of ['mousedown', 'touchstart']) element?.removeEventListener(name, keep);
    };
  }, []);
  const drag = ({ clientX, clientY }: PointerEvent) =>
    act({ type: 'drag', corner, to: frame.toPlace(frame.pixelOf(clientX, clientY)) });
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        act({ type: 'grab' });
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) drag(event);
      }}
      onLostPointerCapture={() => act({ type: 'drop' })}
      className="flex size-8 cursor-move touch-none items-center justify-center rounded-full"
    >
      <span className="size-4 rounded-full border-3 border-saperavi-700 bg-white shadow-sh-1" />
    </button>
  );
}

function middleOf(corners: readonly LatLng[]): LatLng {
  const sum = corners.reduce((all, { lat, lng }) => ({ lat: all.lat + lat, lng: all.lng + lng }), { lat: 0, lng: 0 });
  return { lat: sum.lat / corners.length, lng: sum.lng / corners.length };
}

/** The numbers of the areas with their counts, and the corners of the one that is changed. */
export function useAreaMarkers({ draft, counts, act }: Drawing, frame: AreaFrame | null): MapMarker[] {
  const t = useTranslations('map.draw');
  const locale = useLocale();
  if (!draft || !frame) return [];
  const isChanging = draft.tool === 'move';
  const numbers = draft.areas.map((area, index): MapMarker => {
    const count = counts.each[index];
    const number = index + 1;
    const label =
      count === undefined ? t('area', { number }) : t('area_count', { number, count, shown: formatNumber(count, locale) });
    return {
      key: `area-${index}`,
      at: middleOf(area),
      anchor: 'center',
      layer: layers.number,
      node: (
        <button
          type="button"
          aria-pressed={isChanging && index === draft.active}
          aria-label={label}
          onClick={() => act({ type: 'select', active: index })}
          className="num type-label hit flex h-7 items-center rounded-full bg-white px-3 font-semibold text-brand-text shadow-sh-2"
        >
          {count === undefined ? number : `${number} · ${formatNumber(count, locale)}`}
        </button>
      ),
    };
  });
  const corners = (isChanging ? (draft.areas[draft.active] ?? []) : []).map((at, corner): MapMarker => {
    const label = t('corner', { number: corner + 1, area: draft.active + 1 });
    return {
      key: `corner-${draft.active}-${corner}`,
      at,
      anchor: 'center',
      layer: layers.corner,
      node: <CornerHandle label={label} at={at} corner={corner} frame={frame} act={act} />,
    };
  });
  return [...numbers, ...corners];
}
