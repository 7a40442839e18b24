import { callApi } from '@/lib/api/client';
import { type StatementDetail, statementDetailResponseSchema } from '@/lib/contracts/statements/statements';

/** The statement that an estimate is asked for. @throws ApiFailure 404 where there is none to be seen */
export async function findStatement(id: number): Promise<StatementDetail> {
  return (await callApi(statementDetailResponseSchema, { url: `/microservice/statements/${id}` })).data.statement;
}
