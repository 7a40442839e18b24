import { callApi } from '@/lib/api/client';
import {
  type BulkRow,
  bulkResponseSchema,
  deletedStatementSchema,
  type OwnAction,
  type OwnState,
  ownStatementResponseSchema,
} from '@/lib/contracts/statements/own-statements';

const path = '/microservice/users/statements';

/**
 * Does something to one statement.
 * @returns its state afterwards: what was to be public may be unpaid when the free quota is full
 */
export async function runStatementAction(id: number, action: OwnAction): Promise<OwnState | 'deleted'> {
  const config = { method: 'post', url: `${path}/${id}/${action}` };
  if (action === 'delete') return (await callApi(deletedStatementSchema, config)).data.state;
  return (await callApi(ownStatementResponseSchema, config)).data.statement.state;
}

/** Does the same to several; each row tells what came of it. */
export async function runBulkAction(ids: readonly number[], action: OwnAction): Promise<BulkRow[]> {
  return (await callApi(bulkResponseSchema, { method: 'post', url: `${path}/bulk`, data: { action, statements: ids } })).data;
}
