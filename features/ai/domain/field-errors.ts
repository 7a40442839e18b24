import { areaMinSqm, totalFloorsMax } from '@/lib/contracts/estimate';
import type { City } from '@/lib/contracts/locations';
import { sectorOf } from '@/lib/domain/estimate/vocabulary';
import { type ListingError, type ListingErrors, parseDecimal } from '@/lib/domain/statement/listing-values';
import { asksCondition, asksProjectType, type EstimateFieldName, type EstimateValues } from './form-values';

export type EstimateErrors = ListingErrors<EstimateFieldName>;

/** Message of a neighbourhood outside the districts that have estimates. */
export const noSectorKey = 'ai.field_errors.no_sector';

const balconyAreaMin = 1;
const required: ListingError = { key: 'errors.field_required' };

const requiredError = (value: number | null): ListingError | null => (value === null ? required : null);

function rangeError(text: string, min: number, max = Number.POSITIVE_INFINITY): ListingError | null {
  const value = parseDecimal(text);
  if (value === null) return required;
  if (value < min) return { key: 'errors.field_too_small', bound: min };
  return value > max ? { key: 'errors.field_too_big', bound: max } : null;
}

/** The districts of the chosen city, and the neighbourhoods of the chosen district. */
export function placeChoices({ city_id, district_id }: EstimateValues, cities: readonly City[]) {
  const districts = cities.find(({ id }) => id === city_id)?.districts ?? [];
  return { districts, urbans: districts.find(({ id }) => id === district_id)?.urbans ?? [] };
}

function placeErrors(values: EstimateValues, cities: readonly City[]): Record<string, ListingError | null> {
  const { districts, urbans } = placeChoices(values, cities);
  const isUnknownSector = values.urban_id !== null && sectorOf(values.urban_id) === null;
  return {
    city_id: requiredError(values.city_id),
    district_id: districts.length > 0 ? requiredError(values.district_id) : null,
    urban_id: isUnknownSector ? { key: noSectorKey } : urbans.length > 0 ? requiredError(values.urban_id) : null,
    street_id: requiredError(values.street_id),
  };
}

/** A building has at least as many floors as the apartment's own, and at most 30. */
function floorErrors({ floor, total_floors }: EstimateValues): Record<string, ListingError | null> {
  const floorError = rangeError(floor, 1, totalFloorsMax);
  const totalMin = floorError === null ? (parseDecimal(floor) ?? 1) : 1;
  return { floor: floorError, total_floors: rangeError(total_floors, totalMin, totalFloorsMax) };
}

/** All errors that block sending the form, by field. */
export function formErrors(values: EstimateValues, cities: readonly City[]): EstimateErrors {
  const errors: Record<string, ListingError | null> = {
    ...placeErrors(values, cities),
    project_type_id: asksProjectType(values) ? requiredError(values.project_type_id) : null,
    status_id: requiredError(values.status_id),
    condition_id: asksCondition(values) ? requiredError(values.condition_id) : null,
    room_type_id: requiredError(values.room_type_id),
    area: rangeError(values.area, areaMinSqm),
    ...floorErrors(values),
    balcony_area: Number(values.balconies) > 0 ? rangeError(values.balcony_area, balconyAreaMin) : null,
  };
  return Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null)) as EstimateErrors;
}
