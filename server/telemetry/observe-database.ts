import { and, count, desc, eq, lte } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import type { OpenDatabase } from '../db/open';
import type { OnQuery } from '../db/query-hook';
import { summariseQuery } from '../db/query-summary';
import { invoices } from '../modules/invoices/invoices.table';
import { loanRequests } from '../modules/mortgage/mortgage.table';
import { notifications } from '../modules/notifications/notifications.table';
import { ledgerReports } from '../modules/wallet/wallet.table';
import { noTelemetry, type Sample, type Telemetry } from './telemetry';

const secondMs = 1000;

/** A span for each statement; undefined where nobody traces. */
export function queryTracer({ startSpan }: Telemetry): OnQuery | undefined {
  if (startSpan === noTelemetry.startSpan) return undefined;
  return (text) => {
    const { operation, summary } = summariseQuery(text);
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.query.summary': summary };
    return startSpan({ name: summary, kind: 'client', attributes });
  };
}

const countDue = async (
  db: Db,
  table: PgTable,
  mailAfter: PgColumn,
  kind: string,
  isWaiting = eq(mailAfter, mailAfter),
): Promise<Sample> => {
  const [row] = await db
    .select({ total: count() })
    .from(table)
    .where(and(lte(mailAfter, new Date()), isWaiting));
  return { value: row?.total ?? 0, attributes: { kind } };
};

const findLastCheck = async (db: Db) => {
  const [row] = await db
    .select({ differences: ledgerReports.differences, createdAt: ledgerReports.createdAt })
    .from(ledgerReports)
    .where(eq(ledgerReports.kind, 'check'))
    .orderBy(desc(ledgerReports.day))
    .limit(1);
  return row;
};

/** Lets the metrics read the database's statistics, and the pools of connections to it. */
export function observeDatabase({ db, pools, replicas }: OpenDatabase, { observe }: Telemetry): void {
  observe('db.client.connection.count', () =>
    pools().flatMap(({ name, pool: { totalCount, idleCount } }) => [
      { value: totalCount - idleCount, attributes: { pool: name, state: 'used' } },
      { value: idleCount, attributes: { pool: name, state: 'idle' } },
    ]),
  );
  observe('db.client.connection.pending_requests', () =>
    pools().map(({ name, pool }) => ({ value: pool.waitingCount, attributes: { pool: name } })),
  );
  observe('aivani.replica.lag', () =>
    (replicas?.lags() ?? []).flatMap(({ name, lagMs }) =>
      lagMs === null ? [] : [{ value: lagMs / secondMs, attributes: { replica: name } }],
    ),
  );
  observe('aivani.mails.waiting', () =>
    Promise.all([
      countDue(db, loanRequests, loanRequests.mailAfter, 'loan requests', eq(loanRequests.state, 'new')),
      countDue(db, invoices, invoices.mailAfter, 'invoices'),
      countDue(db, notifications, notifications.mailAfter, 'notifications'),
    ]),
  );
  observe('aivani.ledger.differences', async () => {
    const check = await findLastCheck(db);
    return check ? [{ value: check.differences.length }] : [];
  });
  observe('aivani.ledger.checked', async () => {
    const check = await findLastCheck(db);
    return check ? [{ value: check.createdAt.getTime() / secondMs }] : [];
  });
}
