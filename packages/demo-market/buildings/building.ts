import { roundDecimal } from '@/lib/domain/rounding';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import type { StatementKind } from '../market/kinds';
import { drawOption, type OptionWeights } from '../market/options';
import type { Random } from '../random';

/** What is there: sizes in m² and cm, options as dictionary ids. */
export type Building = {
  areaSqm: number;
  yardAreaSqm: number | null;
  rooms: number | null;
  roomTypeId: number | null;
  bedroomTypeId: number | null;
  bathroomTypeId: number | null;
  statusId: number | null;
  conditionId: number | null;
  projectTypeId: number | null;
  buildYearId: number | null;
  floor: number | null;
  totalFloors: number | null;
  heightCm: number | null;
  /** 2 where land is measured in hectares. */
  areaTypeId: number;
};

export type NumberRange = readonly [number, number];

export const NEW = 2;
const UNDER_CONSTRUCTION = 3;

const conditionsOf = {
  old: { 1: 46, 2: 37, 4: 13, 3: 4 },
  new: { 1: 43, 5: 19, 6: 14, 7: 10, 8: 6, 2: 4, 3: 4 },
  construction: { 6: 44, 5: 26, 7: 20, 8: 10 },
  rent: { 1: 71, 2: 26, 4: 3 },
  commercial: { 1: 46, 2: 18, 5: 14, 6: 8, 4: 8, 7: 4, 3: 2 },
} satisfies Record<string, OptionWeights>;

export const roundTo = (value: number, step: number): number => roundDecimal(Math.round(value / step) * step, 2);
export const drawWithin = (random: Random, [min, max]: NumberRange): number => min + random.next() * (max - min);
/** Many owners write whole metres, some a decimal. */
export const drawArea = (random: Random, bounds: NumberRange): number =>
  roundTo(drawWithin(random, bounds), random.chance(0.35) ? 0.1 : 1);

export const isRented = (kind: StatementKind): boolean => kind.dealId === dealTypes.rent || kind.dealId === dealTypes.daily;

export function drawCondition(random: Random, kind: StatementKind, statusId: number | null): number | null {
  if (isRented(kind)) return drawOption(random, 'conditions', kind, conditionsOf.rent);
  if (kind.typeId === realEstateTypes.commercial) return drawOption(random, 'conditions', kind, conditionsOf.commercial);
  const age = statusId === UNDER_CONSTRUCTION ? 'construction' : statusId === NEW ? 'new' : 'old';
  return drawOption(random, 'conditions', kind, conditionsOf[age]);
}
