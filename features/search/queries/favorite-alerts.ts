'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { type FavoriteAlerts, favoriteAlertsSchema } from '@/lib/contracts/account/saved-searches';

const favoriteAlertsKey = ['favorite-alerts'] as const;
const url = '/microservice/users/favorite-alerts';

/** Whether alerts about favourites are on, and how many favourites there are. */
export const useFavoriteAlerts = () =>
  useQuery({
    queryKey: favoriteAlertsKey,
    queryFn: async ({ signal }): Promise<FavoriteAlerts> => (await callApi(favoriteAlertsSchema, { url, signal })).data,
  });

/** Switches the alerts of favourites. */
export function useChangeFavoriteAlerts() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isOn: boolean) =>
      (await callApi(favoriteAlertsSchema, { method: 'post', url, data: { is_on: isOn } })).data,
    onSuccess: (data) => client.setQueryData<FavoriteAlerts>(favoriteAlertsKey, data),
  });
}
