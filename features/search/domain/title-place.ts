import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Place, PlaceIndex, PlaceLevel } from '@/lib/domain/place/place-index';

const levels = ['cities', 'districts', 'urbans'] as const;

const placesOfLevels = (filters: StatementFilters, places: Pick<PlaceIndex, 'find'>, wanted: readonly PlaceLevel[]): Place[] =>
  wanted.flatMap((level) => (filters[level] ?? []).flatMap((id) => places.find({ level, id }) ?? []));

/** The chosen places that the gazetteer knows, the narrowest last, then the stations of the metro. */
export function placesOfFilters(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place[] {
  return placesOfLevels(filters, places, [...levels, 'metro_station_ids']);
}

/**
 * The place that a title names: the only one, or the city of all of them; null for the whole country. Stations of the metro are named
 * only where no place is chosen, as they narrow a place.
 */
export function titlePlace(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place | null {
  const inPlaces = placesOfLevels(filters, places, levels);
  const chosen = inPlaces.length > 0 ? inPlaces : placesOfLevels(filters, places, ['metro_station_ids']);
  const [first, ...more] = chosen;
  // The city of a street is unknown here, and without the street the title would claim too much.
  if (!first || filters.streets?.length || filters.grouped_streets?.length) return null;
  if (more.length === 0) return first;
  const isOneCity = more.every((place) => place.cityId === first.cityId);
  return isOneCity ? (places.find({ level: 'cities', id: first.cityId }) ?? null) : null;
}
