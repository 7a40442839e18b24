import { ApiFailure, callApi } from '@/lib/api/client';
import { type Invoice, invoicesSchema } from '@/lib/contracts/money/invoices';

/**
 * The invoice that the visitor has just requested, or the newest while it is open where its id is unknown; null without one and for guests.
 * @param headers the visitor's headers
 */
export async function findInvoice(id: number | null, headers: Record<string, string>): Promise<Invoice | null> {
  try {
    const invoices = (await callApi(invoicesSchema, { url: '/v1/invoices', headers })).data.data;
    if (id !== null) return invoices.find((invoice) => invoice.id === id) ?? null;
    const [newest] = invoices;
    return newest?.kind === 'invoice' && newest.state === 'issued' ? newest : null;
  } catch (error) {
    // The page reports that an invoice was sent in any case.
    if (error instanceof ApiFailure) return null;
    throw error;
  }
}
