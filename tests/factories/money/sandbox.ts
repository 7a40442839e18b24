import { expect } from 'vitest';
import { initiatedSchema, paidSchema } from '@/lib/contracts/money/payments';
import type { Visitor } from '../visitor';
import { newKey, payBody } from './money';

/** What of an API under test the sandbox needs. */
export type SandboxApi = {
  fetch(request: Request): Promise<Response>;
  call(
    path: string,
    init?: { method?: string; body?: unknown; headers?: Record<string, string | null> },
  ): Promise<{ status: number; body: unknown }>;
};

/** Starts a top-up by card. @returns the payment, and the page that its payer is sent to; null when a saved card was charged at once */
export async function startTopUp(api: SandboxApi, { headers }: Visitor, amount = 20, overrides: object = {}) {
  const post = (path: string, body: object) =>
    api.call(`/api/v3/payments/${path}`, { method: 'POST', body, headers: { ...headers, ...newKey() } });
  const { id } = initiatedSchema.parse((await post('init-fill-balance', { amount })).body).data;
  const response = await post('pay', payBody({ id }, { pay_with: 'card', amount, ...overrides }));
  expect(response).toMatchObject({ status: 200 });
  const { redirect_url: page, state } = paidSchema.parse(response.body).data;
  return { id, page, state };
}

/** Presses a button of the sandbox's page, with the fields of its form. */
export const decide = (api: SandboxApi, page: string | null, outcome: string, fields: Record<string, string> = {}) =>
  api.fetch(
    new Request(`http://localhost:3000${page}`, {
      method: 'POST',
      body: new URLSearchParams({ outcome, ...fields }),
      redirect: 'manual',
    }),
  );
