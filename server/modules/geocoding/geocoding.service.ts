import type { Locale } from '@/lib/contracts/common';
import type { GeocodeResponse } from '@/lib/contracts/geocoding';
import { createVersionedCache } from '../../cache/cache';
import type { LocationsRepository } from '../locations/locations.repository';
import { findAddress, findPoint, type Point } from './geocoding.find';
import { formatAddress, type GeocodedPlace, indexPlaces } from './geocoding.index';

export type GeocodingService = ReturnType<typeof createGeocodingService>;

const toGeocodeResult = (place: GeocodedPlace, locale: Locale, houseNumber: string): GeocodeResponse['results'][number] => ({
  formatted_address: formatAddress(place, locale, houseNumber),
  geometry: { location: { lat: place.latitude, lng: place.longitude } },
});

const toGeocodeResponse = (results: GeocodeResponse['results']): GeocodeResponse => ({
  status: results.length > 0 ? 'OK' : 'ZERO_RESULTS',
  results,
});

/** The bundled geocoder: our own streets and places, in the protocol of the large geocoders. A street represents its houses. */
export function createGeocodingService(places: LocationsRepository) {
  const cached = createVersionedCache<GeocodedPlace[]>(places.findVersion);
  const read = () => cached('all', async () => indexPlaces(await places.findAll()));

  return {
    /** The places that an address means, at most 5, the most likely first. */
    geocode: async (address: string, locale: Locale): Promise<GeocodeResponse> =>
      toGeocodeResponse(
        findAddress(address, await read()).map(({ place, houseNumber }) => toGeocodeResult(place, locale, houseNumber)),
      ),

    /** What is at a point, smallest first: a street, then the places around it. */
    reverseGeocode: async (point: Point, locale: Locale): Promise<GeocodeResponse> =>
      toGeocodeResponse(findPoint(point, await read()).map((place) => toGeocodeResult(place, locale, ''))),
  };
}
