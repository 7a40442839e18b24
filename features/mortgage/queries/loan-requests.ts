'use client';

import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { trackEvent } from '@/lib/analytics/data-layer';
import { callApi } from '@/lib/api/client';
import { ownLoanRequestsSchema } from '@/lib/contracts/mortgage';
import type { MortgageFormData } from '../domain/form-data';

const ownRequestsKey = ['loan-requests'] as const;

/** One page of the visitor's own requests, newest first. */
export const useOwnRequests = (page: number) =>
  useQuery({
    queryKey: [...ownRequestsKey, page],
    queryFn: async ({ signal }) =>
      (await callApi(ownLoanRequestsSchema, { url: '/v1/users/take-loans', params: { page }, signal })).data,
    placeholderData: keepPreviousData,
  });

/** Lenient: a response without a result is valid and changes nothing. */
const responseSchema = z.object({
  result: z.boolean().nullish(),
  data: z.object({ redirect_url: z.string().nullish() }).nullish(),
});

/** Null when the response has no result; otherwise the bank's own page, if it has one. */
type LoanRequestResult = { redirectUrl: string | null } | null;

/**
 * Sends a request to the bank.
 * @param attempt the same for the same data, so that a retry after a lost response does not create a second request
 * @throws ApiFailure
 */
async function createLoanRequest(data: MortgageFormData, attempt: string): Promise<LoanRequestResult> {
  const response = await callApi(responseSchema, {
    method: 'post',
    url: '/v1/take-loans/create',
    data,
    headers: { 'Idempotency-Key': attempt },
  });
  if (response.result === true) trackEvent('lead');
  return response.result === true ? { redirectUrl: response.data?.redirect_url || null } : null;
}

let lastAttempt: { body: string; attempt: string } | null = null;

/** Idempotency key of an attempt; unchanged data keep the last one. */
function idempotencyKeyFor(data: MortgageFormData): string {
  const body = JSON.stringify(data);
  if (lastAttempt?.body !== body) lastAttempt = { body, attempt: crypto.randomUUID() };
  return lastAttempt.attempt;
}

/** Sends a request and refetches the visitor's own requests. */
export function useCreateLoanRequest() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (data: MortgageFormData) => createLoanRequest(data, idempotencyKeyFor(data)),
    onSuccess: () => client.invalidateQueries({ queryKey: ownRequestsKey }),
  });
}
