'use client';

import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { streetQueryLengthMin, streetsSchema } from '@/lib/contracts/locations';
import { createdStreetSchema } from '@/lib/contracts/statements/own-statements';

/** Streets of a city whose name begins with the text; nothing is asked for a short text. */
export const useStreets = (text: string, cityId: number | null) =>
  useQuery(
    {
      queryKey: ['streets', text, cityId ?? undefined],
      queryFn: async ({ signal }) =>
        (await callApi(streetsSchema, { url: '/v1/streets', params: { q: text, city_id: cityId ?? undefined }, signal })).data,
      enabled: text.length >= streetQueryLengthMin,
      staleTime: 300_000,
    },
    queryClient,
  );

type NewStreet = { display_name: string; city_id: number; district_id: number | null; urban_id: number | null };

/** Adds a street that the gazetteer does not know to a place. @throws ApiFailure where it was not added */
export async function createStreet(street: NewStreet): Promise<{ street_id: number; display_name: string }> {
  return (await callApi(createdStreetSchema, { method: 'post', url: '/v1/streets/create', data: street })).data;
}
