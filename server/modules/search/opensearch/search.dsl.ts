import type { Condition } from '@aivani/search-index/condition';
import { metresPerDegree } from '@/lib/domain/place/map-bounds';
import { type FieldKind, fieldKinds } from './search.mapping.query';
import { nearScript, polygonScript } from './search.scripts';

/** A query or an aggregation as OpenSearch reads it. */
export type Dsl = Record<string, unknown>;

const everything: Dsl = { match_all: {} };
const nothing: Dsl = { match_none: {} };
const allOf = (parts: Dsl[]): Dsl => ({ bool: { filter: parts } });
const anyOf = (parts: Dsl[]): Dsl => ({ bool: { should: parts, minimum_should_match: 1 } });

export const noneOf = (parts: Dsl[]): Dsl => ({ bool: { must_not: parts } });
export const hasField = (field: string): Dsl => ({ exists: { field } });

const micros = 1000;
const longMax = Number.MAX_SAFE_INTEGER;
const floatMax = 3.4e38;

/** @throws Error for a field that no document has */
function kindOf(field: string): FieldKind {
  const kind = fieldKinds.get(field);
  if (!kind) throw new Error(`The search index has no field ${field}.`);
  return kind;
}

function boundOf(kind: FieldKind, value: number): number {
  if (kind === 'float') return Math.max(-floatMax, Math.min(value, floatMax)) + 0;
  return Math.max(-longMax, Math.min(kind === 'moment' ? value * micros : value, longMax));
}

function isBetween({ field, from, to, above }: Extract<Condition, { kind: 'between' }>): Dsl {
  const kind = kindOf(field);
  // Options begin with 1: what has one, has at least that.
  if (kind === 'term' && to === undefined && above === undefined && (from === undefined || from <= 1)) return hasField(field);
  if (kind !== 'integer' && kind !== 'float' && kind !== 'moment')
    throw new Error(`The search index has no order of values for the field ${field}.`);
  const bound = (value: number | undefined) => (value === undefined ? undefined : boundOf(kind, value));
  if (from === undefined && to === undefined && above === undefined) return hasField(field);
  return { range: { [field]: { gte: bound(from), lte: bound(to), gt: bound(above) } } };
}

const isInside = (south: number, west: number, north: number, east: number): Dsl[] => [
  { range: { latitude: { gte: boundOf('float', south), lte: boundOf('float', north) } } },
  { range: { longitude: { gte: boundOf('float', west), lte: boundOf('float', east) } } },
];

const script = (source: string, params: Dsl): Dsl => ({ script: { script: { lang: 'painless', source, params } } });

const perDegree = 100_000;
const units = (degrees: number): number => Math.round(degrees * perDegree);

/** The rectangle around the outline first, then each point in it as PostgreSQL compares it. */
function isInPolygon({ points }: Extract<Condition, { kind: 'polygon' }>): Dsl {
  if (points.length === 0) return nothing;
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const box = isInside(Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs));
  return allOf([...box, script(polygonScript, { xs: lngs.map(units), ys: lats.map(units), perDegree })]);
}

function isNear({ lat, lng, metres }: Extract<Condition, { kind: 'near' }>): Dsl {
  const north = metres / metresPerDegree;
  const strip = { range: { latitude: { gte: lat - north, lte: lat + north } } };
  return allOf([strip, hasField('longitude'), script(nearScript, { lat, lng, metres, metresPerDegree })]);
}

function isOneOf({ field, values }: Extract<Condition, { kind: 'one-of' }>): Dsl {
  const present = values.filter((value) => value !== 0);
  if (present.length === 0) return nothing;
  return { terms: { [field]: kindOf(field) === 'term' ? present.map(String) : present } };
}

/** A condition as a query that filters: it gives no scores. @throws Error that names a field which cannot answer it */
export function toDsl(condition: Condition): Dsl {
  switch (condition.kind) {
    case 'everything':
      return everything;
    case 'nothing':
      return nothing;
    case 'and':
      return condition.parts.length === 0 ? everything : allOf(condition.parts.map(toDsl));
    case 'or':
      return condition.parts.length === 0 ? nothing : anyOf(condition.parts.map(toDsl));
    case 'not':
      return noneOf([toDsl(condition.part)]);
    case 'flag':
      kindOf(condition.field);
      return { term: { [condition.field]: true } };
    case 'one-of':
      return isOneOf(condition);
    case 'between':
      return isBetween(condition);
    case 'words':
      kindOf(condition.field);
      return allOf(condition.groups.map((stems) => ({ terms: { [condition.field]: stems } })));
    case 'box':
      return allOf(isInside(...condition.bounds));
    case 'polygon':
      return isInPolygon(condition);
    case 'near':
      return isNear(condition);
  }
}
