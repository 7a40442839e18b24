'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { ownStatementsKey } from '@/lib/api/own-statement-count';
import {
  type BulkRow,
  bulkResponseSchema,
  deletedStatementSchema,
  type OwnAction,
  type OwnState,
  ownStatementResponseSchema,
} from '@/lib/contracts/statements/own-statements';

const path = '/microservice/users/statements';

type Single = { id: number; action: OwnAction };
type Bulk = { ids: readonly number[]; action: OwnAction };
/** Called before the lists are fetched again. */
type Callbacks<Input, Output> = { onSuccess: (output: Output, input: Input) => void; onError: (error: Error) => void };

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
  useActionMutation(
    async ({ ids, action }: Bulk) =>
      (await callApi(bulkResponseSchema, { method: 'post', url: `${path}/bulk`, data: { action, statements: ids } })).data,
    callbacks,
  );
