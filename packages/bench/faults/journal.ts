import { appendFileSync } from 'node:fs';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows } from '@/server/db/client';
import { createWalletCheckRepository } from '@/server/modules/wallet/wallet-check.repository';

/** An acknowledged write: the row that proves it, and the values it must have. */
type Acknowledged = { kind: WriteKind; subject: number; userId: number; text?: string };

const writeKinds = ['favorite', 'note', 'draft', 'publication', 'top-up', 'order', 'payment of an order'] as const;
type WriteKind = (typeof writeKinds)[number];

/** Whether the row of an acknowledged write is there. */
const proofs: Readonly<Record<WriteKind, (write: Acknowledged) => SQL>> = {
  favorite: ({ subject, userId }) => sql`select 1 from favorites where user_id = ${userId} and statement_id = ${subject}`,
  note: ({ subject, userId, text }) =>
    sql`select 1 from statement_notes where user_id = ${userId} and statement_id = ${subject} and text = ${text}`,
  draft: ({ subject, userId, text }) =>
    sql`select 1 from statements where id = ${subject} and user_id = ${userId} and street_number = ${text}`,
  publication: ({ subject, userId }) =>
    sql`select 1 from statements where id = ${subject} and user_id = ${userId} and state = 'active'`,
  // The payer sees a top-up before its callback is booked; the gateway's charge is what may not be lost.
  'top-up': ({ subject }) =>
    sql`select 1 from sandbox_orders o join payments p on p.id::text = o.reference
      where p.id = ${subject} and o.state = 'approved' and exists (
        select from ledger_transactions t where t.payment_id = p.id and t.kind = 'top_up')`,
  order: ({ subject, userId }) => sql`select 1 from orders where id = ${subject} and user_id = ${userId}`,
  'payment of an order': ({ subject }) =>
    sql`select 1 from orders o where id = ${subject} and paid_at is not null and exists (
      select from ledger_transactions t where t.order_id = o.id and t.kind = 'purchase')`,
};

/** Effects of one request that happened more than once, however often the call was retried under its key. */
const duplicates: readonly SQL[] = [
  sql`select payment_id from ledger_transactions where kind = 'top_up' and payment_id is not null group by 1 having count(*) > 1`,
  sql`select order_id from ledger_transactions where kind = 'purchase' and order_id is not null group by 1 having count(*) > 1`,
  sql`select user_id, details ->> 'comment' from orders where details ->> 'comment' like 'order %' group by 1, 2 having count(*) > 1`,
];

export type Verdict = {
  acknowledged: number;
  lost: Acknowledged[];
  duplicates: number;
  /** Differences of `npm run wallet:check`, negative wallets and charges without credit among them. */
  ledgerDifferences: string[];
};

/** The acknowledged writes of one fault, kept outside the server in memory and as lines of a file. */
export function openJournal(file: string) {
  const writes: Acknowledged[] = [];
  return {
    writes: writes as readonly Acknowledged[],
    note: (write: Acknowledged): void => {
      writes.push(write);
      appendFileSync(file, `${JSON.stringify(write)}\n`);
    },
    verify: async (db: Db): Promise<Verdict> => {
      const lost: Acknowledged[] = [];
      for (const write of writes) if ((await queryRows(db, proofs[write.kind](write))).length === 0) lost.push(write);
      let repeated = 0;
      for (const query of duplicates) repeated += (await queryRows(db, query)).length;
      const differences = await createWalletCheckRepository(db).differences();
      const ledgerDifferences = differences.map(({ rule, subject }) => `${subject}: ${rule}`);
      return { acknowledged: writes.length, lost, duplicates: repeated, ledgerDifferences };
    },
  };
}
export type Journal = ReturnType<typeof openJournal>;
