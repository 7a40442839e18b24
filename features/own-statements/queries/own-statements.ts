'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementCountsQuery, ownStatementsKey } from '@/lib/api/own-statement-count';
import { ownStatementsSchema } from '@/lib/contracts/statements/own-statements';
import { type OwnListing, pageSize } from '../domain/listing';

/** One page of the visitor's own statements, the latest change first. */
export const useOwnStatements = ({ state, q, page }: OwnListing) =>
  useQuery({
    queryKey: [...ownStatementsKey, 'list', state, q, page],
    queryFn: async ({ signal }) => {
      const params = { state: state ?? undefined, q: q || undefined, page, per_page: pageSize };
      return (await callApi(ownStatementsSchema, { url: '/microservice/users/statements', params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

/** The number of own statements in each state, and what the free quota leaves. */
export const useOwnCounts = () => useQuery(ownStatementCountsQuery);
