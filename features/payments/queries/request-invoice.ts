import { z } from 'zod';
import { callApi } from '@/lib/api/client';

/** The service returns 200 for refusals too. */
const responseSchema = z.object({ result: z.boolean(), data: z.object({ id: z.number().int() }).nullish().catch(null) });

export type InvoiceRequest = { amount: number; comment: string; cc_emails: string[] };

/** The invoice's id; null where the service does not return it. */
export type RequestedInvoice = { id: number | null };

/** Asks for an invoice; the service mails it. @returns null when it was not accepted @throws ApiFailure */
export async function requestInvoice(request: InvoiceRequest, key: string): Promise<RequestedInvoice | null> {
  const data = new URLSearchParams({ amount: String(request.amount), comment: request.comment });
  for (const email of request.cc_emails) data.append('cc_emails', email);
  const response = await callApi(responseSchema, {
    method: 'post',
    url: '/microservice/users/request-invoice',
    data,
    headers: { 'Idempotency-Key': key },
  });
  return response.result ? { id: response.data?.id ?? null } : null;
}
