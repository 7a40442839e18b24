'use client';

import { type Map as LibreMap, Marker } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CanvasProps, MapMarker } from './canvas';
import { createLibreMap, createMapHandle, loadPartsInView, viewOf } from './libre-map';
import '../../map.css';

/** Puts a mark's element on the map; what is in it stays part of the page. */
function LibreMarker({ map, mark }: { map: LibreMap; mark: MapMarker }) {
  const [element] = useState(() => document.createElement('div'));
  const { lat, lng } = mark.at;
  useEffect(() => {
    const marker = new Marker({ element, anchor: mark.anchor, subpixelPositioning: true }).setLngLat([lng, lat]).addTo(map);
    return () => {
      marker.remove();
    };
  }, [map, element, lat, lng, mark.anchor]);
  useEffect(() => {
    element.style.zIndex = String(mark.layer);
  }, [element, mark.layer]);
  return createPortal(mark.node, element);
}

/** The map of the project's own drawn base. */
export default function LibreCanvas({
  locale,
  label,
  start,
  markers,
  hasCooperativeGestures,
  onReady,
  onViewChange,
  onPress,
  onFailure,
}: CanvasProps) {
  const t = useTranslations('map');
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibreMap | null>(null);
  const settle = useEffectEvent((made: LibreMap) => onViewChange?.(viewOf(made)));
  const press = useEffectEvent(() => onPress?.());
  const fail = useEffectEvent(onFailure);
  const create = useEffectEvent((container: HTMLElement) =>
    createLibreMap(container, locale, start, hasCooperativeGestures === true, {
      label,
      scroll: t('scroll_help'),
      touch: t('touch_help'),
    }),
  );
  const ready = useEffectEvent((made: LibreMap) => onReady?.(createMapHandle(made)));

  useEffect(() => {
    const container = box.current;
    if (!container) return;
    let made: LibreMap;
    try {
      made = create(container);
    } catch {
      // A browser may promise WebGL and still refuse a context.
      fail();
      return;
    }
    loadPartsInView(made, locale);
    made.on('moveend', () => settle(made));
    made.on('click', press);
    setMap(made);
    ready(made);
    settle(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, [locale]);

  return (
    <div ref={box} className="size-full">
      {map ? markers.map((mark) => <LibreMarker key={mark.key} map={map} mark={mark} />) : null}
    </div>
  );
}
