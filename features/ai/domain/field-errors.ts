import { areaMinSqm, totalFloorsMax } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import { hasBuilding, sectorOf } from '@/lib/domain/estimate/vocabulary';
import { asksProjectType, type FieldName, type FormValues } from './form-values';

/** What is wrong with a field; `count` is the bound that it breaks. */
export type FieldError = { kind: 'required' } | { kind: 'no_sector' } | { kind: 'min' | 'max'; count: number };
export type FieldErrors = Partial<Record<FieldName, FieldError>>;

const balconyAreaMin = 1;
const required: FieldError = { kind: 'required' };

const requiredError = (value: number | null): FieldError | null => (value === null ? required : null);

function rangeError(value: number | null, min: number, max = Number.POSITIVE_INFINITY): FieldError | null {
  if (value === null) return required;
  if (value < min) return { kind: 'min', count: min };
  return value > max ? { kind: 'max', count: max } : null;
}

/** The districts of the chosen city, and the neighbourhoods of the chosen district. */
export function placeChoices({ city_id, district_id }: FormValues, cities: readonly City[]) {
  const districts = cities.find(({ id }) => id === city_id)?.districts ?? [];
  return { districts, urbans: districts.find(({ id }) => id === district_id)?.urbans ?? [] };
}

function placeErrors(values: FormValues, cities: readonly City[]): Record<string, FieldError | null> {
  const { districts, urbans } = placeChoices(values, cities);
  const isUnknownSector = values.urban_id !== null && sectorOf(values.urban_id) === null;
  return {
    city_id: requiredError(values.city_id),
    district_id: districts.length > 0 ? requiredError(values.district_id) : null,
    urban_id: isUnknownSector ? { kind: 'no_sector' } : urbans.length > 0 ? requiredError(values.urban_id) : null,
    street_id: requiredError(values.street_id),
  };
}

/** The floors: a building has at least as many as the apartment lies high, and at most 30. */
function floorErrors({ floor, total_floors: floors }: FormValues): Record<string, FieldError | null> {
  const floorFault = rangeError(floor, 1, totalFloorsMax);
  const least = floorFault === null ? (floor ?? 1) : 1;
  return { floor: floorFault, total_floors: rangeError(floors, least, totalFloorsMax) };
}

/** Everything that keeps a form from being sent, by field; nothing for one that is ready. */
export function formErrors(values: FormValues, cities: readonly City[]): FieldErrors {
  const faults: Record<string, FieldError | null> = {
    ...placeErrors(values, cities),
    project_type_id: asksProjectType(values) ? requiredError(values.project_type_id) : null,
    status_id: requiredError(values.status_id),
    condition_id: hasBuilding(values.real_estate_type_id) ? requiredError(values.condition_id) : null,
    room_type_id: requiredError(values.room_type_id),
    area: rangeError(values.area, areaMinSqm),
    ...floorErrors(values),
    balcony_area: values.balconies > 0 ? rangeError(values.balcony_area, balconyAreaMin) : null,
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null)) as FieldErrors;
}
