import { z } from 'zod';
import { callApi } from '@/lib/api/client';

/** Of a service that answers 200 with a refusal too. */
const responseSchema = z.object({ result: z.boolean() });

export type InvoiceRequest = { amount: number; comment: string; cc_emails: string[] };

/** Asks for an invoice; the service mails it. @returns whether it was accepted @throws ApiFailure */
export async function requestInvoice(request: InvoiceRequest, key: string): Promise<boolean> {
  const data = new URLSearchParams({ amount: String(request.amount), comment: request.comment });
  for (const email of request.cc_emails) data.append('cc_emails', email);
  const response = await callApi(responseSchema, {
    method: 'post',
    url: '/microservice/users/request-invoice',
    data,
    headers: { 'Idempotency-Key': key },
  });
  return response.result;
}
