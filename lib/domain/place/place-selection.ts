import type { City, NamedKind, TreeKind } from '@/lib/contracts/locations';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { PlaceValues } from '@/lib/domain/statement/listing-values';

/** A place outside the tree, with the name it was chosen by. */
export type NamedPlace = { kind: NamedKind; id: number; name: string };
/** A chosen place. */
export type SelectedPlace = { kind: TreeKind; id: number } | NamedPlace;
/** Chosen places, in the order they were chosen. A place includes everything inside it. */
export type PlaceSelection = readonly SelectedPlace[];

/** A place by its levels, as statements and records store it. */
export type PlaceIds = { city_id: number | null; district_id: number | null; urban_id: number | null };
/** Places by their levels, as the criteria of a search store them. */
export type PlaceIdLists = { cities: number[]; districts: number[]; urbans: number[] };

export const isSamePlace = (one: Pick<SelectedPlace, 'kind' | 'id'>, other: Pick<SelectedPlace, 'kind' | 'id'>): boolean =>
  one.kind === other.kind && one.id === other.id;

const idsOfKind = (selection: PlaceSelection, kind: SelectedPlace['kind']): number[] =>
  selection.filter((place) => place.kind === kind).map(({ id }) => id);

/** The places of the lists; a city stays next to its parts where both are listed. */
export const selectionFromLists = ({ cities, districts, urbans }: Partial<PlaceIdLists>): PlaceSelection => [
  ...(cities ?? []).map((id) => ({ kind: 'city' as const, id })),
  ...(districts ?? []).map((id) => ({ kind: 'district' as const, id })),
  ...(urbans ?? []).map((id) => ({ kind: 'urban' as const, id })),
];

export const listsFromSelection = (selection: PlaceSelection): PlaceIdLists => ({
  cities: idsOfKind(selection, 'city'),
  districts: idsOfKind(selection, 'district'),
  urbans: idsOfKind(selection, 'urban'),
});

/** Finds the name of a place outside the tree; empty if unknown. */
export type NameOfPlace = (kind: NamedKind, id: number) => string;

/** The places, streets, stations and complexes that filters choose. */
export function selectionFromFilters(filters: StatementFilters, nameOf: NameOfPlace): PlaceSelection {
  const named = (kind: NamedKind, ids: readonly number[] = []): NamedPlace[] =>
    [...new Set(ids)].map((id) => ({ kind, id, name: nameOf(kind, id) }));
  return [
    ...selectionFromLists(filters),
    ...named('street', [...(filters.streets ?? []), ...(filters.grouped_streets ?? [])]),
    ...named('metro', filters.metro_station_ids),
    ...named('complex', filters.projects),
  ];
}

/** The place filters of a selection: every level, empty where nothing of it is chosen. */
export const filtersFromSelection = (selection: PlaceSelection) => ({
  ...listsFromSelection(selection),
  streets: idsOfKind(selection, 'street'),
  metro_station_ids: idsOfKind(selection, 'metro'),
  projects: idsOfKind(selection, 'complex'),
});

export const isNamedPlace = (place: SelectedPlace): place is NamedPlace => 'name' in place;

/** The streets of a selection, with their names. */
export const selectedStreets = (selection: PlaceSelection): { id: number; name: string }[] =>
  selection.flatMap((place) => (place.kind === 'street' && isNamedPlace(place) ? [{ id: place.id, name: place.name }] : []));

/** The narrowest place of the ids. */
export function selectionFromIds({ city_id, district_id, urban_id }: PlaceIds): PlaceSelection {
  if (urban_id !== null) return [{ kind: 'urban', id: urban_id }];
  if (district_id !== null) return [{ kind: 'district', id: district_id }];
  return city_id === null ? [] : [{ kind: 'city', id: city_id }];
}

/** The chosen place with the levels around it; null for levels that it does not have. */
export function idsFromSelection([place]: PlaceSelection, cities: readonly City[]): PlaceIds {
  for (const city of cities) {
    if (place?.kind === 'city' && place.id === city.id) return { city_id: city.id, district_id: null, urban_id: null };
    for (const { id, urbans, display_names: names } of city.districts) {
      const [first, ...others] = urbans;
      // The only urban of a district of the same name is the same place.
      const urban_id = first && others.length === 0 && first.display_names.ka === names.ka ? first.id : null;
      if (place?.kind === 'district' && place.id === id) return { city_id: city.id, district_id: id, urban_id };
      if (place?.kind === 'urban' && urbans.some((urban) => urban.id === place.id))
        return { city_id: city.id, district_id: id, urban_id: place.id };
    }
  }
  return { city_id: null, district_id: null, urban_id: null };
}

/** The gazetteer entries of a place, the largest first. */
export function placesOf({ city_id, district_id, urban_id }: PlaceValues, cities: readonly City[]) {
  const city = cities.find(({ id }) => id === city_id);
  const district = city?.districts.find(({ id }) => id === district_id);
  const urban = district?.urbans.find(({ id }) => id === urban_id);
  return [city, district, urban].filter((place) => place !== undefined);
}
