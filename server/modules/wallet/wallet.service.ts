import type { z } from 'zod';
import type { Locale } from '@/lib/contracts/common';
import { type WalletEntry, type WalletStatement, walletPageSize, type walletQuerySchema } from '@/lib/contracts/money/payments';
import { toPage } from '@/lib/contracts/paged';
import { toMajorUnits } from '@/lib/domain/money/amount';
import { dayMs } from '@/lib/domain/time/duration';
import { fromTbilisiClock } from '@/lib/domain/time/tbilisi';
import { walletCsv } from './wallet.csv';
import type { StatementFilters, StatementRow, WalletStatementRepository } from './wallet-statement.repository';

type Query = z.output<typeof walletQuerySchema>;
export type WalletService = ReturnType<typeof createWalletService>;

const csvRowsMax = 10_000;

const startOf = (day: string): Date => fromTbilisiClock(new Date(`${day}T00:00:00Z`));

const toFilters = ({ kind, from, to }: Query): StatementFilters => ({
  kind,
  from: from === undefined ? undefined : startOf(from),
  to: to === undefined ? undefined : new Date(startOf(to).getTime() + dayMs),
});

const toEntry = (row: StatementRow): WalletEntry => ({
  id: row.id,
  kind: row.kind,
  amount: toMajorUnits(row.amountMinor),
  balance_after: toMajorUnits(row.balanceAfterMinor),
  payment_id: row.paymentId,
  order_id: row.orderId,
  invoice_id: row.invoiceId,
  service_id: row.serviceId,
  card_mask: row.cardMask,
  spent_by: row.spenderId === null ? null : { id: row.spenderId, name: row.spenderName ?? '' },
  created_at: row.createdAt.toISOString(),
});

/** A person's own wallet, line by line. */
export function createWalletService({ statement }: { statement: WalletStatementRepository }) {
  return {
    /** One page, newest first; days are those of Tbilisi, both included. */
    list: async (userId: number, query: Query): Promise<WalletStatement> => {
      const { page = 1 } = query;
      const filters = toFilters(query);
      const rows = await statement.page(userId, filters, walletPageSize, (page - 1) * walletPageSize);
      return toPage(rows.map(toEntry), page, walletPageSize, await statement.count(userId, filters));
    },

    /** The newest 10,000 lines. */
    csv: async (userId: number, query: Query, locale: Locale): Promise<string> =>
      walletCsv(await statement.page(userId, toFilters(query), csvRowsMax, 0), locale),
  };
}
