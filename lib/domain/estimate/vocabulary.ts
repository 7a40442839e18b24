import {
  type ApartmentKind,
  type apartmentConditions,
  areaMinSqm,
  type buildingStates,
  type EstimateBody,
  estimateCityId,
  estimateRealEstateTypeId,
  type Sector,
  totalFloorsMax,
  type yearRanges,
} from '@/lib/contracts/estimate';
import { realEstateTypes } from '../statement/market-ids';

export type BuildingState = (typeof buildingStates)[number];
export type ApartmentCondition = (typeof apartmentConditions)[number];
export type YearRange = (typeof yearRanges)[number];

/**
 * The urbans of Tbilisi by the municipal district of their middle. The market's six districts are older than the ten of the
 * city, so the level between does not matter. Source of the borders: © OpenStreetMap contributors.
 * Six urbans lie outside all ten and have none: Mukhatgverdi 44, Mukhatskaro 45, Tsveri 68, Mskhaldidi 69, Tsodoreti 70, Upper Lisi 102.
 */
const urbansOfSector: Readonly<Record<Sector, readonly number[]>> = {
  gldani: [1, 2, 3, 4, 7, 9, 12, 122],
  nadzaladevi: [5, 6, 8, 10, 11, 120],
  didube: [23, 24],
  chugureti: [25, 26, 27, 103],
  vake: [13, 14, 15, 22, 28, 38, 41, 42, 46, 118],
  saburtalo: [29, 30, 39, 40, 43, 47, 48, 101, 106, 111, 121],
  mtatsminda: [16, 17, 18, 19, 20, 21, 64, 66, 67, 107],
  krtsanisi: [57, 60, 61, 65],
  isani: [51, 53, 56, 62, 63],
  samgori: [49, 50, 52, 54, 55, 58, 59, 78, 117],
};

const sectorByUrban: ReadonlyMap<number, Sector> = new Map(
  (Object.entries(urbansOfSector) as [Sector, readonly number[]][]).flatMap(([sector, urbans]) =>
    urbans.map((urban): [number, Sector] => [urban, sector]),
  ),
);

/** Project types by their id. 14, 15 and 16 are single developers' complexes, which the form does not offer and statements may have. */
const kindByProjectType: ReadonlyMap<number, ApartmentKind> = new Map([
  [8, 'non_standard'],
  [3, 'tukhareli'],
  [17, 'italian_yard'],
  [18, 'leningrad'],
  [1, 'lvov'],
  [7, 'moscow'],
  [6, 'urban'],
  [2, 'kavlashvili'],
  [5, 'czech'],
  [4, 'khrushchev'],
  [11, 'shared'],
  [9, 'duplex'],
  [10, 'triplex'],
  [14, 'new_building'],
  [15, 'new_building'],
  [16, 'new_building'],
]);
export const hiddenProjectTypeIds: readonly number[] = [14, 15, 16];

const stateByStatus: ReadonlyMap<number, BuildingState> = new Map([
  [1, 'old'],
  [2, 'new'],
  [3, 'under_construction'],
]);

const conditionById: ReadonlyMap<number, ApartmentCondition> = new Map([
  [1, 'newly_renovated'],
  [2, 'old_renovation'],
  [3, 'under_renovation'],
  [4, 'to_be_renovated'],
  [5, 'white_frame'],
  [6, 'black_frame'],
  [7, 'green_frame'],
  [8, 'white_plus'],
]);

const yearRangeByBuildYear: ReadonlyMap<number, YearRange> = new Map([
  [1, 'before_1955'],
  [2, '1955_2000'],
  [3, 'after_2000'],
]);

const underConstructionId = 3;

/** The municipal district of an urban; null for places outside them, and outside Tbilisi. */
export const sectorOf = (urbanId: number | null): Sector | null => sectorByUrban.get(urbanId ?? 0) ?? null;

export const buildingStateOf = (statusId: number | null): BuildingState | null => stateByStatus.get(statusId ?? 0) ?? null;

export const conditionOf = (conditionId: number | null): ApartmentCondition | null => conditionById.get(conditionId ?? 0) ?? null;

/** What kind of apartment it is: what is still built is a new building whatever was chosen, and so is a new house that names no type. */
export function apartmentKindOf(projectTypeId: number | null, statusId: number | null): ApartmentKind | null {
  if (statusId === underConstructionId) return 'new_building';
  if (projectTypeId !== null) return kindByProjectType.get(projectTypeId) ?? null;
  return buildingStateOf(statusId) === 'new' ? 'new_building' : null;
}

/**
 * When the house was built: as stated by its author, else inferred from the house. Courtyards with shared galleries are older than the Soviet
 * blocks; every other old house counts among those.
 */
export function yearRangeOf(statusId: number | null, projectTypeId: number | null, buildYearId: number | null): YearRange | null {
  const stated = yearRangeByBuildYear.get(buildYearId ?? 0);
  if (stated) return stated;
  const state = buildingStateOf(statusId);
  if (state === null) return null;
  if (state !== 'old') return 'after_2000';
  return apartmentKindOf(projectTypeId, statusId) === 'italian_yard' ? 'before_1955' : '1955_2000';
}

/** Land has neither a project type nor a condition. */
export const hasBuilding = (realEstateTypeId: number): boolean => realEstateTypeId !== realEstateTypes.land;

/** Buildings under construction share one project type, so the form has no field for it. */
export const isProjectTypeFixed = (statusId: number | null): boolean => statusId === underConstructionId;

/** What a visitor fills in, or a statement provides. Areas in m²; `marker` in degrees (WGS 84). */
export type EstimateForm = {
  city_id: number | null;
  district_id: number | null;
  urban_id: number | null;
  street_id: number | null;
  street_number: string;
  address: string;
  marker: { lat: number; lng: number } | null;
  real_estate_type_id: number;
  project_type_id: number | null;
  status_id: number | null;
  condition_id: number | null;
  room_type_id: number | null;
  floor: number | null;
  total_floors: number | null;
  area: number | null;
  balconies: number;
  balcony_area: number | null;
  additional_information: { elevator: 0 | 1 };
  /** Known for a statement; the form has no field for it. */
  build_year_id?: number | null;
};

/** Whether the area of balconies is given if there are any, and only then. */
const isBalconyConsistent = ({ balconies, balcony_area: area }: Pick<EstimateForm, 'balconies' | 'balcony_area'>): boolean =>
  balconies > 0 ? area !== null && area >= 1 : area === null;

/** The place of a form, once it is known well enough to be sent. */
function placeOf(form: EstimateForm) {
  const sector = sectorOf(form.urban_id);
  const { marker } = form;
  if (form.city_id !== estimateCityId || form.real_estate_type_id !== estimateRealEstateTypeId) return null;
  if (form.district_id === null || form.street_id === null || sector === null || marker === null) return null;
  return { real_estate_sector: sector, latitude: marker.lat, longitude: marker.lng };
}

function vocabularyOf(form: EstimateForm) {
  const kind = apartmentKindOf(form.project_type_id, form.status_id);
  const status = buildingStateOf(form.status_id);
  const condition = conditionOf(form.condition_id);
  const yearRange = yearRangeOf(form.status_id, form.project_type_id, form.build_year_id ?? null);
  if (kind === null || status === null || condition === null || yearRange === null) return null;
  return { type_of_apartment: kind, status, condition, year_range: yearRange };
}

function sizesOf({ floor, total_floors: floors, area, room_type_id: rooms }: EstimateForm) {
  if (floor === null || floors === null || area === null || rooms === null) return null;
  if (floor < 1 || floor > floors || floors > totalFloorsMax || area < areaMinSqm) return null;
  return { floor, floors, flat_area: area, rooms };
}

/**
 * The body of an estimate from a form; null while it is not ready: something is missing, the place is not a sector of Tbilisi, the area or
 * the floors are out of bounds, or the balconies do not agree with their area.
 */
export function toEstimatePayload(form: EstimateForm): EstimateBody | null {
  const place = placeOf(form);
  const vocabulary = vocabularyOf(form);
  const sizes = sizesOf(form);
  if (place === null || vocabulary === null || sizes === null || !isBalconyConsistent(form)) return null;
  return {
    ...place,
    ...vocabulary,
    ...sizes,
    balcony: form.balconies,
    balcony_area: form.balcony_area,
    elevator: form.additional_information.elevator,
    ...(form.address === '' ? {} : { address: form.address }),
  };
}

/** The rule of the automatic estimate: whether the form could be sent with its current values. */
export const isEstimateReady = (form: EstimateForm): boolean => toEstimatePayload(form) !== null;
