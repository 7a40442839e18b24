'use client';

import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import type { LatLng } from '@/lib/domain/place/map-bounds';
import { geocode } from '../../queries/geocode';
import { useEstimateStore } from '../../stores/estimate-context';

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
