'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import {
  type DraftBody,
  type OwnStatement,
  ownStatementResponseSchema,
  ownStatementsSchema,
  type SaveBody,
} from '@/lib/contracts/statements/own-statements';

const path = '/microservice/users/statements';

/** What a save sends: a new draft without `stored`, otherwise a change of that version. */
export type StatementToSave = { body: DraftBody; stored: Pick<OwnStatement, 'id' | 'version'> | null };

async function saveStatement({ body, stored }: StatementToSave): Promise<OwnStatement> {
  const request = stored
    ? { method: 'put', url: `${path}/${stored.id}`, data: { ...body, version: stored.version } satisfies SaveBody }
    : { method: 'post', url: path, data: body };
  return (await callApi(ownStatementResponseSchema, request)).data.statement;
}

/**
 * Creates or changes a statement. Fails with an ApiFailure: 409 after a change made elsewhere since that version, 422 with the refused
 * fields. A save without a connection fails at once; the caller retries it with the latest values.
 */
export const useSaveStatement = () => useMutation({ mutationFn: saveStatement, networkMode: 'always', retry: false });

/** Publishes a saved draft. Fails with an ApiFailure, 422 with the fields that publishing still requires. */
export const usePublishStatement = () =>
  useMutation({
    mutationFn: async (id: number) =>
      (await callApi(ownStatementResponseSchema, { method: 'post', url: `${path}/${id}/publish` })).data.statement,
    networkMode: 'always',
    retry: false,
  });

/** The statement's card in lists. @param version changes with every save, which loads the card again */
export const useOwnCard = (id: number | undefined, version: number | undefined) =>
  useQuery({
    queryKey: ['own-card', id, version],
    queryFn: async () => {
      const { data } = await callApi(ownStatementsSchema, { url: '/microservice/users/statements', params: { q: id } });
      return data.data.find((card) => card.id === id) ?? null;
    },
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: 0,
  });
