import type { Locale, Localised } from '@/lib/contracts/common';
import { perLocale } from '@/lib/contracts/locales';
import type { City, Complex, District, GroupedStreet, MetroStation, Street, Urban } from '@/lib/contracts/locations';
import { slugify } from '@/lib/format/slugs/romanise';
import type { MetroStationRow } from '../../data/gazetteer';
import { toNamedItem } from '../../localised';
import { kindOfCity } from './locations.order';
import type { CityRow, ComplexRow, DistrictRow, GazetteerRows, StreetRow, UrbanRow } from './locations.repository';

const slugsOf = (text: Localised): Localised => perLocale((locale) => slugify(text[locale], locale));

/** Names joined by a comma, the absent ones left out. */
export const joinNames = (names: (Localised | undefined)[]): Localised =>
  perLocale((locale) => names.flatMap((name) => name?.[locale] || []).join(', '));

const toPlace = (row: CityRow | DistrictRow | UrbanRow, locale: Locale) => ({
  ...toNamedItem(row, locale),
  display_name_in: row.nameIn[locale],
  display_names_in: row.nameIn,
  translations: perLocale((name) => ({ display_name: row.name[name], display_name_in: row.nameIn[name] })),
  slug: row.slug[locale],
  slugs: row.slug,
  lat: row.latitude,
  lng: row.longitude,
});

const toTreeStreet = (row: StreetRow, locale: Locale) => {
  const slugs = slugsOf(row.nameIn);
  return { id: row.id, slug: slugs[locale], slugs, seo_long_name: row.nameIn };
};

/** The tree of cities, districts and urbans; with streets, each urban carries its own. */
export function toCityTree(rows: GazetteerRows, locale: Locale, withStreets: boolean): City[] {
  const streetsByUrban = Map.groupBy(rows.streets, (street) => street.urbanId ?? 0);
  const streetsByDistrict = Map.groupBy(rows.streets, (street) => street.districtId ?? 0);
  const streetsByCity = Map.groupBy(rows.streets, (street) => street.cityId);
  const urbansByDistrict = Map.groupBy(rows.urbans, (urban) => urban.districtId);
  const districtsByCity = Map.groupBy(rows.districts, (district) => district.cityId);
  const shapeUrban = (row: UrbanRow): Urban => {
    const streets = streetsByUrban.get(row.id) ?? [];
    return {
      ...toPlace(row, locale),
      has_street: streets.length > 0,
      streets_count: streets.length,
      ...(withStreets ? { grouped_streets: streets.map((street) => toTreeStreet(street, locale)) } : {}),
    };
  };
  const shapeDistrict = (row: DistrictRow): District => {
    const urbans = (urbansByDistrict.get(row.id) ?? []).map(shapeUrban);
    return { ...toPlace(row, locale), streets_count: streetsByDistrict.get(row.id)?.length ?? 0, urbans };
  };
  return rows.cities.map((row) => ({
    ...toPlace(row, locale),
    streets_count: streetsByCity.get(row.id)?.length ?? 0,
    kind: kindOfCity(row),
    districts: (districtsByCity.get(row.id) ?? []).map(shapeDistrict),
  }));
}

export const toMetroStation = (row: MetroStationRow, locale: Locale): MetroStation => ({
  ...toNamedItem(row, locale),
  slug: slugify(row.name[locale], locale),
  display_names_in: row.name_in,
  slugs_in: slugsOf(row.name_in),
  lat: row.lat,
  lng: row.lng,
  urban_ids: row.urban_ids,
});

export const toComplex = (row: ComplexRow, locale: Locale): Complex => ({
  ...toNamedItem(row, locale),
  city_id: row.cityId,
  district_id: row.districtId,
  urban_id: row.urbanId,
  lat: row.latitude,
  lng: row.longitude,
});

export type StreetPlace = { city?: CityRow | undefined; district?: DistrictRow | undefined; urban?: UrbanRow | undefined };

export const toStreet = (row: StreetRow, place: StreetPlace, stations: MetroStationRow[], locale: Locale): Street => ({
  ...toNamedItem(row, locale),
  search_display_name: row.name[locale],
  city_id: row.cityId,
  district_id: row.districtId,
  urban_id: row.urbanId,
  city_name: place.city?.name[locale] ?? '',
  district_name: place.district?.name[locale] ?? null,
  urban_name: place.urban?.name[locale] ?? null,
  place_names: joinNames([place.urban?.name, place.city?.name]),
  latitude: row.latitude,
  longitude: row.longitude,
  metro_stations: stations.map((station) => toNamedItem(station, locale)),
});

/** One street of the gazetteer is one grouped street. */
export function toGroupedStreet(row: StreetRow, locale: Locale): GroupedStreet {
  const slugs = slugsOf(row.nameIn);
  return {
    ...toNamedItem(row, locale),
    slug: slugs[locale],
    slugs,
    display_name_in: row.nameIn[locale],
    display_names_in: row.nameIn,
    city_id: row.cityId,
    district_id: row.districtId,
    urban_id: row.urbanId,
  };
}
