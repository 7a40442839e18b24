import { estimateCityId, estimateRealEstateTypeId } from '@/lib/contracts/estimate';
import { type EstimateForm, hasBuilding, isProjectTypeFixed } from '@/lib/domain/estimate/vocabulary';

/** What a visitor fills in, and the name of the street as it stands in its box. */
export type FormValues = EstimateForm & { street_name: string };

/** The fields that may be wrong. */
export const fieldNames = [
  'city_id',
  'district_id',
  'urban_id',
  'street_id',
  'project_type_id',
  'status_id',
  'condition_id',
  'room_type_id',
  'area',
  'floor',
  'total_floors',
  'balcony_area',
] as const;
export type FieldName = (typeof fieldNames)[number];

/** A form that nobody filled in: the one city and the one type that estimates exist for are chosen. */
export const emptyForm: FormValues = {
  city_id: estimateCityId,
  district_id: null,
  urban_id: null,
  street_id: null,
  street_name: '',
  street_number: '',
  address: '',
  marker: null,
  real_estate_type_id: estimateRealEstateTypeId,
  project_type_id: null,
  status_id: null,
  condition_id: null,
  room_type_id: null,
  floor: null,
  total_floors: null,
  area: null,
  balconies: 0,
  balcony_area: null,
  additional_information: { elevator: 1 },
};

/** Another district or city lies elsewhere, so that the street and its point are chosen anew. */
const noStreet = { street_id: null, street_name: '', address: '', marker: null } as const;

/** The consequences that a change has for other fields. A change may name those fields itself. */
function consequences(values: FormValues, change: Partial<FormValues>): Partial<FormValues> {
  const isOther = (name: 'city_id' | 'district_id') => change[name] !== undefined && change[name] !== values[name];
  return {
    ...(isOther('city_id') ? { district_id: null, urban_id: null, ...noStreet } : {}),
    ...(isOther('district_id') ? { urban_id: null, ...noStreet } : {}),
  };
}

/** The form after a change: what no longer applies is emptied, and there are never fewer balconies than none. */
export function applyChange(values: FormValues, change: Partial<FormValues>): FormValues {
  const next = { ...values, ...consequences(values, change), ...change };
  const balconies = Math.max(0, next.balconies);
  return {
    ...next,
    balconies,
    balcony_area: balconies === 0 ? null : next.balcony_area,
    project_type_id: asksProjectType(next) ? next.project_type_id : null,
    condition_id: hasBuilding(next.real_estate_type_id) ? next.condition_id : null,
  };
}

/** Whether the project type is asked for: land has none, and what is still built has one alone. */
export const asksProjectType = ({ real_estate_type_id: type, status_id: status }: FormValues): boolean =>
  hasBuilding(type) && !isProjectTypeFixed(status);
