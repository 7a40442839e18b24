import { estimateCityId, estimateRealEstateTypeId, type PastEstimate } from '@/lib/contracts/estimate';
import { type EstimateForm, hasBuilding, isProjectTypeFixed } from '@/lib/domain/estimate/vocabulary';
import { type ListingValues, parseDecimal } from '@/lib/domain/statement/listing-values';

/** The fields that may have errors. */
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
export type EstimateFieldName = (typeof fieldNames)[number];

type ListingName =
  | EstimateFieldName
  | 'real_estate_type_id'
  | 'build_year_id'
  | 'balconies'
  | 'street_name'
  | 'street_number'
  | 'address';

/** The values of the form; `marker` in degrees (WGS 84). */
export type EstimateValues = Pick<ListingValues, ListingName> & Pick<EstimateForm, 'marker' | 'additional_information'>;

/** A new form: the one city and the one type that have estimates are chosen. */
export const emptyForm: EstimateValues = {
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
  build_year_id: null,
  floor: '',
  total_floors: '',
  area: '',
  balconies: '0',
  balcony_area: '',
  additional_information: { elevator: 1 },
};

/** The form with its numbers read. */
export function toEstimateForm({ street_name: _, ...values }: EstimateValues): EstimateForm {
  return {
    ...values,
    real_estate_type_id: values.real_estate_type_id ?? estimateRealEstateTypeId,
    floor: parseDecimal(values.floor),
    total_floors: parseDecimal(values.total_floors),
    area: parseDecimal(values.area),
    balconies: Number(values.balconies),
    balcony_area: parseDecimal(values.balcony_area),
  };
}

const noStreet = { street_id: null, street_name: '', address: '', marker: null } as const;

/** What follows from another city or district: the street is elsewhere. */
function placeConsequences(values: EstimateValues, changes: Partial<EstimateValues>): Partial<EstimateValues> {
  const isOther = (name: 'city_id' | 'district_id') => changes[name] !== undefined && changes[name] !== values[name];
  return {
    ...(isOther('city_id') ? { district_id: null, urban_id: null, ...noStreet } : {}),
    ...(isOther('district_id') ? { urban_id: null, ...noStreet } : {}),
  };
}

/** The form after a change: values that no longer apply are emptied, and balconies never fall below 0. */
export function applyChange(values: EstimateValues, changes: Partial<EstimateValues>): EstimateValues {
  const next = { ...values, ...placeConsequences(values, changes), ...changes };
  const balconies = Math.max(0, Number(next.balconies));
  return {
    ...next,
    balconies: String(balconies),
    balcony_area: balconies === 0 ? '' : next.balcony_area,
    project_type_id: asksProjectType(next) ? next.project_type_id : null,
    condition_id: asksCondition(next) ? next.condition_id : null,
  };
}

/** Land has no condition. */
export const asksCondition = ({ real_estate_type_id: typeId }: EstimateValues): boolean =>
  hasBuilding(typeId ?? estimateRealEstateTypeId);

/** Land has no project type, and a building under construction has only one. */
export const asksProjectType = (values: EstimateValues): boolean =>
  asksCondition(values) && !isProjectTypeFixed(values.status_id);

/** The form's values of an apartment that was estimated before; its place has to be chosen again. */
export const valuesOfPastEstimate = ({ flat_area, rooms, floor, floors }: PastEstimate): Partial<EstimateValues> => ({
  area: String(flat_area),
  room_type_id: rooms,
  floor: String(floor),
  total_floors: String(floors),
});
