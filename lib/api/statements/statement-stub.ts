import { ApiFailure, callApi } from '@/lib/api/client';
import { type StatementStub, statementStubSchema } from '@/lib/contracts/statements/statements';

/** The stub of a statement, or the status that says why there is none. */
export async function findStatementStub(id: number): Promise<StatementStub | 404 | 410> {
  try {
    return (await callApi(statementStubSchema, { url: `/microservice/statements/stub/${id}` })).data;
  } catch (error) {
    if (error instanceof ApiFailure && (error.status === 404 || error.status === 410)) return error.status;
    throw error;
  }
}
