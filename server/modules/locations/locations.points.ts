import type { Localised } from '@/lib/contracts/common';
import type { Suggestion } from '@/lib/contracts/locations';
import { cityIds } from '@/lib/domain/place/place-index';
import { aliasesOf, metroStations } from '../../data/gazetteer';
import { joinNames, type StreetPlace } from './locations.mapper';
import { kindOfCity } from './locations.order';
import type { GazetteerRows, StreetRow } from './locations.repository';
import type { Findable } from './matching/place-matcher';
import { toPlaceTerms } from './matching/place-terms';
import type { PlaceType } from './matching/type-words';

/** A suggestion before it is counted and localised. */
export type SuggestedPoint = Omit<Suggestion, 'locations' | 'statements_count' | 'house_number'>;
export type FindablePoint = Findable & { point: SuggestedPoint };

type Place = { id: number; name: Localised; latitude: number; longitude: number; nameIn?: Localised };

/** Among places that match as well, the larger kind goes first. */
const kindRanks: Record<Suggestion['find_point'], number> = {
  city: 0,
  urban: 0,
  street: 0.03,
  metro: 0.07,
  district: 0.06,
  complex: 0.12,
  statement: 0,
};
const avenueRank = -0.02;
/** A place or a street outside the capital. */
const otherCityRanks = { place: 0.05, street: 0.12 };
const quarterRank = 0.06;
const municipalityRank = 0.1;

const avenue = /გამზირი$/;
const quarter = /(კვარტალი|მიკრორაიონი|პლატო)$/;

function streetRank({ ka }: Localised): number {
  if (avenue.test(ka)) return avenueRank;
  return quarter.test(ka) ? quarterRank : 0;
}

/** What people add to a name of that kind. */
const kindTypes: Partial<Record<Suggestion['find_point'], PlaceType>> = {
  city: 'city',
  district: 'area',
  urban: 'area',
  metro: 'metro',
};

const noIds = {
  district_id: null,
  urban_id: null,
  street_id: null,
  metro_station_id: null,
  project_id: null,
  statement_id: null,
};

function toPoint(
  kind: Suggestion['find_point'],
  row: Place,
  parents: (Place | undefined)[],
  ids: Partial<Suggestion['identifiers']> & { city_id: number },
): SuggestedPoint {
  const location_names = joinNames([row.name, ...parents.map((parent) => parent?.name)]);
  return {
    location_names,
    find_point: kind,
    identifiers: { ...noIds, ...ids },
    handover: null,
    lat: row.latitude,
    lng: row.longitude,
  };
}

function toFindable(point: SuggestedPoint, row: Place, parents: (Place | undefined)[], rank = 0): FindablePoint {
  const { find_point: kind, identifiers } = point;
  const isNamed = kind === 'city' || kind === 'district' || kind === 'urban';
  const terms = toPlaceTerms({
    name: row.name,
    nameIn: row.nameIn,
    aliases: isNamed ? aliasesOf(kind, row.id) : [],
    context: parents.flatMap((parent) => parent?.name ?? []),
    type: kindTypes[kind],
    isPerson: kind === 'street',
  });
  const away =
    kind !== 'city' && identifiers.city_id !== cityIds.tbilisi ? otherCityRanks[kind === 'street' ? 'street' : 'place'] : 0;
  return { point, terms, rank: kindRanks[kind] + away + rank };
}

const byId = <T extends { id: number }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));

/** Places, streets and stations by everything they are found by. */
export function toFindablePoints(rows: GazetteerRows, placeOf: (street: StreetRow) => StreetPlace): FindablePoint[] {
  const cities = byId(rows.cities);
  const districts = byId(rows.districts);
  const urbans = byId(rows.urbans);
  const urbanNames = new Map(rows.urbans.map((urban) => [`${urban.districtId} ${urban.name.ka}`, urban]));
  const tbilisi = cities.get(cityIds.tbilisi);
  return [
    ...rows.cities.map((row) =>
      toFindable(
        toPoint('city', row, [], { city_id: row.id }),
        row,
        [],
        kindOfCity(row) === 'municipality' ? municipalityRank : 0,
      ),
    ),
    ...rows.districts.flatMap((row) => {
      // Batumi's districts contain one neighbourhood of the same name each.
      if (urbanNames.has(`${row.id} ${row.name.ka}`)) return [];
      const parents = [cities.get(row.cityId)];
      return [toFindable(toPoint('district', row, parents, { city_id: row.cityId, district_id: row.id }), row, parents)];
    }),
    ...rows.urbans.map((row) => {
      const district = districts.get(row.districtId);
      const parents = [district?.name.ka === row.name.ka ? undefined : district, cities.get(row.cityId)];
      const ids = { city_id: row.cityId, district_id: row.districtId, urban_id: row.id };
      return toFindable(toPoint('urban', row, parents, ids), row, parents);
    }),
    ...rows.streets.map((row) => {
      const { urban, city, district } = placeOf(row);
      const ids = { city_id: row.cityId, district_id: row.districtId, urban_id: row.urbanId, street_id: row.id };
      const point = toPoint('street', row, [urban, city], ids);
      return toFindable(point, row, [urban, district, city], streetRank(row.name));
    }),
    ...metroStations.map((station) => {
      const row = { ...station, latitude: station.lat, longitude: station.lng };
      const ids = { city_id: cityIds.tbilisi, metro_station_id: station.id };
      return toFindable(toPoint('metro', row, [tbilisi], ids), row, [tbilisi]);
    }),
    ...rows.complexes.map((row) => {
      const parents = [urbans.get(row.urbanId ?? 0) ?? districts.get(row.districtId ?? 0), cities.get(row.cityId)];
      const ids = { city_id: row.cityId, district_id: row.districtId, urban_id: row.urbanId, project_id: row.id };
      return toFindable({ ...toPoint('complex', row, parents, ids), handover: row.handover }, row, parents);
    }),
  ];
}
