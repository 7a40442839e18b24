import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Executor } from '../../server/db/client';
import { type NumberRow, numberColumns, readNumbers } from './numbers';
import { plainSqlEngine, type RunQuery } from './plain-sql';
import type { Engine } from './queries';

export type OutsideEngine = { ask: Engine; close(): void };

const duckTypes = { moment: 'bigint', boolean: 'boolean', money: 'bigint', real: 'real', whole: 'integer' } as const;
const line = ({ values, parameters }: NumberRow): string =>
  `${values.map((value) => value ?? '').join(';')};[${parameters.join(',')}]\n`;

async function writeRows(executor: Executor, file: string): Promise<void> {
  const lines = async function* () {
    for await (const rows of readNumbers(executor)) yield rows.map(line).join('');
  };
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

const dialect = new PgDialect();
const literal = (value: unknown): string => (typeof value === 'number' ? String(value) : `'${String(value)}'`);

/** Parameters are numbers and moments, so they may be inlined in the text. */
function asText(query: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(query);
  return text.replace(/\$(\d+)/g, (_, place) => literal(params[Number(place) - 1]));
}

/** The plain table in a DuckDB of this process, in memory, without its text; it may use both cores. */
export async function openDuckDb(executor: Executor, now: Date): Promise<OutsideEngine> {
  const folder = mkdtempSync(join(tmpdir(), 'aivani-duckdb-'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    const file = join(folder, 'rows.csv');
    await writeRows(executor, file);
    const types = [...numberColumns.map(({ name, kind }) => `'${name}': '${duckTypes[kind]}'`), `'parameters': 'integer[]'`];
    const selected = numberColumns.map(({ name, kind }) =>
      kind === 'moment' ? `make_timestamptz(${name} * 1000) as ${name}` : name,
    );
    await connection.run(`create table plain_statements as select ${selected.join(', ')}, parameters
      from read_csv('${file}', delim = ';', header = false, quote = '', columns = {${types.join(', ')}})`);
    await connection.run('create macro hashint4extended(id, seed) as hash(id + seed)');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const ask: RunQuery = async <Row extends Record<string, unknown>>(query: SQL) =>
    (await connection.runAndReadAll(asText(query))).getRowObjectsJS() as Row[];
  return {
    ask: plainSqlEngine(ask, now),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}
