import { isRoomedType } from './market-ids';

const ages: Readonly<Record<number, 'new_building' | 'under_construction'>> = { 2: 'new_building', 3: 'under_construction' };

/** The age of a home's building for a chip; null for old buildings and for anything without such a status. */
export function buildingAgeOf(statement: { real_estate_type_id: number; status_id: number | null }) {
  // For land and commercial space the same ids mean the permitted use.
  return isRoomedType(statement.real_estate_type_id) ? (ages[statement.status_id ?? 0] ?? null) : null;
}
