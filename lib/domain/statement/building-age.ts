import { isRoomedType } from './market-ids';

const ages: Readonly<Record<number, 'new_building' | 'under_construction'>> = { 2: 'new_building', 3: 'under_construction' };

/** What is worth a chip about the age of a home's building; null for old ones, and for what has no such status. */
export function buildingAgeOf(statement: { real_estate_type_id: number; status_id: number | null }) {
  // The same ids of land and commercial space say what it may be used for.
  return isRoomedType(statement.real_estate_type_id) ? (ages[statement.status_id ?? 0] ?? null) : null;
}
