import type { City } from '@/lib/contracts/locations';
import type { PlaceIdLists } from '@/lib/domain/place/place-selection';

/** The places of one city: the city, and its parts where it is not the whole of it. */
export type ServedCity = PlaceIdLists;

/** Places as the API stores them, city by city. Places that are missing in the gazetteer are left out. */
export function groupByCity({ cities: wholes, districts, urbans }: PlaceIdLists, cities: readonly City[]): ServedCity[] {
  return cities.flatMap((city) => {
    const ownDistricts = city.districts.filter(({ id }) => districts.includes(id)).map(({ id }) => id);
    const ownUrbans = city.districts
      .flatMap((district) => district.urbans)
      .filter(({ id }) => urbans.includes(id))
      .map(({ id }) => id);
    const isServed = wholes.includes(city.id) || ownDistricts.length + ownUrbans.length > 0;
    return isServed ? [{ cities: [city.id], districts: ownDistricts, urbans: ownUrbans }] : [];
  });
}

/** The groups as the API stores them: a city is left out when its districts are listed. */
export function toServedPlaces(groups: readonly ServedCity[]): PlaceIdLists {
  const wholes = groups.filter(({ districts, urbans }) => districts.length + urbans.length === 0);
  const all = (lists: readonly number[][]) => [...new Set(lists.flat())];
  return {
    cities: all(wholes.map(({ cities }) => cities)),
    districts: all(groups.map(({ districts }) => districts)),
    urbans: all(groups.map(({ urbans }) => urbans)),
  };
}
