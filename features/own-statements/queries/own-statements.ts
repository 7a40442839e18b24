'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementCountsQuery, ownStatementsKey } from '@/lib/api/statements/own-statement-count';
import {
  type BulkRow,
  bulkResponseSchema,
  deletedStatementSchema,
  type OwnAction,
  type OwnState,
  type OwnStatementCard,
  ownStatementResponseSchema,
  ownStatementsSchema,
  statementStatisticsSchema,
} from '@/lib/contracts/statements/own-statements';
import { type OwnListing, pageSize } from '../domain/listing';

const path = '/microservice/users/statements';

/** One page of the visitor's own statements, the latest change first. */
export const useOwnStatements = ({ state, q, page }: OwnListing) =>
  useQuery({
    queryKey: [...ownStatementsKey, 'list', state, q, page],
    queryFn: async ({ signal }) => {
      const params = { state: state ?? undefined, q: q || undefined, page, per_page: pageSize };
      return (await callApi(ownStatementsSchema, { url: path, params, signal })).data;
    },
    placeholderData: keepPreviousData,
  });

const batchMax = 100;

/** Every statement of a listing, from all its pages. */
async function loadAllOwnStatements({ state, q }: Pick<OwnListing, 'state' | 'q'>): Promise<OwnStatementCard[]> {
  const cards: OwnStatementCard[] = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const params = { state: state ?? undefined, q: q || undefined, page, per_page: batchMax };
    const { data } = await callApi(ownStatementsSchema, { url: path, params });
    cards.push(...data.data);
    last = data.last_page;
  }
  return cards;
}

export const useLoadAllOwnStatements = () => useMutation({ mutationFn: loadAllOwnStatements });

/** The number of own statements in each state, and what is left of the free quota. */
export const useOwnCounts = () => useQuery(ownStatementCountsQuery);

/** Views and phone reveals of a statement by day, oldest first. */
export const useStatistics = (id: number, days: number) =>
  useQuery({
    queryKey: [...ownStatementsKey, 'statistics', id, days],
    queryFn: async () => (await callApi(statementStatisticsSchema, { url: `${path}/${id}/statistics`, params: { days } })).data,
  });

type Single = { id: number; action: OwnAction };
type Bulk = { ids: readonly number[]; action: OwnAction };
/** Called before the lists are fetched again. */
type Callbacks<Input, Output> = {
  onSuccess: (output: Output, input: Input) => void;
  onError: (error: Error, input: Input) => void;
};

/** Both mutations are pending until the lists and counts are fetched again, after a failure too. */
function useActionMutation<Input, Output>(mutationFn: (input: Input) => Promise<Output>, callbacks: Callbacks<Input, Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    ...callbacks,
    onSettled: () => client.invalidateQueries({ queryKey: ownStatementsKey }),
  });
}

/**
 * Changes one statement. The output is its new state: a statement that should be published becomes unpaid when the free quota is full.
 */
export const useStatementAction = (callbacks: Callbacks<Single, OwnState | 'deleted'>) =>
  useActionMutation(async ({ id, action }: Single) => {
    const config = { method: 'post', url: `${path}/${id}/${action}` };
    if (action === 'delete') return (await callApi(deletedStatementSchema, config)).data.state;
    return (await callApi(ownStatementResponseSchema, config)).data.statement.state;
  }, callbacks);

/** Changes several statements the same way. The output has a row with the result of each. */
export const useBulkAction = (callbacks: Callbacks<Bulk, BulkRow[]>) =>
  useActionMutation(async ({ ids, action }: Bulk) => {
    const rows: BulkRow[] = [];
    for (let first = 0; first < ids.length; first += batchMax) {
      const data = { action, statements: ids.slice(first, first + batchMax) };
      rows.push(...(await callApi(bulkResponseSchema, { method: 'post', url: `${path}/bulk`, data })).data);
    }
    return rows;
  }, callbacks);
