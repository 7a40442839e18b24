import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { Locale } from '@/lib/contracts/common';
import type { MapBounds } from '@/lib/domain/place/map-bounds';

/** The first name gives the weight of the text, the second is the font that the page has loaded. */
const fonts = {
  strong: ['Google Sans Variable Semibold', 'Google Sans Variable'],
  plain: ['Google Sans Variable Medium', 'Google Sans Variable'],
};
const color = {
  abroad: '#e6e1dc',
  ground: '#efebe7',
  border: '#d0cbc7',
  water: '#bfdcee',
  park: '#d9e8d2',
  road: '#ffffff',
  roadEdge: '#d9d3cd',
  mainRoad: '#fde3a4',
  mainRoadEdge: '#f0cf85',
  metro: '#eea6be',
  disc: '#fbe8ee',
  discEdge: '#eea6be',
  name: '#453c3c',
  quietName: '#605755',
  parkName: '#0b4c2b',
  waterName: '#153e86',
};

const path = (name: string): string => `/assets/map/${name}.json`;
const source = (name: string): SourceSpecification => ({ type: 'geojson', data: path(name), buffer: 256 });
const isKind = (...kinds: string[]): ['in', ['get', 'kind'], ['literal', string[]]] => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
];
type Width = ['interpolate', ['exponential', number], ['zoom'], ...number[]];
const width = (...stops: number[]): Width => ['interpolate', ['exponential', 1.6], ['zoom'], ...stops];

const ground: LayerSpecification[] = [
  { id: 'abroad', type: 'background', paint: { 'background-color': color.abroad } },
  { id: 'sea', type: 'fill', source: 'country', filter: isKind('sea'), paint: { 'fill-color': color.water } },
  {
    id: 'land',
    type: 'fill',
    source: 'country',
    filter: isKind('region'),
    paint: { 'fill-color': color.ground, 'fill-antialias': false },
  },
  {
    id: 'region-border',
    type: 'line',
    source: 'country',
    maxzoom: 11,
    filter: isKind('region'),
    paint: { 'line-color': color.border, 'line-width': 1, 'line-dasharray': [4, 3] },
  },
  { id: 'lake', type: 'fill', source: 'country', filter: isKind('lake'), paint: { 'fill-color': color.water } },
  {
    id: 'river',
    type: 'line',
    source: 'country',
    maxzoom: 12,
    filter: isKind('river'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color.water, 'line-width': width(6, 1, 12, 5) },
  },
  {
    id: 'highway',
    type: 'line',
    source: 'country',
    maxzoom: 11,
    filter: isKind('highway'),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color.mainRoad,
      'line-width': width(6, 1, 11, 3.5),
      'line-opacity': ['interpolate', ['linear'], ['zoom'], 10, 1, 11, 0],
    },
  },
];

const road = (id: string, kinds: string[], minzoom: number, lineColor: string, lineWidth: Width): LayerSpecification => ({
  id,
  type: 'line',
  source: 'tbilisi',
  minzoom,
  filter: isKind(...kinds),
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  paint: { 'line-color': lineColor, 'line-width': lineWidth },
});

const city: LayerSpecification[] = [
  { id: 'park', type: 'fill', source: 'tbilisi', minzoom: 10, filter: isKind('park'), paint: { 'fill-color': color.park } },
  { id: 'water', type: 'fill', source: 'tbilisi', filter: isKind('water', 'lake'), paint: { 'fill-color': color.water } },
  road('city-river', ['river'], 9, color.water, width(9, 2, 13, 8)),
  road('street-edge', ['street', 'second'], 12, color.roadEdge, width(12, 1.5, 14, 5.5, 18, 20)),
  road('main-edge', ['main'], 10.5, color.mainRoadEdge, width(10, 1.4, 14, 8.5, 18, 30)),
  road('street', ['street'], 11, color.road, width(11, 0.6, 14, 3.5, 18, 17)),
  road('second', ['second'], 10, color.road, width(10, 0.8, 14, 4.5, 18, 21)),
  road('main', ['main'], 9.5, color.mainRoad, width(9.5, 0.8, 14, 6.5, 18, 26)),
  {
    id: 'metro',
    type: 'line',
    source: 'tbilisi',
    minzoom: 12,
    filter: isKind('metro'),
    paint: { 'line-color': color.metro, 'line-width': 1.5, 'line-dasharray': [3, 2] },
  },
];

const riverName: Record<Locale, string> = { ka: 'მტკვარი', en: 'Mtkvari', ru: 'Кура' };

type NameLook = { minzoom: number; maxzoom?: number; size: number; isStrong?: boolean; textColor?: string };

const names = (id: string, kind: string, look: NameLook, ranks?: [number, number]): LayerSpecification => ({
  id,
  type: 'symbol',
  source: kind === 'street' ? 'streets' : 'names',
  minzoom: look.minzoom,
  ...(look.maxzoom === undefined ? {} : { maxzoom: look.maxzoom }),
  filter: ranks ? ['all', isKind(kind), ['>=', ['get', 'rank'], ranks[0]], ['<=', ['get', 'rank'], ranks[1]]] : isKind(kind),
  layout: {
    'text-field': ['get', 'name'],
    'text-font': look.isStrong ? fonts.strong : fonts.plain,
    'text-size': look.size,
    'text-max-width': 8,
    'text-padding': 6,
    'text-variable-anchor-offset': ['center', [0, 0], 'top', [0, 1.2], 'bottom', [0, -1.2]],
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': look.textColor ?? color.name, 'text-halo-color': color.ground, 'text-halo-width': 1.6 },
});

const labels = (): LayerSpecification[] => [
  names('town-name', 'city', { minzoom: 7.2, maxzoom: 12.5, size: 13 }, [1, 1]),
  names('city-name', 'city', { minzoom: 4, maxzoom: 11.5, size: 15, isStrong: true }, [0, 0]),
  names('sea-name', 'sea', { minzoom: 4, size: 14, textColor: color.waterName }),
  names('lake-name', 'river', { minzoom: 11, size: 13, textColor: color.waterName }),
  names('district-name', 'district', { minzoom: 10.5, size: 13.5, isStrong: true }),
  names('urban-name', 'urban', { minzoom: 11, size: 14, isStrong: true }),
  names('large-park-name', 'park', { minzoom: 12.5, size: 12, textColor: color.parkName }, [4, 4]),
  names('park-name', 'park', { minzoom: 14.5, size: 12, textColor: color.parkName }, [5, 5]),
];

/** Drawn on the river itself, so the name runs along it. */
const riverLabel = (locale: Locale): LayerSpecification => ({
  id: 'river-name',
  type: 'symbol',
  source: 'tbilisi',
  minzoom: 12,
  filter: isKind('river'),
  layout: {
    'symbol-placement': 'line',
    'symbol-spacing': 520,
    'text-field': riverName[locale],
    'text-font': fonts.plain,
    'text-size': 13,
  },
  paint: { 'text-color': color.waterName },
});

const stations: LayerSpecification[] = [
  {
    id: 'station',
    type: 'circle',
    source: 'names',
    minzoom: 12.5,
    filter: isKind('station'),
    paint: { 'circle-radius': 4, 'circle-color': '#ffffff', 'circle-stroke-color': '#bf3469', 'circle-stroke-width': 2 },
  },
  {
    id: 'station-name',
    type: 'symbol',
    source: 'names',
    minzoom: 14,
    filter: isKind('station'),
    layout: { 'text-field': ['get', 'name'], 'text-font': fonts.plain, 'text-size': 12, 'text-offset': [0, 1.1] },
    paint: { 'text-color': '#9b1c51', 'text-halo-color': color.ground, 'text-halo-width': 1.6 },
  },
];

/** Source and layer of the clusters: over streets and parks, below every name. */
export const discsId = 'discs';

const discs: LayerSpecification = {
  id: discsId,
  type: 'circle',
  source: discsId,
  paint: {
    'circle-radius': ['get', 'radius'],
    'circle-color': color.disc,
    'circle-opacity': 0.92,
    'circle-stroke-color': color.discEdge,
    'circle-stroke-width': 1.5,
  },
};

/** Source of the areas that a visitor drew: over streets and clusters, below every name. */
export const areasId = 'areas';

const areaLine = { 'line-color': '#78163e', 'line-width': 2 } as const;
const areas: LayerSpecification[] = [
  {
    id: areasId,
    type: 'fill',
    source: areasId,
    filter: ['has', 'isActive'],
    paint: { 'fill-color': '#9b1c51', 'fill-opacity': 0.1 },
  },
  {
    id: 'outside-areas',
    type: 'fill',
    source: areasId,
    filter: ['!', ['has', 'isActive']],
    paint: { 'fill-color': '#1c1516', 'fill-opacity': 0.1 },
  },
  {
    id: 'area-outline',
    type: 'line',
    source: areasId,
    filter: ['==', ['get', 'isActive'], false],
    paint: { ...areaLine, 'line-dasharray': [3, 2] },
  },
  {
    id: 'active-area-outline',
    type: 'line',
    source: areasId,
    filter: ['==', ['get', 'isActive'], true],
    layout: { 'line-join': 'round' },
    paint: { ...areaLine, 'line-width': 3 },
  },
];

/** Keeps names off the numbers in the discs: a name that would overlap one moves up or down, or is hidden. */
const discRoom: LayerSpecification = {
  id: 'disc-room',
  type: 'symbol',
  source: discsId,
  layout: { 'text-field': '000', 'text-font': fonts.strong, 'text-size': 14, 'text-allow-overlap': true },
  paint: { 'text-opacity': 0 },
};

/** Parts of the base that are fetched only where they are seen. */
export type BasePart = {
  source: string;
  /** Layers below the clusters. */
  ground?: LayerSpecification[];
  layers: LayerSpecification[];
  before?: string;
  data: SourceSpecification;
  minzoom: number;
  bounds: MapBounds;
};

const tbilisiBounds: MapBounds = [41.55, 44.55, 41.95, 45.15];

/** What the map draws from the start: country and names. It names no glyphs, so text uses the page's fonts. */
export function baseStyle(locale: Locale): StyleSpecification {
  return {
    version: 8,
    sources: {
      country: source('country'),
      names: source(`names-${locale}`),
      [discsId]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
      [areasId]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } },
    },
    layers: [...ground, discs, ...areas, ...labels(), discRoom],
  };
}

/** What it draws once a view comes near: the city, then its streets' names. */
export function baseParts(locale: Locale): BasePart[] {
  return [
    {
      source: 'tbilisi',
      ground: city,
      layers: [...stations, riverLabel(locale)],
      before: 'town-name',
      data: source('tbilisi'),
      minzoom: 9,
      bounds: tbilisiBounds,
    },
    {
      source: 'streets',
      layers: [names('street-name', 'street', { minzoom: 14.8, size: 12, textColor: color.quietName })],
      before: 'station',
      data: source(`streets-${locale}`),
      minzoom: 14.5,
      bounds: tbilisiBounds,
    },
  ];
}
