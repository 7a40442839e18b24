import { callApi } from '@/lib/api/client';
import { type OwnStatement, ownStatementResponseSchema } from '@/lib/contracts/statements/own-statements';

/**
 * One of the visitor's own statements, with everything that its form contains.
 * @param headers the visitor's headers, when called on the server
 * @throws ApiFailure 404 for somebody else's
 */
export async function getOwnStatement(id: number, headers: Record<string, string> = {}): Promise<OwnStatement> {
  const url = `/microservice/users/statements/${id}`;
  return (await callApi(ownStatementResponseSchema, { url, headers })).data.statement;
}
