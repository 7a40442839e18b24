import { callApi } from '@/lib/api/client';
import {
  type DraftBody,
  type OwnStatement,
  ownStatementResponseSchema,
  type SaveBody,
} from '@/lib/contracts/statements/own-statements';

const path = '/microservice/users/statements';

/** One of the visitor's own statements with everything its form holds. */
export async function getOwnStatement(id: number): Promise<OwnStatement> {
  return (await callApi(ownStatementResponseSchema, { url: `${path}/${id}` })).data.statement;
}

/** Begins a draft with the fields known so far; type and deal at least. */
export async function createDraft(body: DraftBody): Promise<OwnStatement> {
  return (await callApi(ownStatementResponseSchema, { method: 'post', url: path, data: body })).data.statement;
}

/** @throws ApiFailure 409 when the statement was changed elsewhere since `version`, 422 with the refused fields */
export async function saveStatement(id: number, body: SaveBody): Promise<OwnStatement> {
  return (await callApi(ownStatementResponseSchema, { method: 'put', url: `${path}/${id}`, data: body })).data.statement;
}

/** @throws ApiFailure 422 with the fields that publishing still asks for */
export async function publishStatement(id: number): Promise<OwnStatement> {
  return (await callApi(ownStatementResponseSchema, { method: 'post', url: `${path}/${id}/publish` })).data.statement;
}
