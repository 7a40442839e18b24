'use client';

import { GoogleMap, OverlayViewF, PolygonF, useJsApiLoader } from '@react-google-maps/api';
import { useEffect, useEffectEvent } from 'react';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { MapLoading } from '../map-loading';
import { type CanvasProps, type MapHandle, zoomMax, zoomMin } from './canvas';

/** The pane above the tiles that takes presses. */
const markerPane = 'floatPane';
const box = { width: '100%', height: '100%' };

const areaLook = { clickable: false, strokeColor: '#78163e', fillColor: '#9b1c51', fillOpacity: 0.1 };
const areaLooks = { active: { ...areaLook, strokeWeight: 3 }, rest: { ...areaLook, strokeWeight: 2 } };
/** Areas have no name but their place. */
const areaKey = (index: number): string => `area-${index}`;

const literalOf = ([south, west, north, east]: MapBounds): google.maps.LatLngBoundsLiteral => ({ south, west, north, east });
const isBounds = (start: CanvasProps['start']): start is MapBounds => Array.isArray(start);

function createMapHandle(map: google.maps.Map): MapHandle {
  return {
    zoomBy: (steps) => map.setZoom((map.getZoom() ?? zoomMin) + steps),
    flyTo: (center, zoom) => {
      map.panTo(center);
      map.setZoom(zoom);
    },
    fit: (bounds) => map.fitBounds(literalOf(bounds)),
  };
}

/** The same map drawn by Google; the key is the site's own and comes from the server. */
export default function GoogleCanvas({ apiKey, ...props }: CanvasProps & { apiKey: string }) {
  const { locale, label, start, markers, areas = [], hasCooperativeGestures, onReady, onViewChange, onPress, onFailure } = props;
  const { isLoaded, loadError } = useJsApiLoader({ googleMapsApiKey: apiKey, language: locale, region: 'GE' });
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (loadError) fail();
  }, [loadError]);
  if (!isLoaded) return <MapLoading />;

  const begin = (map: google.maps.Map) => {
    if (isBounds(start)) map.fitBounds(literalOf(start));
    else map.setOptions({ center: start.center, zoom: start.zoom });
    map.getDiv().setAttribute('aria-label', label);
    map.addListener('idle', () => {
      const bounds = map.getBounds();
      if (!bounds) return;
      const { south, west, north, east } = bounds.toJSON();
      onViewChange?.({ bounds: [south, west, north, east], zoom: map.getZoom() ?? zoomMin });
    });
    onReady?.(createMapHandle(map));
  };
  return (
    <GoogleMap
      mapContainerStyle={box}
      onLoad={begin}
      {...(onPress ? { onClick: onPress } : {})}
      options={{
        disableDefaultUI: true,
        clickableIcons: false,
        keyboardShortcuts: true,
        gestureHandling: hasCooperativeGestures ? 'cooperative' : 'greedy',
        minZoom: zoomMin,
        maxZoom: zoomMax,
      }}
    >
      {areas.map(({ corners, isActive }, index) => (
        <PolygonF key={areaKey(index)} paths={[...corners]} options={isActive ? areaLooks.active : areaLooks.rest} />
      ))}
      {markers.map(({ key, at, anchor, layer, node }) => (
        <OverlayViewF
          key={key}
          position={at}
          mapPaneName={markerPane}
          zIndex={layer}
          getPixelPositionOffset={(width, height) => ({ x: -width / 2, y: anchor === 'bottom' ? -height : -height / 2 })}
        >
          {node}
        </OverlayViewF>
      ))}
    </GoogleMap>
  );
}
