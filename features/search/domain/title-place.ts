import type { Localised } from '@/lib/contracts/common';
import type { GroupedStreet } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { Place, PlaceIndex, PlaceLevel } from '@/lib/domain/place/place-index';

const levels = ['cities', 'districts', 'urbans'] as const;

const placesOfLevels = (filters: StatementFilters, places: Pick<PlaceIndex, 'find'>, wanted: readonly PlaceLevel[]): Place[] =>
  wanted.flatMap((level) => (filters[level] ?? []).flatMap((id) => places.find({ level, id }) ?? []));

/** The chosen places that are in the gazetteer, the narrowest last, then the stations of the metro. */
export function placesOfFilters(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place[] {
  return placesOfLevels(filters, places, [...levels, 'metro_station_ids']);
}

/**
 * The place that a title names: the only one, or the city of all of them; null for the whole country. Stations of the metro are named
 * only where no place is chosen, as they narrow a place.
 */
function titlePlace(filters: StatementFilters, places: Pick<PlaceIndex, 'find'>): Place | null {
  const inPlaces = placesOfLevels(filters, places, levels);
  const chosen = inPlaces.length > 0 ? inPlaces : placesOfLevels(filters, places, ['metro_station_ids']);
  const [first, ...more] = chosen;
  if (!first) return null;
  if (more.length === 0) return first;
  const isOneCity = more.every((place) => place.cityId === first.cityId);
  return isOneCity ? (places.find({ level: 'cities', id: first.cityId }) ?? null) : null;
}

/** Whether a chosen place only repeats where a street lies. */
const holdsStreet = ({ level, id }: Place, street: GroupedStreet): boolean =>
  (level === 'cities' && id === street.city_id) ||
  (level === 'districts' && id === street.district_id) ||
  (level === 'urbans' && id === street.urban_id);

/**
 * The place in the title of a search, in the locative: the only street, else the only place, else the city of all of them; null for
 * the whole country.
 * @param streets the chosen streets that are in the gazetteer
 */
export function titlePlaceIn(
  filters: StatementFilters,
  places: Pick<PlaceIndex, 'find'>,
  streets: readonly GroupedStreet[],
): Localised | null {
  const [street, ...moreStreets] = streets;
  if (!street) {
    // Without its unknown streets the search would be wider than the title says, so no place is named.
    const hasStreets = Boolean(filters.streets?.length || filters.grouped_streets?.length);
    return hasStreets ? null : (titlePlace(filters, places)?.namesIn ?? null);
  }
  const others = placesOfLevels(filters, places, levels).filter((place) => !holdsStreet(place, street));
  if (moreStreets.length === 0 && others.length === 0) return street.display_names_in;
  const isOneCity = [...moreStreets.map(({ city_id }) => city_id), ...others.map(({ cityId }) => cityId)].every(
    (cityId) => cityId === street.city_id,
  );
  return isOneCity ? (places.find({ level: 'cities', id: street.city_id })?.namesIn ?? null) : null;
}
