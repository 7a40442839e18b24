import type { Localised } from '@/lib/contracts/common';
import { distanceMetres, longitudeFactor, metresPerDegree } from '@/lib/domain/place/map-bounds';
import { cityIds } from '@/lib/domain/place/place-index';
import { metroReachMetres } from '@/lib/domain/place/walk';
import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { type GazetteerStreet, metroStations, places, streets } from '@/server/data/gazetteer';
import { findPriceLevel, type PriceLevel } from '@/server/data/price-levels';
import type { Random } from '../random';

/** The place of a statement, with the price level around it. */
export type SeedPlace = {
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  streetId: number | null;
  streetNumber: string | null;
  latitude: number;
  longitude: number;
  level: PriceLevel;
  /** A village or a settlement around Tbilisi: houses, land and quiet. */
  isSuburb: boolean;
  /** Locative of the smallest named place. */
  nameIn: Localised;
  metroStationId: number | null;
};

type Spot = {
  cityId: number;
  districtId: number | null;
  urbanId: number | null;
  nameIn: Localised;
  latitude: number;
  longitude: number;
  streets: GazetteerStreet[];
};

const SUBURBS_DISTRICT_ID = 2;

const streetsByPlace = new Map<string, GazetteerStreet[]>();
for (const street of streets) {
  const key = `${street.city_id} ${street.urban_id ?? 0}`;
  streetsByPlace.set(key, [...(streetsByPlace.get(key) ?? []), street]);
}

/** The smallest places of a city: its urbans, districts without urbans, or the city itself. */
function spotsOf(city: (typeof places.cities)[number]): Spot[] {
  const spot = (
    place: { name_in: Localised; lat: number; lng: number },
    districtId: number | null,
    urbanId: number | null,
  ): Spot => ({
    cityId: city.id,
    districtId,
    urbanId,
    nameIn: place.name_in,
    latitude: place.lat,
    longitude: place.lng,
    streets:
      streetsByPlace
        .get(`${city.id} ${urbanId ?? 0}`)
        ?.filter((street) => urbanId !== null || street.district_id === districtId) ?? [],
  });
  const inner = city.districts.flatMap((district) =>
    district.urbans.length > 0
      ? district.urbans.map((urban) => spot(urban, district.id, urban.id))
      : [spot(district, district.id, null)],
  );
  return inner.length > 0 ? inner : [spot(city, null, null)];
}

const spotsByCity = new Map(places.cities.map((city) => [city.id, spotsOf(city)]));

/** Cities other than Tbilisi and Batumi with their share of the rest. */
export const otherCityIds: readonly number[] = places.cities
  .map((city) => city.id)
  .filter((id) => id !== cityIds.tbilisi && id !== cityIds.batumi);
const otherCities = otherCityIds.map((id) => [id, findPriceLevel(id, null).share] as const);

/** Tbilisi contains 89% of the offer, Batumi 5%. */
export function drawCityId(random: Random): number {
  const share = random.next();
  if (share < 0.895) return cityIds.tbilisi;
  return share < 0.946 ? cityIds.batumi : random.weighted(otherCities);
}

/** Central neighbourhoods, where nights are let: Sololaki, Mtatsminda, Vera, Avlabari, Vake, Saburtalo, Chugureti, Abanotubani. */
const guestUrbanIds: readonly number[] = [67, 66, 64, 62, 38, 47, 27, 61];

function shareOf(spot: Spot, typeId: number, dealId: number): number {
  const { share } = findPriceLevel(spot.cityId, spot.urbanId);
  if (spot.cityId !== cityIds.tbilisi) return share;
  const isSuburb = spot.districtId === SUBURBS_DISTRICT_ID;
  if (typeId === realEstateTypes.countryHouse) return isSuburb ? 10 : 0.2;
  if (typeId === realEstateTypes.land) return isSuburb ? 6 : share * 0.25 + 0.4;
  if (typeId === realEstateTypes.house) return isSuburb ? 3 : share * 0.3 + 0.3;
  if (dealId === dealTypes.daily) return guestUrbanIds.includes(spot.urbanId ?? 0) ? share + 3 : share * 0.1;
  return isSuburb ? share * 0.3 : share;
}

const weightedSpots = new Map<string, readonly (readonly [Spot, number])[]>();

/** The choice of spots depends on four numbers only, and a large seed makes it millions of times. */
function spotsFor(cityId: number, typeId: number, dealId: number): readonly (readonly [Spot, number])[] {
  const key = `${cityId} ${typeId} ${dealId}`;
  const known = weightedSpots.get(key);
  if (known) return known;
  const weighted = (spotsByCity.get(cityId) ?? []).map((spot) => [spot, shareOf(spot, typeId, dealId)] as const);
  weightedSpots.set(key, weighted);
  return weighted;
}

function nearestMetroId(latitude: number, longitude: number): number | null {
  const near = metroStations
    .map(
      (station) =>
        [station.id, distanceMetres({ latitude, longitude }, { latitude: station.lat, longitude: station.lng })] as const,
    )
    .reduce((best, other) => (other[1] < best[1] ? other : best), [0, Number.POSITIVE_INFINITY] as const);
  return near[1] <= metroReachMetres ? near[0] : null;
}

/** Six decimals are a tenth of a metre. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Draws a neighbourhood of the city that suits the type and the deal, one of its streets if it has some, and a point nearby. */
export function drawPlace(random: Random, cityId: number, typeId: number, dealId: number): SeedPlace {
  const spot = random.weighted(spotsFor(cityId, typeId, dealId));
  const street =
    spot.streets.length > 0 && random.chance(typeId === realEstateTypes.land ? 0.5 : 0.93) ? random.pick(spot.streets) : null;
  const around = street ? 140 : 420;
  const angle = random.next() * Math.PI * 2;
  const distance = random.next() * around;
  const centre = street ? { latitude: street.lat, longitude: street.lng } : spot;
  const latitude = round(centre.latitude + (Math.sin(angle) * distance) / metresPerDegree);
  const longitude = round(centre.longitude + (Math.cos(angle) * distance) / (metresPerDegree * longitudeFactor(centre.latitude)));
  return {
    cityId,
    districtId: spot.districtId,
    urbanId: spot.urbanId,
    streetId: street?.id ?? null,
    streetNumber:
      street && typeId !== realEstateTypes.land && random.chance(0.8)
        ? `${random.int(1, 98)}${random.chance(0.08) ? random.pick(['ა', 'ბ']) : ''}`
        : null,
    latitude,
    longitude,
    level: findPriceLevel(cityId, spot.urbanId),
    isSuburb: cityId === cityIds.tbilisi && spot.districtId === SUBURBS_DISTRICT_ID,
    nameIn: spot.nameIn,
    metroStationId: cityId === cityIds.tbilisi ? nearestMetroId(latitude, longitude) : null,
  };
}
