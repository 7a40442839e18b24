import { ApiFailure, callApi } from '@/lib/api/client';
import { type Invoice, invoicesSchema } from '@/lib/contracts/money/invoices';

/**
 * The visitor's newest invoice while it is open; null without one and for guests.
 * @param headers the visitor's headers
 */
export async function findLatestInvoice(headers: Record<string, string>): Promise<Invoice | null> {
  try {
    const [newest] = (await callApi(invoicesSchema, { url: '/v1/invoices', headers })).data.data;
    return newest?.kind === 'invoice' && newest.state === 'issued' ? newest : null;
  } catch (error) {
    // The page says that an invoice was sent all the same.
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
