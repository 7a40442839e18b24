'use client';

import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CanvasProps, MapMarker } from './canvas';
import { createLibreMap, createMapHandle, drawAreas, drawDiscs, loadPartsInView, viewOf } from './libre-map';
import '../../map.css';

/** Puts a marker's element on the map; its content stays part of the React tree. */
function LibreMarker({ map, marker }: { map: LibreMap; marker: MapMarker }) {
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = marker.at;
  useEffect(() => {
    const libreMarker = new Marker({ element, anchor: marker.anchor, subpixelPositioning: true })
      .setLngLat([lng, lat])
      .addTo(map);
    return () => {
      libreMarker.remove();
    };
  }, [map, element, lat, lng, marker.anchor]);
  useEffect(() => {
    element.style.zIndex = String(marker.layer);
  }, [element, marker.layer]);
  return createPortal(marker.node, element);
}

/** The map on the base map of this site. */
export default function LibreCanvas({
  locale,
  label,
  start,
  markers,
  areas = [],
  hasCooperativeGestures,
  onReady,
  onViewChange,
  onPress,
  onFailure,
}: CanvasProps) {
  const t = useTranslations('map');
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibreMap | null>(null);
  const reportView = useEffectEvent((created: LibreMap) => onViewChange?.(viewOf(created)));
  const handleClick = useEffectEvent(() => onPress?.());
  const fail = useEffectEvent(onFailure);
  const create = useEffectEvent((container: HTMLElement) =>
    createLibreMap(container, locale, start, hasCooperativeGestures === true, {
      label,
      scroll: t('scroll_help'),
      touch: t('touch_help'),
    }),
  );
  const ready = useEffectEvent((created: LibreMap) => onReady?.(createMapHandle(created)));

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let created: LibreMap;
    try {
      created = create(container);
    } catch {
      // A browser may report WebGL and still refuse a context.
      fail();
      return;
    }
    loadPartsInView(created, locale);
    created.on('moveend', () => reportView(created));
    created.on('click', handleClick);
    setMap(created);
    ready(created);
    reportView(created);
    return () => {
      setMap(null);
      created.remove();
    };
  }, [locale]);

  const discs = JSON.stringify(markers.map(({ at, discPx }) => [at, discPx]));
  const draw = useEffectEvent((created: LibreMap) => drawDiscs(created, markers));
  // biome-ignore lint/correctness/useExhaustiveDependencies: The list of markers is new with every render; its discs seldom are.
  useEffect(() => {
    if (map) draw(map);
  }, [map, discs]);

  const outlines = JSON.stringify(areas);
  const outline = useEffectEvent((created: LibreMap) => drawAreas(created, areas));
  // biome-ignore lint/correctness/useExhaustiveDependencies: The list of areas is new with every render; its corners seldom are.
  useEffect(() => {
    if (map) outline(map);
  }, [map, outlines]);

  return (
    <div ref={box} className="size-full">
      {map ? markers.map((marker) => <LibreMarker key={marker.key} map={map} marker={marker} />) : null}
    </div>
  );
}
