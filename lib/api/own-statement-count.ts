import { type OwnStatementCounts, ownStatementCountsSchema } from '@/lib/contracts/statements/own-statements';
import { callApi } from './client';

/** How many statements of their own the visitor has in each state, and what the free quota leaves. */
export const countOwnStatements = async (headers: Record<string, string> = {}): Promise<OwnStatementCounts> =>
  (await callApi(ownStatementCountsSchema, { url: '/microservice/users/statements/counts', headers })).data;
