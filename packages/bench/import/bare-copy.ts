import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { copyLines } from '@/server/db/copy-in';
import type { OpenDatabase } from '@/server/db/open';

const batchRows = 500;

/** Copies the rows of a CSV file unchanged into a table of text columns without indexes, in batches of the import's size. */
export async function copyBare(database: OpenDatabase, file: string): Promise<void> {
  await database.withoutTimeouts(async (db, copyIn) => {
    let write: ((rows: readonly string[][]) => Promise<void>) | undefined;
    let rows: string[][] = [];
    for await (const cells of createReadStream(file).pipe(parse()) as AsyncIterable<string[]>) {
      if (!write) {
        const table = pgTable('bare_rows', Object.fromEntries(cells.map((name) => [name, text(name)])));
        const columns = cells.map((name) => table[name]).filter((column) => column !== undefined);
        await db.execute(
          sql`create table bare_rows (${sql.join(
            cells.map((name) => sql`${sql.identifier(name)} text`),
            sql`, `,
          )})`,
        );
        write = (batch) =>
          copyIn(
            'bare_rows',
            columns,
            copyLines(
              table,
              columns,
              batch.map((row) => Object.fromEntries(row.map((cell, index) => [cells[index], cell]))),
            ),
          );
        continue;
      }
      rows.push(cells);
      if (rows.length < batchRows) continue;
      await write(rows);
      rows = [];
    }
    await write?.(rows);
    await db.execute(sql`drop table bare_rows`);
  });
}
