import type { Bounds, Condition, LatLng } from '@aivani/search-index/condition';
import { metresPerDegree } from '@/lib/domain/place/map-bounds';
import { createOutline } from '@/packages/search-index/src/polygon';
import { schema } from '@/server/modules/search/memory/search.load.query';
import type { Columns } from './columns';

export type Test = (row: number) => boolean;
type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;

function hasAny(columns: Columns, field: string, wanted: readonly number[]): Test {
  const { starts, items } = columns.listsOf(field) ?? { starts: [], items: [] };
  return (row) => {
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) if (wanted.includes(items[at] ?? -1)) return true;
    return false;
  };
}

function isOneOf(columns: Columns, { field, values }: Of<'one-of'>): Test {
  const wanted = values.filter((value) => value !== 0);
  if (columns.listsOf(field)) return hasAny(columns, field, wanted);
  const column = columns.of(field);
  return (row) => wanted.includes(column[row] as number);
}

function isBetween(columns: Columns, { field, from = -32_767, to = Infinity, above = -Infinity }: Of<'between'>): Test {
  const column = columns.of(field);
  // 0 is no option; what a number has where it is missing is less than any.
  const least = schema.fields[field]?.kind === 'number' ? from : Math.max(from, 1);
  return (row) => (column[row] as number) >= least && (column[row] as number) <= to && (column[row] as number) > above;
}

function hasWords(columns: Columns, { field, groups }: Of<'words'>): Test {
  const tests = groups.map((group) => {
    const ids = group.map((word) => columns.wordIds.get(word) ?? -1);
    return hasAny(columns, field, ids);
  });
  return (row) => tests.every((test) => test(row));
}

function isIn(columns: Columns, bounds: Bounds): Test {
  const [lats, lngs] = [columns.of('latitude'), columns.of('longitude')];
  const [south, west, north, east] = bounds.map(Math.fround) as [number, number, number, number];
  return (row) => {
    const [lat, lng] = [lats[row] as number, lngs[row] as number];
    return lat >= south && lat <= north && lng >= west && lng <= east;
  };
}

function isInside(columns: Columns, points: readonly LatLng[]): Test {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const isAround = isIn(columns, [Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs)]);
  const contains = createOutline(points);
  const [latitudes, longitudes] = [columns.of('latitude'), columns.of('longitude')];
  return (row) => isAround(row) && contains(latitudes[row] as number, longitudes[row] as number);
}

function isNear(columns: Columns, { lat, lng, metres }: Of<'near'>): Test {
  const [latitudes, longitudes] = [columns.of('latitude'), columns.of('longitude')];
  return (row) => {
    const latitude = latitudes[row] as number;
    const x = ((longitudes[row] as number) - lng) * Math.cos(latitude * (Math.PI / 180));
    return metresPerDegree * Math.hypot(latitude - lat, x) <= metres;
  };
}

/** Whether a row meets a condition. */
export function testOf(columns: Columns, condition: Condition): Test {
  switch (condition.kind) {
    case 'everything':
      return () => true;
    case 'nothing':
      return () => false;
    case 'and':
    case 'or': {
      const tests = condition.parts.map((part) => testOf(columns, part));
      return condition.kind === 'and' ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
    }
    case 'not': {
      const test = testOf(columns, condition.part);
      return (row) => !test(row);
    }
    case 'flag': {
      const column = columns.of(condition.field);
      return (row) => column[row] === 1;
    }
    case 'one-of':
      return isOneOf(columns, condition);
    case 'between':
      return isBetween(columns, condition);
    case 'words':
      return hasWords(columns, condition);
    case 'box':
      return isIn(columns, condition.bounds);
    case 'polygon':
      return isInside(columns, condition.points);
    case 'near':
      return isNear(columns, condition);
  }
}
