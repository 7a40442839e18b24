'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createSaveRequest, usePagedQuery } from '@/components/crud/crud-queries';
import { callApi } from '@/lib/api/client';
import { decidedSchema } from '@/lib/contracts/admin';
import {
  type BlockedWordBody,
  blockedWordsSchema,
  type CaseDecisionBody,
  type CaseKind,
  moderationQueueSchema,
} from '@/lib/contracts/staff/moderation';

const casesKey = ['admin', 'moderation'] as const;
const casesPath = '/v1/admin/moderation';
const wordsKey = ['admin', 'blocked-words'] as const;
const wordsPath = '/v1/admin/blocked-words';

/** One page of the pending cases, of one kind or of all. The previous page stays until it is loaded. */
export const useModerationQueue = (kind: CaseKind | null, page: number) =>
  useQuery({
    queryKey: [...casesKey, kind, page],
    queryFn: async ({ signal }) =>
      (await callApi(moderationQueueSchema, { url: casesPath, params: { kind: kind ?? undefined, page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Sends a decision, or undoes one's own. The queue is fetched again, after a failure too: somebody else may have decided. */
function useCaseAction<Input>(request: (input: Input) => { url: string; data?: object }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      await callApi(decidedSchema, { method: 'post', ...request(input) });
    },
    onSettled: () => client.invalidateQueries({ queryKey: casesKey }),
  });
}

/** Fails with ApiFailure 409 when it is decided already, 422 by field. */
export const useDecideCase = () =>
  useCaseAction(({ id, body }: { id: number; body: CaseDecisionBody }) => ({ url: `${casesPath}/${id}`, data: body }));
/** Fails with ApiFailure 409 once it is too late. */
export const useUndoDecision = () => useCaseAction((id: number) => ({ url: `${casesPath}/${id}/undo` }));

export const useBlockedWords = (page: number, q: string) => usePagedQuery(wordsKey, blockedWordsSchema, wordsPath, { q, page });

function useWordWrite<Input>(request: (input: Input) => object) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input) => {
      await callApi(decidedSchema, request(input));
    },
    onSettled: () => client.invalidateQueries({ queryKey: wordsKey }),
  });
}

/** Adds a word, or changes the one with the id. Fails with ApiFailure 409 for one that is there already. */
export const useSaveBlockedWord = () =>
  useWordWrite(({ id, body }: { id: number | null; body: BlockedWordBody }) => createSaveRequest(wordsPath, id, body));
export const useRemoveBlockedWord = () => useWordWrite((id: number) => ({ method: 'delete', url: `${wordsPath}/${id}` }));
