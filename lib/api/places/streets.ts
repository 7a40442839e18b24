'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { streetQueryLengthMin, streetsSchema } from '@/lib/contracts/locations';
import { createdStreetSchema } from '@/lib/contracts/statements/own-statements';
import { logFailure } from '@/lib/log-failure';

/** Streets whose name begins with the text, in one city where it is given. Short texts send no request. */
export const useStreets = (text: string, cityId: number | null | undefined) =>
  useQuery({
    queryKey: ['streets', text, cityId ?? undefined],
    queryFn: async ({ signal }) => {
      const params = { q: text, city_id: cityId ?? undefined };
      const found = await callApi(streetsSchema, { url: '/v1/streets', params, signal }).catch((error: unknown) => {
        if (!signal.aborted) logFailure('Streets could not be loaded.', error);
        throw error;
      });
      return found.data;
    },
    enabled: text.length >= streetQueryLengthMin,
    staleTime: 300_000,
  });

type NewStreet = { display_name: string; city_id: number; district_id: number | null; urban_id: number | null };

/** Adds a street that the gazetteer lacks. The mutation fails with an ApiFailure. */
export const useCreateStreet = () =>
  useMutation({
    mutationFn: async (street: NewStreet) =>
      (await callApi(createdStreetSchema, { method: 'post', url: '/v1/streets/create', data: street })).data,
    networkMode: 'always',
  });
