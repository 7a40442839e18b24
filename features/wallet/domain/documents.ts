import type { WalletEntry } from '@/lib/contracts/money/payments';
import { invoicePdfPath, receiptPdfPath } from '@/lib/routes/document-paths';

/** The PDF of an entry: its invoice or credit note, or the receipt of its payment; null without one. */
export function documentPathOf({
  kind,
  payment_id,
  invoice_id,
}: Pick<WalletEntry, 'kind' | 'payment_id' | 'invoice_id'>): string | null {
  if (invoice_id !== null) return invoicePdfPath(invoice_id);
  const hasReceipt = payment_id !== null && (kind === 'top_up' || kind === 'purchase');
  return hasReceipt ? receiptPdfPath(payment_id) : null;
}
