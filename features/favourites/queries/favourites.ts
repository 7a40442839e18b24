'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { findStatementStub } from '@/lib/api/statements/statement-stub';
import { favoritesSchema } from '@/lib/contracts/statements/saved-statements';
import { pageSize } from '../domain/favourite-page';

/**
 * One page of the signed-in visitor's favourites that are listed now, latest first.
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

/** The title and state of a statement that is not listed, or the status 404 or 410 when there is none. */
export const useStatementStub = (id: number) =>
  useQuery({ queryKey: ['statement-stub', id], queryFn: () => findStatementStub(id) });
