import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import type { Locale } from '@/lib/contracts/common';

/** The part of a response of the maps service, in the shape of Google's geocoder, that is used here. */
const geocodingSchema = z.object({
  results: z.array(
    z.object({
      formatted_address: z.string(),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

type Place = { address: string; lat: number; lng: number };
type GeocodeQuery = { address: string } | { latlng: string };

/** Places for an address or for "latitude,longitude", the best first; none where the service fails. */
export async function geocode(query: GeocodeQuery, language: Locale, signal?: AbortSignal): Promise<Place[]> {
  try {
    const config = { url: '/maps/geocode/json', params: { ...query, language }, ...(signal ? { signal } : {}) };
    const { results } = await callApi(geocodingSchema, config);
    return results.map(({ formatted_address: address, geometry: { location } }) => ({ address, ...location }));
  } catch {
    // The form works without it, with the point of the street or the visitor's own pin.
    return [];
  }
}
