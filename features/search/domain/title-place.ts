import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Place, PlaceIndex } from '@/lib/domain/place/place-index';

const levels = ['cities', 'districts', 'urbans'] as const;

/** The chosen places that the gazetteer knows, the narrowest last. */
export function placesOfFilters(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place[] {
  return levels.flatMap((level) => (filters[level] ?? []).flatMap((id) => places.find({ level, id }) ?? []));
}

/** The place that a title names: the only one, or the city of all of them; null for the whole country. */
export function titlePlace(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place | null {
  const chosen = placesOfFilters(filters, places);
  const [first, ...more] = chosen;
  // The city of a street is unknown here, and without the street the title would claim too much.
  if (!first || filters.streets?.length || filters.grouped_streets?.length) return null;
  if (more.length === 0) return first;
  const isOneCity = more.every((place) => place.cityId === first.cityId);
  return isOneCity ? (places.find({ level: 'cities', id: first.cityId }) ?? null) : null;
}
