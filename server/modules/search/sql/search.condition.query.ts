import type { Condition, LatLng } from '@aivani/search-index/condition';
import { and, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { metresPerDegree } from '@/lib/domain/place/map-bounds';
import { statementSearch as rows, statementText } from '../search.table';
import { toTsQuery } from '../search.terms';

const columns: Record<string, PgColumn> = getTableColumns(rows);
/** Fields that are no column of the same name. */
const otherFields = ['point', 'words'];
/** Moments are columns of time; conditions name them in milliseconds. */
const moments = new Set(['date', 'createdAt', 'vipUntil']);

export const sqlFields: ReadonlySet<string> = new Set([...Object.keys(columns), ...otherFields]);

/** @throws Error for a field that the table does not have */
export function columnOf(field: string): PgColumn {
  const column = columns[field];
  if (!column) throw new Error(`statement_search has no column for the field ${field}.`);
  return column;
}

const listOf = (values: readonly number[]): SQL => sql`${`{${values.join(',')}}`}::int[]`;

/**
 * The casts keep a value that its column cannot store (an id above a smallint) a plain "no row" instead of an error;
 * a single member is an equality because only that keeps the order of a composite index. 0 is no value.
 */
function isOneOf(field: string, values: readonly number[]): SQL {
  const column = columnOf(field);
  const present = values.filter((value) => value !== 0);
  if (field === 'parameters') return sql`${column} && ${listOf(present)}`;
  const [first] = present;
  return present.length === 1 ? sql`${column} = ${first}::int` : sql`${column} = any(${listOf(present)})`;
}

/** A bound in the type of its column, so that an index of it serves. */
function boundOf(field: string, value: number): SQL {
  if (moments.has(field)) return sql`${new Date(value).toISOString()}::timestamptz`;
  if (field === 'areaSqm') return sql`${value}::real`;
  return Number.isInteger(value) ? sql`${value}::bigint` : sql`${value}::float8`;
}

function isBetween({ field, from, to, above }: Extract<Condition, { kind: 'between' }>): SQL {
  const column = columnOf(field);
  return (
    and(
      ...(from === undefined ? [] : [sql`${column} >= ${boundOf(field, from)}`]),
      ...(to === undefined ? [] : [sql`${column} <= ${boundOf(field, to)}`]),
      ...(above === undefined ? [] : [sql`${column} > ${boundOf(field, above)}`]),
    ) ?? sql`${column} is not null`
  );
}

/**
 * As a value and not as a join, whose rows the planner guesses too low: for few rows their own texts are tried, for many a hash of all texts that
 * match.
 */
const containsStems = (groups: readonly (readonly string[])[]): SQL =>
  sql`(exists (select 1 from ${statementText} where ${statementText.id} = ${rows.id} and ${statementText.words} @@ ${toTsQuery(groups)}::tsquery)) is true`;

const isInside = (south: number, west: number, north: number, east: number): SQL =>
  sql`${rows.latitude} between ${south}::real and ${north}::real and ${rows.longitude} between ${west}::real and ${east}::real`;

/**
 * PostgreSQL compares the numbers of its geometry with a tolerance of a millionth. In units of a metre that is nothing; in degrees it would be
 * ten centimetres.
 */
const perDegree = 100_000;
const units = (degrees: number): number => Math.round(degrees * perDegree);

/** The outline belongs to its area. The rectangle around it is found by the index of the map. */
function isInPolygon(points: readonly LatLng[]): SQL {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  const outline = `(${points.map(({ lat, lng }) => `(${units(lng)},${units(lat)})`).join(',')})`;
  return sql`(${isInside(Math.min(...lats), Math.min(...lngs), Math.max(...lats), Math.max(...lngs))}
    and ${outline}::polygon @> point(${rows.longitude}::float8 * ${perDegree}::int, ${rows.latitude}::float8 * ${perDegree}::int))`;
}

function isNear({ lat, lng, metres }: Extract<Condition, { kind: 'near' }>): SQL {
  const [latitude, longitude] = [sql`${rows.latitude}::float8`, sql`${rows.longitude}::float8`];
  const north = metres / metresPerDegree;
  return sql`(${rows.latitude} between ${lat - north}::real and ${lat + north}::real
    and ${metresPerDegree}::float8 * sqrt(power(${latitude} - ${lat}::float8, 2)
      + power((${longitude} - ${lng}::float8) * cos(radians(${latitude})), 2)) <= ${metres}::float8)`;
}

/** A condition on `statement_search`. */
export function toSql(condition: Condition): SQL {
  switch (condition.kind) {
    case 'everything':
      return sql`true`;
    case 'nothing':
      return sql`false`;
    case 'and':
      return and(...condition.parts.map(toSql)) ?? sql`true`;
    case 'or':
      return or(...condition.parts.map(toSql)) ?? sql`false`;
    case 'not':
      return sql`(${toSql(condition.part)}) is not true`;
    case 'flag':
      return sql`${columnOf(condition.field)}`;
    case 'one-of':
      return isOneOf(condition.field, condition.values);
    case 'between':
      return isBetween(condition);
    case 'words':
      return containsStems(condition.groups);
    case 'box':
      return isInside(...condition.bounds);
    case 'polygon':
      return isInPolygon(condition.points);
    case 'near':
      return isNear(condition);
  }
}
