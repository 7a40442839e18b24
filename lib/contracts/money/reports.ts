import { z } from 'zod';
import { envelope } from '../common';
import { pagedSchema } from '../paged';
import { idQuery } from '../query';

/** check: balances against postings · reconciliation: our card payments against the settlements of their gateways. */
export const ledgerReportKinds = ['check', 'reconciliation'] as const;
export const ledgerReportPageSize = 20;

/**
 * missing_here: charged at the gateway, not credited here · missing_there: credited here, unknown or not charged at the gateway ·
 * amount: other sums, charged or sent back, or another currency.
 */
export const settlementDifferenceKinds = ['missing_here', 'missing_there', 'amount'] as const;
/** A row of `differences` of a reconciliation; sums are in tetri, -1 where a side has none. */
export type SettlementDifference = {
  kind: (typeof settlementDifferenceKinds)[number];
  gateway: string;
  gateway_order_id: string;
  /** 0 when no payment of ours is known. */
  payment_id: number;
  amount_here: number;
  amount_there: number;
  refunded_here: number;
  refunded_there: number;
};

const ledgerReportSchema = z.object({
  id: z.number().int(),
  kind: z.enum(ledgerReportKinds),
  /** Day of Tbilisi that it is about. */
  day: z.iso.date(),
  /** Empty when all is well; the fields depend on the kind. */
  differences: z.array(z.record(z.string(), z.union([z.string(), z.number()]))),
  totals: z.record(z.string(), z.number()),
  created_at: z.iso.datetime(),
});
export type LedgerReport = z.infer<typeof ledgerReportSchema>;

/** GET v1/admin/money/reports?kind=&page=: the latest day first. */
export const ledgerReportQuerySchema = z.object({ kind: z.enum(ledgerReportKinds).optional(), page: idQuery.optional() });
export const ledgerReportsSchema = envelope(pagedSchema(ledgerReportSchema));
export type LedgerReports = z.infer<typeof ledgerReportsSchema>['data'];
