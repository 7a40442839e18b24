import { type apartmentConditions, apartmentKinds, type buildingStates, sectors } from '@/lib/contracts/estimate';
import type { Apartment } from '../apartment';
import { eastMetres, northMetres } from '../geo';

/** What the model reads of an apartment, one number each, NaN where unknown. The order is that of the columns of a table. */
export const attributeNames = [
  'eastM',
  'northM',
  'logArea',
  'rooms',
  'floor',
  'totalFloors',
  'state',
  'condition',
  'kind',
  'sector',
  'balconies',
  'elevator',
  'bedrooms',
  'furnished',
] as const;
export type AttributeName = (typeof attributeNames)[number];
export const attributeCount = attributeNames.length;

/** Position of each attribute in a row. */
export const at = Object.fromEntries(attributeNames.map((name, index) => [name, index])) as Record<AttributeName, number>;

const codeIn = (names: readonly string[], name: string | null): number => {
  const code = name === null ? -1 : names.indexOf(name);
  return code < 0 ? Number.NaN : code;
};

/** From the barest frame to the newest renovation, so that trees can split between "better" and "worse". */
const conditionsByValue = [
  'black_frame',
  'green_frame',
  'to_be_renovated',
  'white_frame',
  'white_plus',
  'under_renovation',
  'old_renovation',
  'newly_renovated',
] as const satisfies readonly (typeof apartmentConditions)[number][];
const statesByAge = ['old', 'under_construction', 'new'] as const satisfies readonly (typeof buildingStates)[number][];

const numberOf = (value: number | null | undefined): number => value ?? Number.NaN;
const flagOf = (value: boolean | null | undefined): number => (value == null ? Number.NaN : Number(value));

/** The attributes of an apartment in their order, rounded to what an artefact keeps of them (32 bits). */
export function attributesOf(apartment: Apartment): Float32Array {
  const values: Record<AttributeName, number> = {
    eastM: Math.round(eastMetres(apartment.longitude)),
    northM: Math.round(northMetres(apartment.latitude)),
    logArea: Math.log(apartment.areaSqm),
    rooms: numberOf(apartment.rooms),
    floor: numberOf(apartment.floor),
    totalFloors: numberOf(apartment.totalFloors),
    state: codeIn(statesByAge, apartment.buildingState),
    condition: codeIn(conditionsByValue, apartment.condition),
    kind: codeIn(apartmentKinds, apartment.kind),
    sector: codeIn(sectors, apartment.sector),
    balconies: numberOf(apartment.balconyCount),
    elevator: flagOf(apartment.hasElevator),
    bedrooms: numberOf(apartment.bedrooms),
    furnished: flagOf(apartment.isFurnished),
  };
  return Float32Array.from(attributeNames, (name) => values[name]);
}
