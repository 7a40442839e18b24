import { type Locale, type Localised, locales } from '@/lib/contracts/common';
import type { GazetteerRows, StreetRow } from '../locations/locations.repository';
import { type AddressTerms, parseAddress } from './geocoding.address-terms';
import { tokenize } from './geocoding.match';

/** What an address may mean, smallest first. */
export type GeocodedKind = 'street' | 'urban' | 'district' | 'city';

/** A place or a street as the geocoder finds it, with the names and the words around it in all languages. */
export type GeocodedPlace = {
  kind: GeocodedKind;
  id: number;
  cityId: number;
  urbanId: number | null;
  latitude: number;
  longitude: number;
  /** Its name and the names around it, smallest first. */
  names: Localised[];
  /** Its own name parsed, in each language. */
  nameTerms: AddressTerms[];
  surroundingTerms: readonly string[];
};

type Named = { name: Localised; nameIn: Localised };
type Row = Named & { id: number; latitude: number; longitude: number };
type Ids = Pick<GeocodedPlace, 'kind' | 'cityId' | 'urbanId'>;

const termsAround = (places: readonly Named[]): string[] => [
  ...new Set(places.flatMap(({ name, nameIn }) => locales.flatMap((locale) => tokenize(`${name[locale]} ${nameIn[locale]}`)))),
];

const toGeocodedPlace = (ids: Ids, row: Row, around: readonly Named[]): GeocodedPlace => ({
  ...ids,
  id: row.id,
  latitude: row.latitude,
  longitude: row.longitude,
  names: [row.name, ...around.map(({ name }) => name)],
  nameTerms: locales.map((locale) => parseAddress(row.name[locale])),
  surroundingTerms: termsAround(around),
});

const present = (...rows: (Named | undefined)[]): Named[] => rows.flatMap((row) => row ?? []);

/** The whole gazetteer, indexed for the search; pure. */
export function indexPlaces(rows: GazetteerRows): GeocodedPlace[] {
  const cities = new Map(rows.cities.map((row) => [row.id, row]));
  const districts = new Map(rows.districts.map((row) => [row.id, row]));
  const urbans = new Map(rows.urbans.map((row) => [row.id, row]));
  const aroundStreet = ({ urbanId, districtId, cityId }: StreetRow): Named[] =>
    present(urbans.get(urbanId ?? 0) ?? districts.get(districtId ?? 0), cities.get(cityId));
  const none = { urbanId: null };
  return [
    ...rows.cities.map((row) => toGeocodedPlace({ kind: 'city', cityId: row.id, ...none }, row, [])),
    ...rows.districts.map((row) =>
      toGeocodedPlace({ kind: 'district', cityId: row.cityId, ...none }, row, present(cities.get(row.cityId))),
    ),
    ...rows.urbans.map((row) =>
      toGeocodedPlace({ kind: 'urban', cityId: row.cityId, urbanId: row.id }, row, present(cities.get(row.cityId))),
    ),
    ...rows.streets.map((row) =>
      toGeocodedPlace({ kind: 'street', cityId: row.cityId, urbanId: row.urbanId }, row, aroundStreet(row)),
    ),
  ];
}

/** The address of a place in a language, with the number of a house behind the name of a street. */
export function formatAddress({ names }: GeocodedPlace, locale: Locale, houseNumber = ''): string {
  const [own = '', ...around] = names.map((name) => name[locale]);
  return [houseNumber === '' ? own : `${own} ${houseNumber}`, ...around].join(', ');
}
