import fc from 'fast-check';
import type { Condition, LatLng } from '../src/condition.ts';
import { createOutline } from '../src/polygon.ts';
import { type Batch, missingNumber, type Schema } from '../src/schema.ts';

/** A row as an object; null is missing. */
export type Row = {
  id: number;
  date: number;
  deal: number;
  amenities: number[];
  isNew: boolean;
  seller: number;
  gel: number | null;
  usd: number | null;
  floor: number | null;
  area: number | null;
  point: LatLng | null;
  text: string[];
};

export const schema: Schema = {
  mainOrder: 'date',
  fields: {
    date: { kind: 'number', type: 'float64' },
    deal: { kind: 'option' },
    amenities: { kind: 'options' },
    isNew: { kind: 'flag' },
    seller: { kind: 'key' },
    gel: { kind: 'number', type: 'float64' },
    usd: { kind: 'number', type: 'int32' },
    floor: { kind: 'number', type: 'int16' },
    area: { kind: 'number', type: 'float32' },
    point: { kind: 'point' },
    text: { kind: 'words' },
  },
};

export function batchOf(rows: readonly Row[]): Batch {
  const numbers = (name: 'gel' | 'usd' | 'floor' | 'area', type: keyof typeof missingNumber) =>
    rows.map((row) => row[name] ?? missingNumber[type]);
  return {
    ids: rows.map(({ id }) => id),
    columns: {
      date: rows.map(({ date }) => date),
      deal: rows.map(({ deal }) => deal),
      amenities: rows.map(({ amenities }) => amenities),
      isNew: rows.map(({ isNew }) => Number(isNew)),
      seller: rows.map(({ seller }) => seller),
      gel: numbers('gel', 'float64'),
      usd: numbers('usd', 'int32'),
      floor: numbers('floor', 'int16'),
      area: numbers('area', 'float32'),
      point: {
        latitudes: rows.map(({ point }) => point?.lat ?? Number.NaN),
        longitudes: rows.map(({ point }) => point?.lng ?? Number.NaN),
      },
      text: rows.map(({ text }) => text.join(' ')).join('\n'),
    },
  };
}

/** Numbers between 0 and 1 from a seed (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A row whose values many rows have, some seldom, some never. */
export function rowOf(id: number, next: () => number): Row {
  const below = (size: number): number => Math.floor(next() ** 2 * size);
  const maybe = <T>(share: number, value: T): T | null => (next() < share ? value : null);
  const isInGel = next() < 0.5;
  return {
    id,
    date: 1.7e15 + Math.floor(next() * 300) * 1e6,
    deal: below(6),
    amenities: [1, 2, 3, 4].filter(() => next() < 0.3),
    isNew: next() < 0.2,
    seller: below(40) * 1000,
    gel: isInGel ? maybe(0.9, Math.floor(next() * 400) * 100) : null,
    usd: isInGel ? null : maybe(0.9, Math.floor(next() * 400) * 100 - 500),
    floor: maybe(0.8, below(20) - 1),
    area: maybe(0.95, Math.fround(20 + Math.floor(next() * 300) / 3)),
    point: maybe(0.9, { lat: Math.fround(41.7 + (next() - 0.5) * 0.2), lng: Math.fround(44.8 + (next() - 0.5) * 0.3) }),
    text: Array.from({ length: 8 }, () => `w${below(60)}`),
  };
}

const isBetween = (value: number | null, { from, to, above }: { from?: number; to?: number; above?: number }): boolean =>
  value !== null &&
  (from === undefined || value >= from) &&
  (to === undefined || value <= to) &&
  (above === undefined || value > above);

function isInBox(point: LatLng | null, bounds: readonly number[]): boolean {
  const [south = 0, west = 0, north = 0, east = 0] = bounds.map(Math.fround);
  return point !== null && point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east;
}

function isNear(point: LatLng | null, { lat, lng, metres }: LatLng & { metres: number }): boolean {
  if (!point) return false;
  const north = metres / 111_320;
  const x = (point.lng - lng) * Math.cos((point.lat * Math.PI) / 180);
  const isInBand = point.lat >= Math.fround(lat - north) && point.lat <= Math.fround(lat + north);
  return isInBand && 111_320 * Math.sqrt((point.lat - lat) ** 2 + x ** 2) <= metres;
}

function isInside(point: LatLng | null, points: readonly LatLng[]): boolean {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const bounds = [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)];
  return point !== null && isInBox(point, bounds) && createOutline(points)(point.lat, point.lng);
}

/** Whether a row meets a condition, read from the row itself. */
export function meets(row: Row, condition: Condition): boolean {
  switch (condition.kind) {
    case 'everything':
      return true;
    case 'nothing':
      return false;
    case 'and':
      return condition.parts.every((part) => meets(row, part));
    case 'or':
      return condition.parts.some((part) => meets(row, part));
    case 'not':
      return !meets(row, condition.part);
    case 'flag':
      return row.isNew;
    case 'one-of': {
      const values = [row[condition.field as 'deal' | 'amenities' | 'seller' | 'id']].flat();
      return values.some((value) => value !== 0 && condition.values.includes(value));
    }
    case 'between':
      // An option that is 0 is missing.
      return isBetween(condition.field === 'deal' ? row.deal || null : row[condition.field as 'gel'], condition);
    case 'words':
      return condition.groups.every((group) => group.some((word) => row.text.includes(word)));
    case 'box':
      return isInBox(row.point, condition.bounds);
    case 'polygon':
      return isInside(row.point, condition.points);
    case 'near':
      return isNear(row.point, condition);
  }
}

const degrees = fc.integer({ min: -120, max: 120 }).map((value) => value / 1000);
const latLng = fc.record({ lat: degrees.map((value) => 41.7 + value), lng: degrees.map((value) => 44.8 + value) });
const bounds = fc
  .tuple(latLng, latLng)
  .map(([a, b]) => [Math.min(a.lat, b.lat), Math.min(a.lng, b.lng), Math.max(a.lat, b.lat), Math.max(a.lng, b.lng)] as const);
const bound = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });
const word = fc.integer({ min: 0, max: 65 }).map((value) => `w${value}`);

const leaf: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom<Condition>({ kind: 'everything' }, { kind: 'nothing' }, { kind: 'flag', field: 'isNew' }),
  fc.record({
    kind: fc.constant('one-of' as const),
    field: fc.constantFrom('deal', 'amenities'),
    values: fc.array(fc.integer({ min: 0, max: 7 }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('one-of' as const),
    field: fc.constant('seller'),
    values: fc.array(
      fc.integer({ min: 0, max: 41 }).map((value) => value * 1000),
      { maxLength: 3 },
    ),
  }),
  fc.record({
    kind: fc.constant('one-of' as const),
    field: fc.constant('id'),
    values: fc.array(fc.integer({ min: 1, max: 3000 })),
  }),
  fc
    .tuple(
      fc.constantFrom({ field: 'gel', factor: 100 }, { field: 'usd', factor: 100 }, { field: 'area', factor: 1 / 3 }),
      bound,
      bound,
      bound,
    )
    .map(([{ field, factor }, from, to, above]): Condition => {
      const scaled = (value: number | undefined) => (value === undefined ? undefined : Math.fround(value * factor));
      return { kind: 'between', field, from: scaled(from), to: scaled(to), above: scaled(above) };
    }),
  fc
    .tuple(fc.integer({ min: -2, max: 20 }), bound)
    .map(([above, to]): Condition => ({ kind: 'between', field: 'floor', above, to })),
  fc
    .tuple(fc.integer({ min: -1, max: 5 }), fc.integer({ min: 0, max: 6 }))
    .map(([above, to]): Condition => ({ kind: 'between', field: 'deal', above, to })),
  fc.record({
    kind: fc.constant('words' as const),
    field: fc.constant('text'),
    groups: fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('box' as const), field: fc.constant('point'), bounds }),
  fc.record({
    kind: fc.constant('polygon' as const),
    field: fc.constant('point'),
    points: fc.array(latLng, { maxLength: 8 }),
  }),
  fc
    .tuple(latLng, fc.integer({ min: 0, max: 8000 }))
    .map(([center, metres]): Condition => ({ kind: 'near', field: 'point', ...center, metres })),
);

export const conditions: fc.Arbitrary<Condition> = fc.letrec<{ condition: Condition }>((tie) => ({
  condition: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaf,
    fc.record({ kind: fc.constantFrom('and' as const, 'or' as const), parts: fc.array(tie('condition'), { maxLength: 4 }) }),
    fc.record({ kind: fc.constant('not' as const), part: tie('condition') }),
  ),
})).condition;
