import { areaMinSqm, totalFloorsMax } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import { hasBuilding, sectorOf } from '@/lib/estimate/vocabulary';
import { asksProjectType, type FieldName, type FormValues } from './form-values';

/** What is wrong with a field; `count` is the bound that it breaks. */
export type Fault = { kind: 'required' } | { kind: 'no_sector' } | { kind: 'min' | 'max'; count: number };
export type Faults = Partial<Record<FieldName, Fault>>;

const balconyAreaMin = 1;
const required: Fault = { kind: 'required' };

const missing = (value: number | null): Fault | null => (value === null ? required : null);

function outside(value: number | null, min: number, max = Number.POSITIVE_INFINITY): Fault | null {
  if (value === null) return required;
  if (value < min) return { kind: 'min', count: min };
  return value > max ? { kind: 'max', count: max } : null;
}

/** The districts of the chosen city, and the neighbourhoods of the chosen district. */
export function placeChoices({ city_id, district_id }: FormValues, cities: readonly City[]) {
  const districts = cities.find(({ id }) => id === city_id)?.districts ?? [];
  return { districts, urbans: districts.find(({ id }) => id === district_id)?.urbans ?? [] };
}

function placeFaults(values: FormValues, cities: readonly City[]): Record<string, Fault | null> {
  const { districts, urbans } = placeChoices(values, cities);
  const isUnknownSector = values.urban_id !== null && sectorOf(values.urban_id) === null;
  return {
    city_id: missing(values.city_id),
    district_id: districts.length > 0 ? missing(values.district_id) : null,
    urban_id: isUnknownSector ? { kind: 'no_sector' } : urbans.length > 0 ? missing(values.urban_id) : null,
    street_id: missing(values.street_id),
  };
}

/** The floors: a building has at least as many as the apartment lies high, and at most 30. */
function floorFaults({ floor, total_floors: floors }: FormValues): Record<string, Fault | null> {
  const floorFault = outside(floor, 1, totalFloorsMax);
  const least = floorFault === null ? (floor ?? 1) : 1;
  return { floor: floorFault, total_floors: outside(floors, least, totalFloorsMax) };
}

/** Everything that keeps a form from being sent, by field; nothing for one that is ready. */
export function faultsOf(values: FormValues, cities: readonly City[]): Faults {
  const faults: Record<string, Fault | null> = {
    ...placeFaults(values, cities),
    project_type_id: asksProjectType(values) ? missing(values.project_type_id) : null,
    status_id: missing(values.status_id),
    condition_id: hasBuilding(values.real_estate_type_id) ? missing(values.condition_id) : null,
    room_type_id: missing(values.room_type_id),
    area: outside(values.area, areaMinSqm),
    ...floorFaults(values),
    balcony_area: values.balconies > 0 ? outside(values.balcony_area, balconyAreaMin) : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as Faults;
}
