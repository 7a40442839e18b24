'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import type { Locale } from '@/lib/contracts/common';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { useEstimateStore } from '../../stores/estimate-context';

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
async function geocode(query: GeocodeQuery, language: Locale, signal?: AbortSignal): Promise<Place[]> {
  try {
    const config = { url: '/maps/geocode/json', params: { ...query, language }, ...(signal ? { signal } : {}) };
    const { results } = await callApi(geocodingSchema, config);
    return results.map(({ formatted_address: address, geometry: { location } }) => ({ address, ...location }));
  } catch {
    // The form works without it, with the point of the street or the visitor's own pin.
    return [];
  }
}

const pauseMs = 500;

/** Finds the point of an address and the address of a point, shortly after the last change; overtaken requests are aborted. */
export function useGeocoding() {
  const locale = useLocale();
  const store = useEstimateStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      running.current?.abort();
    },
    [],
  );

  const debounce = (lookUp: (signal: AbortSignal) => Promise<void>) => {
    clearTimeout(timer.current);
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    timer.current = setTimeout(() => void lookUp(controller.signal), pauseMs);
  };

  return {
    /** Moves the pin to an address. @param city narrows the search, as many cities share street names */
    findPoint: (address: string, city: string) =>
      debounce(async (signal) => {
        const [place] = await geocode({ address: `${address}, ${city}` }, locale, signal);
        if (place && !signal.aborted) store.getState().change({ marker: { lat: place.lat, lng: place.lng } });
      }),
    /** Fills in the address under the pin. */
    findAddress: ({ lat, lng }: LatLng) =>
      debounce(async (signal) => {
        const [place] = await geocode({ latlng: `${lat},${lng}` }, locale, signal);
        if (place && !signal.aborted) store.getState().change({ address: place.address });
      }),
  };
}

export type Geocoding = ReturnType<typeof useGeocoding>;
