'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { ownStatementCountsSchema, ownStatementsSchema } from '@/lib/contracts/statements/own-statements';
import { type OwnListing, pageSize } from '../domain/listing';

const path = '/microservice/users/statements';
const rootKey = ['own-statements'] as const;

/** One page of the visitor's own statements, the latest change first. */
export const useOwnStatements = ({ state, q, page }: OwnListing) =>
  useQuery({
    queryKey: [...rootKey, 'list', state, q, page],
    queryFn: async ({ signal }) => {
      const params = { state: state ?? undefined, q: q || undefined, page, per_page: pageSize };
      return (await callApi(ownStatementsSchema, { url: path, params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** How many there are in each state, and what the free quota leaves. */
export const useOwnCounts = () =>
  useQuery({
    queryKey: [...rootKey, 'counts'],
    queryFn: async () => (await callApi(ownStatementCountsSchema, { url: `${path}/counts` })).data,
  });

/** Asks again for the lists and the counts, after something was done to a statement. */
export const refreshOwnStatements = (): Promise<void> => queryClient.invalidateQueries({ queryKey: rootKey });
