import type { Locale } from '@/lib/contracts/common';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { StatementDetail } from '@/lib/contracts/statements/statements';
import type { PlaceIndex } from '@/lib/domain/place/place-index';
import { walkMinutes } from '@/lib/domain/place/walk';
import { searchPath } from '@/lib/routes/addresses/search-address';

type Addressed = Pick<StatementDetail, 'city_names' | 'urban_names' | 'district_names' | 'addresses'>;

/** "Tbilisi, Vake, Chavchavadze Avenue 37": the city, the narrowest known place, the street. */
export function fullAddress({ city_names, urban_names, district_names, addresses }: Addressed, locale: Locale): string {
  const place = urban_names?.[locale] || district_names?.[locale];
  const parts = [city_names[locale], place, addresses[locale]];
  return parts.filter((part, index) => part && part !== parts[index - 1]).join(', ');
}

export type Crumb = { name: string; href: string };

export type NearbyStation = Crumb & { distanceM: number; minutes: number };

type NearStation = Pick<
  StatementDetail,
  'deal_type_id' | 'real_estate_type_id' | 'metro_station_id' | 'metro_station_names' | 'metro_distance_m'
>;

/** The station of the metro within a walk, and the list of the same deal and type around it; null without one. */
export function nearbyStation(statement: NearStation, locale: Locale, places: PlaceIndex): NearbyStation | null {
  const { metro_station_id: id, metro_station_names: names, metro_distance_m: distanceM } = statement;
  if (id === null || names === null || distanceM === null) return null;
  const filters = {
    deal_types: [statement.deal_type_id],
    real_estate_types: [statement.real_estate_type_id],
    metro_station_ids: [id],
  };
  return { name: names[locale], href: searchPath(locale, filters, places), distanceM, minutes: walkMinutes(distanceM) };
}

type Located = Pick<
  StatementDetail,
  | 'deal_type_id'
  | 'real_estate_type_id'
  | 'city_id'
  | 'district_id'
  | 'urban_id'
  | 'city_names'
  | 'district_names'
  | 'urban_names'
>;

/** The list of the same deal and type in each place that the statement is in, the widest first. */
export function placeCrumbs(statement: Located, locale: Locale, places: PlaceIndex): Crumb[] {
  const base: StatementFilters = { deal_types: [statement.deal_type_id], real_estate_types: [statement.real_estate_type_id] };
  const levels: { name: string; filters: StatementFilters }[] = [
    { name: statement.city_names[locale], filters: { cities: [statement.city_id] } },
    ...(statement.district_id === null || statement.district_names === null
      ? []
      : [{ name: statement.district_names[locale], filters: { districts: [statement.district_id] } }]),
    ...(statement.urban_id === null || statement.urban_names === null
      ? []
      : [{ name: statement.urban_names[locale], filters: { urbans: [statement.urban_id] } }]),
  ];
  return (
    levels
      // A district with one neighbourhood often shares its name.
      .filter(({ name }, index) => name !== '' && name !== levels[index - 1]?.name)
      .map(({ name, filters }) => ({ name, href: searchPath(locale, { ...base, ...filters }, places) }))
  );
}

/** The lists of the deal, and of the deal and the type. */
export function kindCrumbs(statement: Located, locale: Locale, names: { deal: string; type: string }): Crumb[] {
  const deal_types = [statement.deal_type_id];
  const real_estate_types = [statement.real_estate_type_id];
  return [
    { name: names.deal, href: searchPath(locale, { deal_types }) },
    { name: names.type, href: searchPath(locale, { deal_types, real_estate_types }) },
  ];
}
