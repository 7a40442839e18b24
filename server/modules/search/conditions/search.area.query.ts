import { or, type SQL, sql } from 'drizzle-orm';
import { type AreaPoint, decodeArea } from '@/lib/contracts/statements/area-outline';
import { statementSearch as rows } from '../search.table';

/**
 * PostgreSQL compares the numbers of its geometry with a tolerance of a millionth. In units of a metre that is nothing; in degrees it would be
 * ten centimetres.
 */
const perDegree = 100_000;

const units = (degrees: number): number => Math.round(degrees * perDegree);

function insideArea(points: readonly AreaPoint[]): SQL {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  const outline = `(${points.map(({ lat, lng }) => `(${units(lng)},${units(lat)})`).join(',')})`;
  // The rectangle around it is found by the index of the map.
  return sql`(${rows.latitude} between ${Math.min(...lats)}::real and ${Math.max(...lats)}::real
    and ${rows.longitude} between ${Math.min(...lngs)}::real and ${Math.max(...lngs)}::real
    and ${outline}::polygon @> point(${rows.longitude}::float8 * ${perDegree}::int, ${rows.latitude}::float8 * ${perDegree}::int))`;
}

/** Whether a point is in one of the encoded areas; their outlines belong to them. Statements without coordinates are in none. */
export function areaConditions(areas: readonly string[] | undefined): SQL[] {
  if (!areas?.length) return [];
  return [or(...areas.map((area) => insideArea(decodeArea(area) ?? []))) ?? sql`false`];
}
