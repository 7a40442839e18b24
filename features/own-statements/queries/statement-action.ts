import { callApi } from '@/lib/api/client';
import {
  type BulkRow,
  bulkAnswerSchema,
  deletedStatementSchema,
  type OwnAction,
  type OwnState,
  ownStatementAnswerSchema,
} from '@/lib/contracts/own-statements';

const path = '/microservice/users/statements';

/**
 * Does something to one statement.
 * @returns its state afterwards: what was to be public may be unpaid when the free quota is full
 */
export async function doToStatement(id: number, action: OwnAction): Promise<OwnState | 'deleted'> {
  const config = { method: 'post', url: `${path}/${id}/${action}` };
  if (action === 'delete') return (await callApi(deletedStatementSchema, config)).data.state;
  return (await callApi(ownStatementAnswerSchema, config)).data.statement.state;
}

/** Does the same to several; each row tells what came of it. */
export async function doToStatements(ids: readonly number[], action: OwnAction): Promise<BulkRow[]> {
  return (await callApi(bulkAnswerSchema, { method: 'post', url: `${path}/bulk`, data: { action, statements: ids } })).data;
}
