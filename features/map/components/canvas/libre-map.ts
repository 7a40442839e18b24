import { type GeoJSONSource, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import type { Locale } from '@/lib/contracts/common';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { areasId, baseParts, baseStyle, discsId } from '../../domain/base-style';
import type { MapView } from '../../queries/use-map-points';
import { type CanvasProps, type MapArea, type MapHandle, type MapMarker, zoomMax, zoomMin } from './canvas';

/** Zooms of this library count tiles of 512 pixels. */
const ZOOM_OFFSET = 1;
const FIT_PADDING = 40;
/** Georgia with its neighbours' edges: west, south, east, north. */
const limits: [number, number, number, number] = [36.8, 39.6, 49, 45];
const [west, south, east, north] = limits;
/** Beyond the edges of the screen wherever the map is. */
const everywhere: Ring = [
  [west - 9, south - 5],
  [east + 9, south - 5],
  [east + 9, north + 5],
  [west - 9, north + 5],
  [west - 9, south - 5],
];

// The bundler gives the worker an address of our own with its content in the name.
setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);

const isBounds = (start: CanvasProps['start']): start is MapBounds => Array.isArray(start);
const corners = ([south, west, north, east]: MapBounds): [number, number, number, number] => [west, south, east, north];

type MapLabels = { label: string; scroll: string; touch: string };

/** @throws when the browser gives no WebGL context */
export function createLibreMap(
  container: HTMLElement,
  locale: Locale,
  start: CanvasProps['start'],
  hasCooperativeGestures: boolean,
  labels: MapLabels,
): LibreMap {
  const map = new LibreMap({
    container,
    style: baseStyle(locale),
    ...(isBounds(start)
      ? { bounds: corners(start), fitBoundsOptions: { maxZoom: zoomMax - ZOOM_OFFSET - 2 } }
      : { center: start.center, zoom: start.zoom - ZOOM_OFFSET }),
    minZoom: zoomMin - ZOOM_OFFSET,
    maxZoom: zoomMax - ZOOM_OFFSET,
    maxBounds: limits,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: hasCooperativeGestures,
    locale: {
      'Map.Title': labels.label,
      'CooperativeGesturesHandler.WindowsHelpText': labels.scroll,
      'CooperativeGesturesHandler.MacHelpText': labels.scroll.replace('Ctrl', '⌘'),
      'CooperativeGesturesHandler.MobileHelpText': labels.touch,
    },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

export function viewOf(map: LibreMap): MapView {
  const bounds = map.getBounds();
  return {
    bounds: [bounds.getSouth(), bounds.getWest(), bounds.getNorth(), bounds.getEast()],
    zoom: map.getZoom() + ZOOM_OFFSET,
  };
}

export function createMapHandle(map: LibreMap): MapHandle {
  return {
    zoomBy: (steps) => map.easeTo({ zoom: map.getZoom() + steps }),
    flyTo: (center, zoom) => map.easeTo({ center, zoom: zoom - ZOOM_OFFSET }),
    fit: (bounds) => map.fitBounds(corners(bounds), { padding: FIT_PADDING, maxZoom: zoomMax - ZOOM_OFFSET - 2, animate: false }),
  };
}

/** Adds the parts of the base that come into view, each once. */
export function loadPartsInView(map: LibreMap, locale: Locale): void {
  const pending = new Set(baseParts(locale));
  const add = (): void => {
    const { bounds, zoom } = viewOf(map);
    for (const part of pending) {
      const isNear =
        bounds[0] < part.bounds[2] && bounds[2] > part.bounds[0] && bounds[1] < part.bounds[3] && bounds[3] > part.bounds[1];
      const isAfterOthers = part.before === undefined || map.getLayer(part.before) !== undefined;
      if (!isNear || !isAfterOthers || zoom - ZOOM_OFFSET < part.minzoom) continue;
      pending.delete(part);
      map.addSource(part.source, part.data);
      for (const layer of part.ground ?? []) map.addLayer(layer, discsId);
      for (const layer of part.layers) map.addLayer(layer, part.before);
    }
  };
  map.on('style.load', add);
  map.on('moveend', () => {
    if (map.isStyleLoaded() || map.getLayer('land')) add();
  });
}

type SourceData = Parameters<GeoJSONSource['setData']>[0];
type Feature = Extract<SourceData, { type: 'FeatureCollection' }>['features'][number];

/** Replaces the data of a style's source, once the style has loaded. */
function setFeatures(map: LibreMap, id: string, features: Feature[]): void {
  const draw = () => map.getSource<GeoJSONSource>(id)?.setData({ type: 'FeatureCollection', features });
  if (map.getSource(id)) draw();
  else void map.once('style.load', draw);
}

/** Draws the discs of the markers that have one. */
export function drawDiscs(map: LibreMap, markers: readonly MapMarker[]): void {
  const discs = markers.flatMap(({ at, discPx }): Feature[] =>
    discPx === undefined
      ? []
      : [
          {
            type: 'Feature',
            properties: { radius: discPx / 2 },
            geometry: { type: 'Point', coordinates: [at.lng, at.lat] },
          },
        ],
  );
  setFeatures(map, discsId, discs);
}

type Ring = [lng: number, lat: number][];
const polygon = (properties: Record<string, boolean>, coordinates: Ring[]): Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates },
});

/** Draws the areas that the visitor drew, and dims what is outside them. */
export function drawAreas(map: LibreMap, areas: readonly MapArea[]): void {
  const rings = areas.map(({ corners }) => [...corners, ...corners.slice(0, 1)].map(({ lat, lng }): Ring[number] => [lng, lat]));
  const outlines = rings.map((ring, index) => polygon({ isActive: areas[index]?.isActive ?? false }, [ring]));
  setFeatures(map, areasId, rings.length === 0 ? [] : [polygon({}, [everywhere, ...rings]), ...outlines]);
}
