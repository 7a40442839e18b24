import type { Feature, Geometry } from './features';
import { areaSqm, decodePolyline, lengthMetres, type Position, simplifyRing, smooth } from './geometry';
import { roadsFromLines } from './roads';

type RaionFile = { features: { properties: { slug: string }; geometry: { coordinates: Position[][] } }[] };
type OverpassFile = {
  elements: {
    type: string;
    id: number;
    lat?: number;
    lon?: number;
    nodes?: number[];
    members?: { ref: number; role: string }[];
    tags?: Record<string, string>;
  }[];
};
type LineFile = Record<string, Record<string, { encodedValue: string }>>;

const rightBank = ['mtatsminda', 'saburtalo', 'krtsanisi'];
const parkFromSqm = 4000;
const parkToleranceMetres = 6;
/** Green without a name of a park: a playground's pitch is not. */
const greenLeisure = ['park', 'garden', 'nature_reserve'];

/** The Mtkvari between Zahesi and Ponichala: where districts of its two banks meet, north to south. */
export function riverOf({ features }: RaionFile): Position[] {
  const rings = new Map(features.map(({ properties, geometry }) => [properties.slug, geometry.coordinates[0] ?? []]));
  const key = (position: Position) => position.join();
  const left = new Set(
    [...rings].filter(([slug]) => !rightBank.includes(slug) && slug !== 'vake').flatMap(([, ring]) => ring.map(key)),
  );
  const shared = new Map(
    rightBank
      .flatMap((slug) => rings.get(slug) ?? [])
      .filter((position) => left.has(key(position)))
      .map((position) => [key(position), position]),
  );
  const pending = [...shared.values()];
  let current = pending.toSorted((one, other) => other[1] - one[1])[0];
  const line: Position[] = [];
  while (current) {
    line.push(current);
    pending.splice(pending.indexOf(current), 1);
    const from: Position = current;
    const gap = (position: Position) => lengthMetres([from, position]);
    current = pending.toSorted((one, other) => gap(one) - gap(other))[0];
  }
  return smooth([[44.745, 41.832], ...line, [44.93, 41.625]], 3);
}

/** Closed rings from ways that meet at their ends, in any order and direction. */
function joinWays(ways: number[][]): number[][] {
  const pending = ways.filter(({ length }) => length > 1);
  const rings: number[][] = [];
  for (let ring = pending.pop(); ring; ring = pending.pop()) {
    let end = ring.at(-1);
    while (end !== ring[0]) {
      const at = pending.findIndex((way) => way[0] === end || way.at(-1) === end);
      const [next] = at === -1 ? [] : pending.splice(at, 1);
      if (!next) break;
      ring.push(...(next[0] === end ? next : next.toReversed()).slice(1));
      end = ring.at(-1);
    }
    if (ring.length > 3 && ring[0] === ring.at(-1)) rings.push(ring);
  }
  return rings;
}

function ringsOf({ elements }: OverpassFile): { ring: Position[]; tags: Record<string, string> }[] {
  const nodes = new Map(elements.flatMap(({ id, lat, lon }) => (lat && lon ? [[id, [lon, lat] as Position]] : [])));
  const ways = new Map(elements.filter(({ type }) => type === 'way').map((way) => [way.id, way.nodes ?? []]));
  return elements.flatMap(({ type, nodes: refs = [], members = [], tags }) => {
    if (!tags || !greenLeisure.includes(tags.leisure ?? '')) return [];
    const outer = members.filter(({ role }) => role === 'outer').map(({ ref }) => [...(ways.get(ref) ?? [])]);
    return joinWays(type === 'relation' ? outer : [[...refs]])
      .map((ids) => ids.map((id) => nodes.get(id)).filter((position) => position !== undefined))
      .filter((ring) => Math.abs(areaSqm(ring)) >= parkFromSqm)
      .map((ring) => ({ ring, tags }));
  });
}

export type Park = { at: Position; areaSqm: number; name: { ka: string; en: string; ru: string } };

const middleOf = (ring: Position[]): Position => {
  const lng = ring.map(([value]) => value);
  const lat = ring.map(([, value]) => value);
  return [(Math.min(...lng) + Math.max(...lng)) / 2, (Math.min(...lat) + Math.max(...lat)) / 2];
};

/** Outlines of parks, and those with a name in all three languages. */
export function parksOf(file: OverpassFile): { features: Feature[]; named: Park[] } {
  const rings = ringsOf(file);
  const features = rings.map(({ ring }): Feature => {
    const geometry: Geometry = { type: 'Polygon', coordinates: [simplifyRing(ring, parkToleranceMetres)] };
    return { kind: 'park', geometry };
  });
  const named = rings.flatMap(({ ring, tags }): Park[] => {
    const [ka, en, ru] = [tags['name:ka'] ?? tags.name, tags['name:en'], tags['name:ru']];
    return ka && en && ru ? [{ at: middleOf(ring), areaSqm: Math.abs(areaSqm(ring)), name: { ka, en, ru } }] : [];
  });
  return { features, named };
}

/** Roads and metro lines of the city, traced from the lines that its transport runs along. */
export function transportOf(file: LineFile): { roads: Feature[]; metro: Feature[] } {
  const lines = Object.entries(file).flatMap(([route, directions]) =>
    Object.values(directions).map(({ encodedValue }) => ({
      isMetro: route.includes('Metro'),
      line: decodePolyline(encodedValue),
    })),
  );
  const longestFirst = lines
    .filter(({ isMetro }) => !isMetro)
    .map(({ line }) => line)
    .toSorted((one, other) => lengthMetres(other) - lengthMetres(one));
  const roads = roadsFromLines(longestFirst).map(
    ({ rank, line }): Feature => ({ kind: rank, geometry: { type: 'LineString', coordinates: line } }),
  );
  const metro = lines
    .filter(({ isMetro }, at) => isMetro && at % 2 === 0)
    .map(({ line }): Feature => ({ kind: 'metro', geometry: { type: 'LineString', coordinates: line } }));
  return { roads, metro };
}
