import { areaSqmBounds, areaTypeIds, toAreaSqm } from '@/lib/domain/area/area';
import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { RawRow } from './columns';
import { Refusal } from './refusal';
import { areaUnitAfter } from './units';
import { isRange, parseNumber } from './values';

type Area = { areaSqm: number; areaTypeId: number };

/** The figure, or the two of a range, before the unit. */
const FIGURES = /^[^\d]*\d[\d\s.,'’\u00A0\u202F]*(?:[-–—]\s*\d[\d\s.,]*)?/;

/** @throws Refusal for a unit that is not known */
function parseArea(text: string): Area | null {
  const value = parseNumber(text);
  if (value === null) return null;
  const unit = areaUnitAfter(text.replace(FIGURES, ''));
  if (!unit) throw new Refusal('area_unit_unknown', text);
  const { sqm, areaTypeId } = unit;
  // A converted figure is no more exact than its unit.
  return {
    areaSqm: sqm === 1 || areaTypeId === areaTypeIds.hectare ? toAreaSqm(value, areaTypeId) : Math.round(value * sqm * 10) / 10,
    areaTypeId,
  };
}

/**
 * The area of a row. Only land is measured in hectares. Of a range it is the lower bound (`isFrom`).
 * @throws Refusal without an area, and for one that no building or plot has
 */
export function readArea(row: RawRow, typeId: number): Area & { isFrom: boolean } {
  const area = row.area === undefined ? null : parseArea(row.area);
  if (row.area === undefined || area === null) throw new Refusal('area_missing', row.area ?? 'no area');
  const isLand = typeId === realEstateTypes.land;
  const { min, max } = areaSqmBounds[isLand ? 'land' : 'building'];
  if (area.areaSqm < min || area.areaSqm > max || (area.areaTypeId === areaTypeIds.hectare && !isLand))
    throw new Refusal('area_absurd', row.area);
  return { ...area, isFrom: isRange(row.area) };
}

/**
 * The yard of a house in m², in whichever unit it is written; null when it cannot be read or no plot is so large.
 * @throws Refusal for a unit that is not known
 */
export function readYardArea(text: string | undefined): number | null {
  const area = text === undefined ? null : parseArea(text);
  const { max } = areaSqmBounds.land;
  return area === null || area.areaSqm <= 0 || area.areaSqm > max ? null : area.areaSqm;
}
