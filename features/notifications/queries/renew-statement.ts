'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { ownStatementsKey } from '@/lib/api/statements/own-statement-count';
import { envelope } from '@/lib/contracts/common';
import { type OwnState, ownStatementSchema } from '@/lib/contracts/statements/own-statements';

const responseSchema = envelope(z.object({ statement: ownStatementSchema.pick({ state: true }) }));

async function renewStatement(id: number): Promise<OwnState> {
  const url = `/microservice/users/statements/${id}/renew`;
  return (await callApi(responseSchema, { method: 'post', url })).data.statement.state;
}

/**
 * Renews a statement; the output is its new state. Fails with ApiFailure 409 when its state does not allow that any more, 422 when it
 * is incomplete.
 */
export function useRenewStatement() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: renewStatement,
    onSuccess: () => client.invalidateQueries({ queryKey: ownStatementsKey }),
  });
}
