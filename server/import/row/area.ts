import { areaSqmBounds, areaTypeIds, toAreaSqm } from '@/lib/domain/area/area';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { RawRow } from './columns';
import { Refusal } from './refusal';
import { isRange, parseNumber } from './values';

/** Units after the figure: "1,5 ჰა", "0.2 ha", "2 га", "2 гектара". */
const HECTARES = /\d\s*(ჰა|ჰექტარ|ha\b|hectare|га(\s|$|\.)|гектар)/i;

type Area = { areaSqm: number; areaTypeId: number };

function parseLand(text: string): Area | null {
  const value = parseNumber(text);
  const areaTypeId = HECTARES.test(text) ? areaTypeIds.hectare : areaTypeIds.sqm;
  return value === null ? null : { areaSqm: toAreaSqm(value, areaTypeId), areaTypeId };
}

/**
 * The area of a row. Only land is measured in hectares. Of a range it is the lower bound (`isFrom`).
 * @throws Refusal without an area, and for one that no building or plot has
 */
export function readArea(row: RawRow, typeId: number): Area & { isFrom: boolean } {
  const area = row.area === undefined ? null : parseLand(row.area);
  if (row.area === undefined || area === null) throw new Refusal('area_missing', row.area ?? 'no area');
  const isLand = typeId === realEstateTypes.land;
  const { min, max } = areaSqmBounds[isLand ? 'land' : 'building'];
  if (area.areaSqm < min || area.areaSqm > max || (area.areaTypeId === areaTypeIds.hectare && !isLand))
    throw new Refusal('area_absurd', row.area);
  return { ...area, isFrom: isRange(row.area) };
}

/** The yard of a house in m², which may be written in hectares; null when it cannot be read or no plot is so large. */
export function readYardArea(text: string | undefined): number | null {
  const area = text === undefined ? null : parseLand(text);
  const { max } = areaSqmBounds.land;
  return area === null || area.areaSqm <= 0 || area.areaSqm > max ? null : area.areaSqm;
}
