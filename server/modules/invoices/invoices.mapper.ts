import type { AdminInvoice, Invoice } from '@/lib/contracts/money/invoices';
import { toMajorUnits } from '@/lib/domain/money/amount';
import type { NumberedInvoice } from './invoices.repository';

export const toInvoice = (row: NumberedInvoice): Invoice => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  state: row.state,
  amount: toMajorUnits(row.amountMinor),
  vat: toMajorUnits(row.vatMinor),
  issued_at: row.issuedAt.toISOString(),
  due_at: row.dueAt.toISOString(),
  paid_at: row.paidAt?.toISOString() ?? null,
  credited_number: row.creditedNumber,
});

/** An invoice as the staff sees it. */
export const toAdminInvoice = (row: NumberedInvoice): AdminInvoice => ({
  ...toInvoice(row),
  buyer: { id: row.userId, name: row.buyerName, code: row.buyerCode, email: row.buyerEmail },
  comment: row.comment,
  credited: toMajorUnits(row.creditedMinor),
});
