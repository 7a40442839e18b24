import { invalid } from '../../http/errors';
import type { PlaceIdLists, PlaceRow } from './locations.repository';

export type PlaceColumns = { cityId: number; districtId: number | null; urbanId: number | null };

/** The places that rows name, by level. */
export const placeIdListsOf = (rows: readonly PlaceColumns[]): PlaceIdLists => ({
  cities: rows.map(({ cityId }) => cityId),
  districts: rows.flatMap(({ districtId }) => districtId ?? []),
  urbans: rows.flatMap(({ urbanId }) => urbanId ?? []),
});

/** @throws ApiError 422 for a place that is unknown, or outside its parent */
export function assertPlace(columns: PlaceColumns, known: readonly PlaceRow[]): void {
  const find = (level: keyof PlaceIdLists, id: number | null) => known.find((row) => row.level === level && row.id === id);
  if (!find('cities', columns.cityId)) throw invalid({ city_id: ['errors.field_invalid'] });
  if (columns.districtId !== null && find('districts', columns.districtId)?.cityId !== columns.cityId)
    throw invalid({ district_id: ['errors.field_invalid'] });
  if (columns.urbanId === null) return;
  const urban = find('urbans', columns.urbanId);
  const isInside = urban?.cityId === columns.cityId && (columns.districtId === null || urban.districtId === columns.districtId);
  if (!isInside) throw invalid({ urban_id: ['errors.field_invalid'] });
}
