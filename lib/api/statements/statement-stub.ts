import { ApiFailure, callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type StatementStub, statementStubSchema } from '@/lib/contracts/statements/statements';

const readStub = withKeyedCache(
  async (id: number): Promise<StatementStub> =>
    (await callApi(statementStubSchema, { url: `/microservice/statements/stub/${id}` })).data,
  { keyOf: (id) => id, shown: (id) => ['site', `statement ${id}`], max: 2000 },
);

/** The stub of a statement, or the status of the error. */
export async function findStatementStub(id: number): Promise<StatementStub | 404 | 410> {
  try {
    return await readStub(id);
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return error.status;
    throw error;
  }
}
