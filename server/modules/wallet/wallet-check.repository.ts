import { type SQL, sql } from 'drizzle-orm';
import { type Executor, queryRows } from '../../db/client';

/** A discrepancy: the rule, the row, and the actual and the expected value. */
export type LedgerDifference = { rule: string; subject: string; expected: number; found: number };
export type LedgerTotals = Record<string, number>;

type RawDifference = { subject: string; expected: string | number; found: string | number };

/** Each rule in one statement, so that it sees one snapshot of the ledger while the site runs. */
const rules: Readonly<Record<string, SQL>> = {
  'a transaction adds up to zero': sql`
    select 'transaction ' || t.id || ' (' || t.once_key || ')' as subject, 0 as expected, coalesce(sum(p.amount_minor), 0) as found
    from ledger_transactions t left join ledger_postings p on p.transaction_id = t.id
    group by t.id having coalesce(sum(p.amount_minor), 0) <> 0 order by t.id`,
  'a balance is the sum of its postings': sql`
    select a.kind || ' ' || a.owner_id as subject, coalesce(sum(p.amount_minor), 0) as expected, a.balance_minor as found
    from ledger_accounts a left join ledger_postings p on p.account_id = a.id
    group by a.id having coalesce(sum(p.amount_minor), 0) <> a.balance_minor order by a.id`,
  'no wallet is negative': sql`
    select 'wallet ' || owner_id as subject, 0 as expected, balance_minor as found
    from ledger_accounts where kind = 'wallet' and balance_minor < 0 order by id`,
  'no debt is paid twice': sql`
    select 'receivable ' || owner_id as subject, 0 as expected, balance_minor as found
    from ledger_accounts where kind = 'receivable' and balance_minor > 0 order by id`,
  'a charge is credited': sql`
    select 'payment ' || m.id as subject, m.amount_minor as expected, 0 as found from payments m
    where m.state in ('approved', 'charged_back') and m.gateway is not null
      and not exists (select from ledger_transactions t where t.once_key = 'payment ' || m.id) order by m.id`,
  'an order costs its buyer what it was paid with': sql`
    select 'order ' || o.id as subject, o.paid_minor as expected, coalesce(-sum(p.amount_minor), 0) as found
    from orders o
    left join ledger_transactions t on t.once_key = 'order ' || o.id || ' paid'
    left join ledger_accounts a on a.kind = 'wallet' and a.owner_id = o.payer_id
    left join ledger_postings p on p.transaction_id = t.id and p.account_id = a.id
    group by o.id having o.paid_minor <> coalesce(-sum(p.amount_minor), 0) order by o.id`,
  'a sale has an order that was paid': sql`
    select 'transaction ' || t.id || ' (' || t.once_key || ')' as subject, 1 as expected, 0 as found from ledger_transactions t
    where t.kind = 'purchase' and not exists (select from orders o where o.id = t.order_id and o.paid_at is not null) order by t.id`,
  'refunds of an order are booked': sql`
    select 'order ' || o.id as subject, o.refunded_minor as expected, coalesce(sum(r.amount_minor), 0) as found
    from orders o left join refunds r on r.order_id = o.id and r.state <> 'rejected'
    group by o.id having o.refunded_minor <> coalesce(sum(r.amount_minor), 0) order by o.id`,
  'an invoice that was paid is credited': sql`
    select 'invoice ' || i.number as subject, i.amount_minor as expected, 0 as found from invoices i
    where i.kind = 'invoice' and i.state in ('paid', 'credited') and i.paid_at is not null
      and not exists (select from ledger_transactions t where t.once_key = 'invoice ' || i.id) order by i.id`,
};

/** Recomputes the ledger from its postings. It reads only. */
export function createWalletCheckRepository(executor: Executor) {
  return {
    /** Every difference, rule after rule. */
    differences: async (): Promise<LedgerDifference[]> => {
      const differences: LedgerDifference[] = [];
      for (const [rule, query] of Object.entries(rules))
        for (const { subject, expected, found } of await queryRows<RawDifference>(executor, query))
          differences.push({ rule, subject, expected: Number(expected), found: Number(found) });
      return differences;
    },

    /** Balances by kind of account in tetri, and how much was counted. */
    totals: async (): Promise<LedgerTotals> => {
      const kinds = await queryRows<{ kind: string; total: string | number }>(
        executor,
        sql`select kind, sum(balance_minor) as total from ledger_accounts group by kind order by kind`,
      );
      const [counted] = await queryRows<{ accounts: string | number; transactions: string | number }>(
        executor,
        sql`select (select count(*) from ledger_accounts) as accounts, (select count(*) from ledger_transactions) as transactions`,
      );
      const balances = Object.fromEntries(kinds.map(({ kind, total }) => [`${kind}_minor`, Number(total)]));
      return { accounts: Number(counted?.accounts ?? 0), transactions: Number(counted?.transactions ?? 0), ...balances };
    },
  };
}
