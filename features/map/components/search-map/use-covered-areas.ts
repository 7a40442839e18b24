'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import type { MapView } from '../../queries/use-map-points';

/** A marker this close to a button would still be half covered by it. */
const marginPixels = 16;
const coverSelector = '[data-map-control]';

/** The part of the view that a box covers; the map is flat enough for that. */
function areaUnder(box: DOMRect, frame: DOMRect, [south, west, north, east]: MapBounds): MapBounds {
  const lng = (x: number) => west + ((x - frame.left) / frame.width) * (east - west);
  const lat = (y: number) => north - ((y - frame.top) / frame.height) * (north - south);
  return [
    lat(box.bottom + marginPixels),
    lng(box.left - marginPixels),
    lat(box.top - marginPixels),
    lng(box.right + marginPixels),
  ];
}

/**
 * Areas of the map under elements that cover it, where a marker could be only partly seen and pressed.
 * @param shownId changes when such an element appears or disappears
 */
export function useCoveredAreas(frame: RefObject<HTMLElement | null>, view: MapView | null, shownId: number | null): MapBounds[] {
  const [areas, setAreas] = useState<MapBounds[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: A change of the id means that another element covers the map.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !view) return;
    const box = element.getBoundingClientRect();
    const controls = [...document.querySelectorAll(coverSelector)].map((control) => control.getBoundingClientRect());
    setAreas(controls.filter(({ width }) => width > 0).map((control) => areaUnder(control, box, view.bounds)));
  }, [frame, view, shownId]);
  return areas;
}
