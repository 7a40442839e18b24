'use client';

import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '@/lib/api/client';
import { queryClient } from '@/lib/api/query-client';
import { ownLoanRequestsSchema } from '@/lib/contracts/mortgage';
import type { MortgageFormData } from '../domain/form-data';

export const ownRequestsKey = ['loan-requests'] as const;

/** One page of the visitor's own requests, the newest first. */
export const useOwnRequests = (page: number) =>
  useQuery(
    {
      queryKey: [...ownRequestsKey, page],
      queryFn: async ({ signal }) =>
        (await callApi(ownLoanRequestsSchema, { url: '/v1/users/take-loans', params: { page }, signal })).data,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );

/** Read loosely: an answer without a result is an answer, at which nothing happens. */
const responseSchema = z.object({
  result: z.boolean().nullish(),
  data: z.object({ redirect_url: z.string().nullish() }).nullish(),
});

/** Null when the answer has no result; otherwise where the bank goes on with the request, if it does. */
type LoanRequestResult = { redirectUrl: string | null } | null;

/**
 * Sends a request to the bank.
 * @param attempt the same for the same data, so that a try after a lost answer does not ask twice
 * @throws ApiFailure
 */
async function createLoanRequest(data: MortgageFormData, attempt: string): Promise<LoanRequestResult> {
  const answer = await callApi(responseSchema, {
    method: 'post',
    url: '/v1/take-loans/create',
    data,
    headers: { 'Idempotency-Key': attempt },
  });
  return answer.result === true ? { redirectUrl: answer.data?.redirect_url || null } : null;
}

let lastAttempt: { body: string; attempt: string } | null = null;

/** The name of a try: data that did not change since the last one keep it. */
function idempotencyKeyFor(data: MortgageFormData): string {
  const body = JSON.stringify(data);
  if (lastAttempt?.body !== body) lastAttempt = { body, attempt: crypto.randomUUID() };
  return lastAttempt.attempt;
}

/** The sending of a request; the list of the visitor's own is asked for anew after it. */
export const useCreateLoanRequest = () =>
  useMutation(
    {
      mutationFn: (data: MortgageFormData) => createLoanRequest(data, idempotencyKeyFor(data)),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ownRequestsKey }),
    },
    queryClient,
  );
