import { callApi } from '@/lib/api/client';
import { type StatementDetail, statementDetailResponseSchema } from '@/lib/contracts/statements/statements';

/** The statement to estimate. @throws ApiFailure 404 where it is not public */
export async function findStatement(id: number): Promise<StatementDetail> {
  return (await callApi(statementDetailResponseSchema, { url: `/microservice/statements/${id}` })).data.statement;
}
