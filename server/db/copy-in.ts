import { type Column, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Client, Query } from 'pg';

/** Loads lines of `copyLines` into a table. */
export type CopyIn = (table: string, columns: readonly Column[], lines: string) => Promise<void>;

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const copyTarget = (table: string, columns: readonly Column[]): string =>
  `copy ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')})`;

/** The driver's own connection, which its types do not declare. */
type CopyConnection = { sendCopyFromChunk(chunk: Buffer): void; endCopyFrom(): void };

/** By default the driver has nothing to send. */
class CopyQuery extends Query {
  constructor(
    text: string,
    private readonly lines: string,
    onEnd: (error: Error | null | undefined) => void,
  ) {
    super(text, onEnd);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(Buffer.from(this.lines));
    connection.endCopyFrom();
  }
}

/** COPY over a connection to a server. */
export const copyOver =
  (client: Client): CopyIn =>
  (table, columns, lines) =>
    new Promise((done, fail) => {
      const text = `${copyTarget(table, columns)} from stdin`;
      client.query(new CopyQuery(text, lines, (error) => (error ? fail(error) : done())));
    });

/** The columns of a table that rows of these properties have values for. */
export const columnsOf = (table: PgTable, row: object): Column[] =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) => (name in row ? [column] : []));

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** Rows as the lines that COPY reads. */
export function copyLines<T extends PgTable>(table: T, columns: readonly Column[], rows: readonly T['$inferInsert'][]): string {
  const fields = Object.entries(getTableColumns(table)).filter(([, column]) => columns.includes(column));
  const cellOf = (value: unknown, column: Column): string =>
    value === null || value === undefined
      ? '\\N'
      : String(column.mapToDriverValue(value)).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');
  const lineOf = (row: Record<string, unknown>): string =>
    `${fields.map(([name, column]) => cellOf(row[name], column)).join('\t')}\n`;
  return rows.map((row) => lineOf(row as Record<string, unknown>)).join('');
}
