import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type Executor, queryRows } from '@/server/db/client';
import type { SearchIndex } from '@/server/modules/search/search.index';
import { statementSearch } from '@/server/modules/search/search.table';
import { createSqlIndex } from '@/server/modules/search/sql/search.sql.repository';

const dialect = new PgDialect();
const columns = Object.values(getTableColumns(statementSearch));
const literal = (value: unknown): string =>
  typeof value === 'number'
    ? String(value)
    : `'${String(value)
        .replace(/^\{(.*)\}$/s, '[$1]')
        .replaceAll("'", "''")}'`;

/** `'a' & ('b' | 'c')` as a condition on a list of words. */
const wordsCondition = (query: string): string =>
  query
    .replace(/'([^']*)'/g, `list_contains(words, '$1')`)
    .replaceAll('&', 'and')
    .replaceAll('|', 'or');

/** The query of the engine `sql` in the dialect of DuckDB, which has no outlines. */
function asText(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  const whole = text
    .replace(
      /"statement_text"\."words" @@ \$(\d+)::tsquery/g,
      (_, place) => `(${wordsCondition(String(params[Number(place) - 1]))})`,
    )
    .replace(/\$(\d+)/g, (_, place) => literal(params[Number(place) - 1]))
    .replaceAll('mask::bit(32)', 'mask')
    .replace(/array\[/g, '[');
  if (whole.includes('polygon')) throw new Error('DuckDB has no outlines.');
  return whole;
}

const typeOf = (type: string): string => (type.startsWith('timestamp') ? 'timestamptz' : type);
const rowsAtOnce = 100_000;

/** The tables of the search in a DuckDB of this process, in memory; it may use both cores. */
export async function openDuckDb(
  executor: Executor,
): Promise<{ index: SearchIndex; indexBytes: number; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'aivani-duckdb-'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  const load = async (name: string, from: SQL, types: Record<string, string>): Promise<void> => {
    const definition = Object.entries(types).map(([column, type]) => `"${column}" ${type}`);
    await connection.run(`create table ${name} (${definition.join(', ')})`);
    for (let after = 0; ; ) {
      const rows = await queryRows<{ id: number; line: string }>(
        executor,
        sql`select id, row_to_json(r)::text as line from (${from}) r where id > ${after} order by id limit ${rowsAtOnce}`,
      );
      if (rows.length === 0) return;
      after = rows.at(-1)?.id ?? after;
      const file = join(folder, `${name}.json`);
      writeFileSync(file, rows.map(({ line }) => line).join('\n'));
      const given = Object.entries(types).map(([column, type]) => `"${column}": '${type}'`);
      await connection.run(
        `insert into ${name} select * from read_json('${file}', format = 'newline_delimited', columns = {${given.join(', ')}})`,
      );
    }
  };
  try {
    await connection.run("set timezone = 'UTC'; set integer_division = true");
    await load(
      'statement_search',
      sql`select * from statement_search`,
      Object.fromEntries(columns.map((column) => [column.name, typeOf(column.getSQLType())])),
    );
    await load('statement_text', sql`select id, tsvector_to_array(words) as words from statement_text`, {
      id: 'integer',
      words: 'varchar[]',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const execute = async (query: SQL) => ({ rows: (await connection.runAndReadAll(asText(query))).getRowObjectsJS() });
  const [used] = (
    await connection.runAndReadAll('select sum(memory_usage_bytes)::double as bytes from duckdb_memory()')
  ).getRowObjectsJS();
  return {
    // biome-ignore lint/plugin: The queries of the engine use nothing else of an executor.
    index: createSqlIndex({ execute } as unknown as Executor),
    indexBytes: Number(used?.bytes ?? 0),
    close: async () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
