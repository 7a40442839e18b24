'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { favoritesSchema } from '@/lib/contracts/statements/saved-statements';
import { pageSize } from '../domain/favourite-page';

/**
 * One page of the signed-in visitor's favourites that are listed now, the latest first.
 * @param isJoined whether a guest's favourites have joined the account; the list is fetched again once they have
 */
export const useAccountFavourites = (page: number, isJoined: boolean) =>
  useQuery({
    queryKey: ['account-favourites', page, isJoined],
    queryFn: async ({ signal }) => {
      const params = { page, per_page: pageSize };
      return (await callApi(favoritesSchema, { url: '/microservice/users/statements/favorites', params, signal })).data;
    },
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
