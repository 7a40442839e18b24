import { distanceMetres, type Point } from '@/lib/domain/place/map-bounds';
import { cityIds } from '@/lib/domain/place/place-index';
import { findPlaceByName, type PlaceIds, places } from '@/server/data/gazetteer';
import { centreOf } from '@/server/data/place-centres';
import type { RawRow } from '@/server/import/row/columns';
import { Refusal } from '@/server/import/row/refusal';
import { truncate } from '@/server/import/row/text';
import { readPoint } from '@/server/import/row/values';
import { titleOf } from '@/server/import/row/vocabulary';
import { cityPoint, nearestPlace, nearestUrban } from './nearest-place';
import { findStreet, parseStreet } from './street';
import { findPlaceInText, withOwnStreet } from './street-columns';

export type ImportedPlace = PlaceIds & {
  streetId: number | null;
  streetNumber: string | null;
  addressText: string | null;
  latitude: number | null;
  longitude: number | null;
  /** Whether the point is only the middle of the street, neighbourhood or district. */
  isCentre: boolean;
};

/** The administrative districts of Tbilisi, which contain several of our urbans each, by our district. */
const administrativeDistricts: Readonly<Record<string, number>> = {
  gldani: 1,
  nadzaladevi: 1,
  didube: 3,
  chugureti: 3,
  chughureti: 3,
  vake: 4,
  saburtalo: 4,
  isani: 5,
  samgori: 5,
  mtatsminda: 6,
  krtsanisi: 6,
};

/** A point farther from its city than this is not that of the listing. */
const CITY_SPAN_METRES = 45_000;

/** "Isani District", "ისნის რაიონი": an administrative district of Tbilisi. */
function administrativeDistrict(text: string): number | undefined {
  const name = text.toLowerCase().match(/^([a-z]+)(?: district)$/)?.[1];
  return name === undefined ? undefined : administrativeDistricts[name];
}

/** The place at the end of a title: "იყიდება 2 ოთახიანი ბინა სოფ. დიღომში", longest name first. */
function placeOfTitle(title: string | undefined, cityId?: number): PlaceIds | undefined {
  const words = title?.split(' ') ?? [];
  for (let count = Math.min(4, words.length); count >= 1; count--) {
    const found = findPlaceByName(words.slice(-count).join(' '), cityId);
    if (found) return found;
  }
  return undefined;
}

/** Districts and urbans by the locative that addresses spell: "…-bina-aeroportis-ubanshi-32144222". */
const placesBySlug = places.cities.flatMap((city) =>
  city.districts.flatMap((district) => [
    ...district.urbans.map((urban) => ({
      slug: urban.slug.ka,
      ids: { cityId: city.id, districtId: district.id, urbanId: urban.id },
    })),
    { slug: district.slug.ka, ids: { cityId: city.id, districtId: district.id, urbanId: null } },
  ]),
);
function placeOfUrl(url: string | undefined, cityId?: number): PlaceIds | undefined {
  const slug = url?.toLowerCase().match(/\/([a-z0-9-]+?)(?:-\d{4,})?\/?$/)?.[1];
  if (slug === undefined) return undefined;
  return placesBySlug.find((place) => (cityId === undefined || place.ids.cityId === cityId) && slug.endsWith(`-${place.slug}`))
    ?.ids;
}

/** Where the texts of the row put it: the district column, the title, the address of the page, inside the city that its column names. */
function namedPlace(row: RawRow): PlaceIds | undefined {
  const city = findPlaceInText(row.city);
  if (row.city !== undefined && !city) throw new Refusal('place_unknown', `no such city: ${row.city}`);
  const administrative = row.district === undefined ? undefined : administrativeDistrict(row.district);
  if (administrative !== undefined && (city?.cityId ?? cityIds.tbilisi) === cityIds.tbilisi)
    return { cityId: cityIds.tbilisi, districtId: administrative, urbanId: null };
  const inner = [
    findPlaceInText(row.district, city?.cityId),
    placeOfTitle(titleOf(row), city?.cityId),
    placeOfUrl(row.url, city?.cityId),
  ].filter((ids) => ids !== undefined);
  return (
    inner.find((ids) => ids.districtId !== null) ?? (city && city.districtId !== null ? city : undefined) ?? inner[0] ?? city
  );
}

/** A point in another part of the country than the named city is wrong: the row keeps its names and loses the point. */
function trustedPoint(point: Point | null, named: PlaceIds | undefined): Point | null {
  const centre = named && cityPoint(named.cityId);
  return point && centre && distanceMetres(point, centre) > CITY_SPAN_METRES ? null : point;
}

/** The names give the district, the point the urban: the nearest of the named district, or of the city when that is far away. */
function refine(named: PlaceIds, point: Point | null): PlaceIds {
  if (named.urbanId !== null || !point) return named;
  const inDistrict = named.districtId === null ? undefined : nearestUrban(point, named.cityId, named.districtId);
  return inDistrict ?? nearestUrban(point, named.cityId) ?? named;
}

/** As in the form of a listing. */
const streetNumberMax = 30;
const addressMax = 255;

const cut = (text: string | null | undefined, lengthMax: number): string | null => (text ? truncate(text, lengthMax) : null);

/**
 * City, district, urban, street and point of a row, from its names, its title and its coordinates. Without coordinates it stands in the middle
 * of its street or neighbourhood.
 * @throws Refusal when neither names nor coordinates lead to a place of the gazetteer
 */
export function readPlace(written: RawRow): ImportedPlace {
  const row = withOwnStreet(written);
  const named = namedPlace(row);
  const point = trustedPoint(readPoint(row), named);
  const found = named ? refine(named, point) : point ? nearestPlace(point) : undefined;
  if (!found) throw new Refusal('place_unknown', row.district ?? row.street ?? 'no city, no district and no coordinates');
  const street = row.street === undefined ? null : findStreet(row.street, found.cityId, found.urbanId, point);
  // A street that is in only one urban determines the urban.
  const isFromStreet =
    street !== null && found.urbanId === null && (found.districtId === null || found.districtId === street.district_id);
  const ids = {
    cityId: found.cityId,
    districtId: isFromStreet ? street.district_id : found.districtId,
    urbanId: isFromStreet ? street.urban_id : found.urbanId,
    streetId: street?.id ?? null,
  };
  const position = point ?? centreOf(ids);
  return {
    ...ids,
    streetNumber: cut(
      row.streetNumber ?? (street && row.street !== undefined ? parseStreet(row.street)?.number : null),
      streetNumberMax,
    ),
    addressText: street ? null : cut(row.street, addressMax),
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    isCentre: point === null && position !== null,
  };
}
