import type { Invoice } from '@/lib/contracts/money/invoices';

/** How an invoice stands for its buyer. */
export type InvoiceStanding = 'open' | 'overdue' | 'paid' | 'cancelled' | 'credited' | 'note';

export function invoiceStanding({ kind, state, due_at }: Pick<Invoice, 'kind' | 'state' | 'due_at'>, now: Date): InvoiceStanding {
  if (kind === 'credit_note') return 'note';
  if (state === 'issued') return new Date(due_at) < now ? 'overdue' : 'open';
  return state;
}
