import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Feature, writeFeatures } from './src/features';
import { band, ellipseOf, type Position, simplify, smooth } from './src/geometry';
import { highways } from './src/highways';
import { rivers } from './src/rivers';
import { type Localised, lakes, sea, tbilisiLakes, tbilisiSea, waterNames } from './src/still-water';
import { surroundingsOf } from './src/surroundings';
import { type Park, parksOf, riverOf, transportOf } from './src/tbilisi';

type Spot = { name: Localised; lat: number; lng: number };
type Places = { cities: (Spot & { id: number; districts?: (Spot & { urbans?: Spot[] })[] })[] };
type Regions = { features: { geometry: { coordinates: Position[][][] | Position[][] } }[] };

const [source] = process.argv.slice(2);
const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'public/assets/map');
const drawnRounds = 3;
/** Between the embankments of Tbilisi. */
const riverWidthMetres = 115;
/** Cities that a map of the whole country names. */
const largeCityIds = new Set([1, 15, 96, 73, 39, 42, 26, 91]);

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;
const readData = <T>(name: string): T => read(join(root, 'server/data', name));
const lineOf = (kind: string, line: Position[]): Feature => ({
  kind,
  geometry: { type: 'LineString', coordinates: simplify(smooth(line, drawnRounds), 60) },
});
const polygonOf = (kind: string, ring: Position[]): Feature => ({ kind, geometry: { type: 'Polygon', coordinates: [ring] } });

const isRing = (part: Position[] | Position[][]): part is Position[] => typeof part[0]?.[0] === 'number';

/** Every ring of a (multi)polygon. */
function ringsOf(coordinates: Position[][][] | Position[][]): Position[][] {
  return coordinates.flatMap((part) => (isRing(part) ? [part] : part));
}

function countryFeatures(folder: string): Feature[] {
  const regions = read<Regions>(join(folder, 'georgia-adm1.simplified.geojson'));
  const land = regions.features.flatMap(({ geometry }) => ringsOf(geometry.coordinates)).map((ring) => polygonOf('region', ring));
  return [
    polygonOf('sea', sea),
    ...land,
    ...lakes.map((lake) => polygonOf('lake', ellipseOf(lake))),
    ...rivers.map(({ points }) => lineOf('river', points)),
    ...highways.map((points) => lineOf('highway', points)),
  ];
}

function cityFeatures(folder: string): { features: Feature[]; parks: Park[] } {
  const { features: green, named } = parksOf(read(join(folder, 'tbilisi-parks.overpass.2025-04.json')));
  const { roads, metro } = transportOf(read(join(folder, 'tbilisi-bus-metro-polylines.json')));
  const river = riverOf(read(join(folder, 'tbilisi-raions.osm.geojson')));
  const water = [smooth(tbilisiSea, 2), ...tbilisiLakes.map(ellipseOf)].map((ring) => polygonOf('lake', ring));
  return {
    features: [...green, ...water, polygonOf('water', band(river, riverWidthMetres)), lineOf('river', river), ...roads, ...metro],
    parks: named,
  };
}

const point = (kind: string, { lat, lng, name }: Spot, locale: keyof Localised, rank: number): Feature => ({
  kind,
  properties: { name: name[locale], rank },
  geometry: { type: 'Point', coordinates: [lng, lat] },
});

/** Names in one language, most important first: where labels collide, the earlier one wins. */
function nameFeatures(locale: keyof Localised, { cities }: Places, parks: Park[]): Feature[] {
  const towns = cities.map((city) => point('city', city, locale, largeCityIds.has(city.id) ? 0 : 1));
  const districts = cities
    .filter(({ id }) => id !== 1)
    .flatMap(({ districts: list = [] }) => list)
    .map((spot) => point('district', spot, locale, 2));
  const urbans = cities
    .flatMap(({ districts: list = [] }) => list.flatMap(({ urbans: inner = [] }) => inner))
    .map((spot) => point('urban', spot, locale, 3));
  const green = parks
    .toSorted((one, other) => other.areaSqm - one.areaSqm)
    .map(({ at: [lng, lat], name, areaSqm }) => point('park', { lat, lng, name }, locale, areaSqm > 100_000 ? 4 : 5));
  const water = waterNames.map(({ kind, at: [lng, lat], name }) => point(kind, { lat, lng, name }, locale, 2));
  const stations = readData<Spot[]>('metro-stations.json').map((spot) => point('station', spot, locale, 6));
  return [...towns, ...water, ...districts, ...urbans, ...stations, ...green];
}

function writeSurroundings(folder: string): void {
  const { pois } = read<{ pois: Parameters<typeof surroundingsOf>[0] }>(join(folder, 'tbilisi-pois.osm.json'));
  const stations = readData<Spot[]>('metro-stations.json').map(({ name, lat, lng }) => ({ name, lat, lng }));
  const lines = surroundingsOf(pois, stations).map((row) => JSON.stringify(row));
  writeFileSync(join(target, 'surroundings.json'), `[\n${lines.join(',\n')}\n]\n`);
}

function build(folder: string): void {
  mkdirSync(target, { recursive: true });
  writeSurroundings(folder);
  writeFeatures(join(target, 'country.json'), countryFeatures(folder));
  const { features, parks } = cityFeatures(folder);
  writeFeatures(join(target, 'tbilisi.json'), features);
  const places = readData<Places>('places.json');
  const streets = readData<(Spot & { city_id: number })[]>('streets.json');
  for (const locale of ['ka', 'en', 'ru'] as const) {
    writeFeatures(join(target, `names-${locale}.json`), nameFeatures(locale, places, parks));
    // Streets of other cities have the position of their quarter only.
    const placed = streets.filter(({ city_id: cityId }) => cityId === 1);
    writeFeatures(
      join(target, `streets-${locale}.json`),
      placed.map((street) => point('street', street, locale, 6)),
    );
  }
}

if (!source) throw new Error('Name the folder with the source files: npm run base-map:build -- <folder>');
// npm runs a workspace's script in the workspace; the folder is relative to the user's working directory.
build(resolve(process.env.INIT_CWD ?? '.', source));
