import { type SQL, sql } from 'drizzle-orm';
import type { LedgerTransactionKind } from '@/lib/contracts/money/ledger';
import { type Executor, queryRows } from '../../db/client';

/** The period of the transactions; `to` is exclusive. */
export type StatementFilters = { kind?: LedgerTransactionKind | undefined; from?: Date | undefined; to?: Date | undefined };
export type StatementRow = {
  id: number;
  kind: LedgerTransactionKind;
  amountMinor: number;
  balanceAfterMinor: number;
  paymentId: number | null;
  orderId: number | null;
  invoiceId: number | null;
  serviceId: number | null;
  cardMask: string | null;
  spenderId: number | null;
  spenderName: string | null;
  createdAt: Date;
};
type RawRow = Omit<StatementRow, 'id' | 'amountMinor' | 'balanceAfterMinor' | 'createdAt'> & {
  id: string | number;
  amountMinor: string | number;
  balanceAfterMinor: string | number;
  createdAt: string | Date;
};
export type WalletStatementRepository = ReturnType<typeof createWalletStatementRepository>;

/** The lines of one wallet. The balance after each is summed over all of them, also where filters leave some out. */
export function createWalletStatementRepository(executor: Executor) {
  const linesOf = (userId: number, { kind, from, to }: StatementFilters): SQL => sql`
    select l.position, t.id, t.kind, l.amount as "amountMinor", l.after as "balanceAfterMinor", t.payment_id as "paymentId",
      t.order_id as "orderId", t.invoice_id as "invoiceId", o.service_id as "serviceId", p.card_mask as "cardMask",
      spender.id as "spenderId", spender.name as "spenderName", t.created_at as "createdAt"
    from (
      select transaction_id, sum(amount_minor) as amount, sum(sum(amount_minor)) over (order by min(id)) as after,
        min(id) as position
      from ledger_postings
      where account_id = (select id from ledger_accounts where kind = 'wallet' and owner_id = ${userId})
      group by transaction_id
    ) l
    join ledger_transactions t on t.id = l.transaction_id
    left join orders o on o.id = t.order_id
    left join payments p on p.id = t.payment_id
    left join users spender on spender.id = o.user_id and o.user_id <> ${userId}
    where true
      ${kind ? sql`and t.kind = ${kind}` : sql``}
      ${from ? sql`and t.created_at >= ${from.toISOString()}` : sql``}
      ${to ? sql`and t.created_at < ${to.toISOString()}` : sql``}`;

  return {
    /** Newest first. */
    page: async (userId: number, filters: StatementFilters, limit: number, offset: number): Promise<StatementRow[]> => {
      const rows = await queryRows<RawRow>(
        executor,
        sql`${linesOf(userId, filters)} order by position desc limit ${limit} offset ${offset}`,
      );
      return rows.map((row) => ({
        ...row,
        id: Number(row.id),
        amountMinor: Number(row.amountMinor),
        balanceAfterMinor: Number(row.balanceAfterMinor),
        createdAt: new Date(row.createdAt),
      }));
    },

    count: async (userId: number, filters: StatementFilters): Promise<number> => {
      const [row] = await queryRows<{ total: string | number }>(
        executor,
        sql`select count(*) as total from (${linesOf(userId, filters)}) as lines`,
      );
      return Number(row?.total ?? 0);
    },
  };
}
