import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { newFirstPartyHeaders } from '../site-visitors';

/** Tops up the balance of the visitor that is signed in, through the API and the sandbox's own page. @param amount GEL */
export async function fillBalance(request: APIRequestContext, amount: number, baseURL = 'http://localhost'): Promise<void> {
  const post = async (path: string, data: object) => {
    const headers = { ...newFirstPartyHeaders(), 'idempotency-key': randomUUID() };
    const response = await request.post(`/api/v3/payments/${path}`, { headers, data });
    expect([path, response.status()]).toEqual([path, 200]);
    return ((await response.json()) as { data: { id: number; redirect_url: string } }).data;
  };
  const { id } = await post('init-fill-balance', { amount });
  const redirect_url = `${baseURL}/payment-result?paymentStatus=pending&rnd=7&payment_id=${id}`;
  const { redirect_url: page } = await post('pay', { payment_id: id, pay_with: 'card', redirect_url });
  const decided = await request.post(page, { form: { outcome: 'approve', card: 'visa', expires: '12/30' }, maxRedirects: 0 });
  expect(decided.status()).toBeLessThan(400);
  const settled = await request.get(`/api/v3/payments/${id}`, { headers: newFirstPartyHeaders() });
  expect(((await settled.json()) as { data: { state: string } }).data.state).toBe('approved');
}
