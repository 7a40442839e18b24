import { realEstateTypes } from '@/lib/domain/statement/market-ids';
import { complexes } from '@/server/data/gazetteer';
import type { Random } from '../random';
import type { StatementKind } from './kinds';
import type { SeedPlace } from './places';

/** The states of a building that complexes are sold in: new and under construction. */
const complexStatusIds: readonly (number | null | undefined)[] = [2, 3];

/** The complex of a flat in a new building, for most of those in a neighbourhood that has one. */
export function drawProjectId(
  random: Random,
  { typeId }: StatementKind,
  { urbanId }: SeedPlace,
  statusId: number | null | undefined,
): number | null {
  const near = complexes.filter((complex) => complex.urban_id === urbanId);
  if (typeId !== realEstateTypes.apartment || !complexStatusIds.includes(statusId) || near.length === 0) return null;
  return random.chance(0.6) ? random.pick(near).id : null;
}
