import type { InvoiceKind } from '@/lib/contracts/money/invoices';

const prefixes = { invoice: 'INV', credit_note: 'CN' } as const;

/** `INV-2026-000123`. */
export const invoiceNumber = (kind: InvoiceKind, year: number, count: number): string =>
  `${prefixes[kind]}-${year}-${String(count).padStart(6, '0')}`;
