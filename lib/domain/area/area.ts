import { roundDecimal } from '../rounding';

/** Units that an area is typed and shown in. Areas are stored in square metres regardless of the unit. */
export const areaTypeIds = { sqm: 1, hectare: 2 } as const;

const sqmPerHectare = 10_000;
/** Decimal places of areas: a hundredth of a square metre in either unit. Conversions would leave 43.800000000000004 otherwise. */
const decimals = { sqm: 2, hectare: 6 } as const;

/** Square metres to a hundredth. */
export const roundArea = (areaSqm: number): number => roundDecimal(areaSqm, decimals.sqm);

/** Square metres of an area in the unit it was typed in. */
export const toAreaSqm = (area: number, areaTypeId: number): number =>
  roundArea(areaTypeId === areaTypeIds.hectare ? area * sqmPerHectare : area);

/** An area in the unit it is shown in. */
export const fromAreaSqm = (areaSqm: number, areaTypeId: number): number =>
  areaTypeId === areaTypeIds.hectare ? roundDecimal(areaSqm / sqmPerHectare, decimals.hectare) : roundArea(areaSqm);

/** Square metres that a building, and a plot of land, may have; inclusive. */
export const areaSqmBounds = { building: { min: 5, max: 50_000 }, land: { min: 10, max: 50_000_000 } } as const;
