import { callApi } from '@/lib/api/client';
import { type StatementDetail, statementDetailAnswerSchema } from '@/lib/contracts/statements';

/** The statement that an estimate is asked for. @throws ApiFailure 404 where there is none to be seen */
export async function findStatement(id: number): Promise<StatementDetail> {
  return (await callApi(statementDetailAnswerSchema, { url: `/microservice/statements/${id}` })).data.statement;
}
