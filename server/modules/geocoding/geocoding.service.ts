import type { Locale } from '@/lib/contracts/common';
import type { GeocodeAnswer } from '@/lib/contracts/geocoding';
import { rememberByVersion } from '../../ports/remembered';
import type { LocationsRepository } from '../locations/locations.repository';
import { findAddress, findPoint, type Point } from './geocoding.find';
import { addressOf, type GeocodedPlace, indexPlaces } from './geocoding.index';

export type GeocodingService = ReturnType<typeof createGeocodingService>;

const resultOf = (place: GeocodedPlace, locale: Locale, houseNumber: string): GeocodeAnswer['results'][number] => ({
  formatted_address: addressOf(place, locale, houseNumber),
  geometry: { location: { lat: place.latitude, lng: place.longitude } },
});

const answerOf = (results: GeocodeAnswer['results']): GeocodeAnswer => ({
  status: results.length > 0 ? 'OK' : 'ZERO_RESULTS',
  results,
});

/** The bundled geocoder: our own streets and places, in the protocol that the great geocoders speak. A street stands for its houses. */
export function createGeocodingService(places: LocationsRepository) {
  const remember = rememberByVersion<GeocodedPlace[]>(places.findVersion);
  const read = () => remember('all', async () => indexPlaces(await places.findAll()));

  return {
    /** The places that an address means, at most 5, the likeliest first. */
    ofAddress: async (address: string, locale: Locale): Promise<GeocodeAnswer> =>
      answerOf(findAddress(address, await read()).map(({ place, houseNumber }) => resultOf(place, locale, houseNumber))),

    /** What lies at a point, the smallest first: a street, then the places around it. */
    atPoint: async (point: Point, locale: Locale): Promise<GeocodeAnswer> =>
      answerOf(findPoint(point, await read()).map((place) => resultOf(place, locale, ''))),
  };
}
