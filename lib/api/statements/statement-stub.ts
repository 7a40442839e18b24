import { ApiFailure, callApi } from '@/lib/api/client';
import { withKeyedCache } from '@/lib/api/ttl-cache';
import { type StatementStub, statementStubSchema } from '@/lib/contracts/statements/statements';

const readStub = async (reference: number | string): Promise<StatementStub> =>
  (await callApi(statementStubSchema, { url: `/microservice/statements/stub/${reference}` })).data;

const readCachedStub = withKeyedCache((id: number) => readStub(id), {
  keyOf: (id) => id,
  shown: (id) => ['site', `statement ${id}`],
  max: 2000,
});

/** The stub of a statement by its id or uuid, or the status of the error. */
export async function findStatementStub(reference: number | string): Promise<StatementStub | 404 | 410> {
  try {
    return await (typeof reference === 'number' ? readCachedStub(reference) : readStub(reference));
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return error.status;
    throw error;
  }
}
