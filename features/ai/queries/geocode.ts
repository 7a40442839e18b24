import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import type { Locale } from '@/lib/contracts/common';

/** The maps service answers in the shape of Google's geocoder; what is not used here is left out. */
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

/** The places that fit an address or lie at "latitude,longitude", the best first; none where the service does not answer. */
export async function geocode(question: GeocodeQuery, language: Locale, signal?: AbortSignal): Promise<Place[]> {
  try {
    const config = { url: '/maps/geocode/json', params: { ...question, language }, ...(signal ? { signal } : {}) };
    const { results } = await callApi(geocodingSchema, config);
    return results.map(({ formatted_address: address, geometry: { location } }) => ({ address, ...location }));
  } catch {
    // The point of the street and the pin of the visitor stand without it.
    return [];
  }
}
