/**
 * Accounts of the ledger. A positive balance is owed by the operator, a negative one belongs to it or is owed to it:
 * wallet: what a person may spend; gateway, bank: money received there (negative); revenue: sales without VAT, and balances given up; vat: VAT to be paid;
 * receivable: debts of persons after a chargeback (negative).
 */
export const ledgerAccountKinds = ['wallet', 'gateway', 'bank', 'revenue', 'vat', 'receivable'] as const;
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];

export const ledgerTransactionKinds = [
  'top_up',
  'purchase',
  'refund',
  'withdrawal',
  'chargeback',
  /** A debt after a chargeback, taken from a later top-up. */
  'debt',
  'invoice',
  'correction',
] as const;
export type LedgerTransactionKind = (typeof ledgerTransactionKinds)[number];
