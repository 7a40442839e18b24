import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { type OwnStatementCounts, ownStatementCountsSchema } from '@/lib/contracts/statements/own-statements';

/** Key of everything that is fetched about the visitor's own statements. */
export const ownStatementsKey = ['own-statements'] as const;

/**
 * The number of own statements in each state, and what the free quota leaves.
 * @param headers the visitor's headers, when called on the server
 */
export const countOwnStatements = async (headers: Record<string, string> = {}): Promise<OwnStatementCounts> =>
  (await callApi(ownStatementCountsSchema, { url: '/microservice/users/statements/counts', headers })).data;

/** The same as a query of the browser. */
export const ownStatementCountsQuery = queryOptions({
  queryKey: [...ownStatementsKey, 'counts'],
  queryFn: () => countOwnStatements(),
});
