import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './client';

/** Rows per statement: enough to be fast, few enough for the embedded database's memory. */
const batchSize = 1000;

/** What to do with a row that is already there. */
type OnConflict = 'fail' | { update: string[]; keys: string[]; where?: SQL };

/**
 * "insert into … select …" of rows that travel as one JSON parameter: 80 columns times 1,000 rows would be more parameters than a
 * statement may have. Every row has the same properties as the first; a column that none names keeps its default.
 * @param rows at least one
 */
export function insertFromJson<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const first = rows[0] ?? {};
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const name = sql.identifier(getTableName(table));
  const list = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const records = rows.map((row) => {
    const source = row as Record<string, unknown>;
    return Object.fromEntries(columns.map(([key, column]) => [column.name, source[key] ?? null]));
  });
  return sql`insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, ${JSON.stringify(records)}::json)`;
}

/** Inserts rows batch by batch. */
export async function insertRows<T extends PgTable>(
  executor: Executor,
  table: T,
  rows: readonly T['$inferInsert'][],
  onConflict: OnConflict = 'fail',
): Promise<void> {
  const conflict = onConflict === 'fail' ? sql`` : conflictClause(onConflict);
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = rows.slice(start, start + batchSize);
    await executor.execute(sql`${insertFromJson(table, batch)} ${conflict}`);
  }
}

function conflictClause({ keys, update, where }: Exclude<OnConflict, 'fail'>) {
  const keyList = sql.join(
    keys.map((key) => sql.identifier(key)),
    sql`, `,
  );
  const assignments = sql.join(
    update.map((column) => sql`${sql.identifier(column)} = excluded.${sql.identifier(column)}`),
    sql`, `,
  );
  return sql`on conflict (${keyList}) do update set ${assignments} ${where ? sql`where ${where}` : sql``}`;
}
