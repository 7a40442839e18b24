import { findPlaceByName, type PlaceIds } from '@/server/data/gazetteer';
import type { RawRow } from '@/server/import/row/columns';
import { memoise } from '@/server/memoise';
import { namesStreetKind } from './street';

const partsOf = (text: string): string[] => [text, ...text.split(',').map((part) => part.trim())];

/** Cached names of one city. */
const namesMax = 1000;

const placesIn = memoise((cityId: number | undefined) =>
  memoise(
    (text: string): PlaceIds | undefined =>
      partsOf(text)
        .map((part) => findPlaceByName(part, cityId))
        .find((ids) => ids !== undefined),
    namesMax,
  ),
);

/** The place that a text, or the first part of it between commas, names. */
export const findPlaceInText = (text: string | undefined, cityId?: number): PlaceIds | undefined =>
  text === undefined ? undefined : placesIn(cityId)(text);

/** What follows a house number: "12, კორპუსი 3", "block IV", "корп. 2". */
const BUILDING_PART =
  /^(კორპ|ბლოკ|ბინა|სახლ|სადარბ|ნაკვ|ლიტ|build|bld|block|blk|apt|flat|house|entr|корп|стр|дом|блок|кв|литер|[ivx]+$)/i;

/** Whether a house number contains words: then it includes a street. */
const hasStreetWords = (text: string): boolean =>
  text.split(/[\s.,]+/).some((word) => /\p{Letter}{3}/u.test(word) && !BUILDING_PART.test(word));

/** Whether both columns may mean one place: the district contains the urban, or either is empty. */
const agree = (district: PlaceIds | undefined, place: PlaceIds): boolean =>
  district === undefined ||
  (district.districtId === place.districtId && (district.urbanId === null || district.urbanId === place.urbanId));

/**
 * Corrects a row whose street column contains the district: its street is in the house number column, or missing.
 * "საბურთალო" and "ვაჟა-ფშაველას გამზ. 12" become a district and a street.
 */
export function withOwnStreet(row: RawRow): RawRow {
  const { street, streetNumber, district, ...rest } = row;
  if (street === undefined || namesStreetKind(street)) return row;
  const cityId = findPlaceInText(row.city)?.cityId;
  const place = findPlaceInText(street, cityId);
  const known = findPlaceInText(district, cityId);
  const isFiner = place !== undefined && place.urbanId !== null;
  const area = known && !isFiner ? district : street;
  if (streetNumber !== undefined && hasStreetWords(streetNumber) && (place || namesStreetKind(streetNumber)))
    return { ...rest, district: area, street: streetNumber };
  if (!place || !agree(known, place)) return row;
  // Beside a bare house number the name may be a street's as well, unless the district has the same.
  const isDistrict = streetNumber === undefined || street.toLowerCase() === district?.toLowerCase();
  return isDistrict ? { ...rest, district: area } : row;
}
