'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { geocode } from '../../queries/geocode';
import { useEstimateStore } from '../../stores/estimate-context';

const pauseMs = 500;

/** Finds the point of an address and the address of a point, a moment after the last change; what was overtaken is dropped. */
export function useGeocoding() {
  const locale = useLocale();
  const store = useEstimateStore();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      asking.current?.abort();
    },
    [],
  );

  const later = (ask: (signal: AbortSignal) => Promise<void>) => {
    clearTimeout(timer.current);
    asking.current?.abort();
    const controller = new AbortController();
    asking.current = controller;
    timer.current = setTimeout(() => void ask(controller.signal), pauseMs);
  };

  return {
    /** Puts the pin where the address lies. @param city narrows the search, as streets of one name lie in many cities */
    findPoint: (address: string, city: string) =>
      later(async (signal) => {
        const [place] = await geocode({ address: `${address}, ${city}` }, locale, signal);
        if (place && !signal.aborted) store.getState().change({ marker: { lat: place.lat, lng: place.lng } });
      }),
    /** Fills in the address under the pin. */
    findAddress: ({ lat, lng }: LatLng) =>
      later(async (signal) => {
        const [place] = await geocode({ latlng: `${lat},${lng}` }, locale, signal);
        if (place && !signal.aborted) store.getState().change({ address: place.address });
      }),
  };
}

export type Geocoding = ReturnType<typeof useGeocoding>;
