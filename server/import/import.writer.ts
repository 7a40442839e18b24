import { randomUUID } from 'node:crypto';
import type { RefusalKind } from '@/server/import/row/refusal';
import type { ImportedStatement } from '@/server/import/row/row';
import { CommandError, describeError, sqlStateOf } from '../commands/command-error';
import type { Db } from '../db/client';
import { type CopyIn, columnsOf, copyLines } from '../db/copy-in';
import type { OpenDatabase } from '../db/open';
import { indexStatements } from '../modules/search/search.index.repository';
import { statements } from '../modules/statements/statements.table';
import { importRepository } from './import.repository';

export type Outcome = { number: number; refusal?: { kind: RefusalKind; why: string } };
export type Pending = { number: number; statement: ImportedStatement };
export type WriteBatch = (batch: readonly Pending[]) => Promise<Outcome[]>;

/** Errors of the data itself: SQLSTATE classes 22 and 23. */
const isOfData = (sqlState: string | undefined): sqlState is string => sqlState !== undefined && /^2[23]/.test(sqlState);

function createWriter(db: Db, copyIn: CopyIn, staging: string): WriteBatch {
  async function insertBatch(batch: readonly Pending[]): Promise<Outcome[]> {
    const rows = batch.map(({ statement }) => statement);
    const columns = columnsOf(statements, rows[0] ?? {});
    await importRepository.emptyStaging(db, staging);
    await copyIn(staging, columns, copyLines(statements, columns, rows));
    const added = await db.transaction(async (tx) => {
      const found = await importRepository.insertNew(tx, staging, columns);
      await indexStatements(
        tx,
        found.map(({ id }) => id),
      );
      return found;
    });
    const left = new Set(added.map(({ source, sourceKey }) => `${source}\n${sourceKey}`));
    return batch.map(({ number, statement }) => {
      const isAdded = left.delete(`${statement.source}\n${statement.sourceKey}`);
      return isAdded
        ? { number }
        : { number, refusal: { kind: 'duplicate', why: `already present: ${statement.source} ${statement.sourceKey}` } };
    });
  }

  return async function write(batch: readonly Pending[]): Promise<Outcome[]> {
    try {
      return await insertBatch(batch);
    } catch (error) {
      const sqlState = sqlStateOf(error);
      if (!isOfData(sqlState)) throw new CommandError(describeError(error));
      const [only, ...others] = batch;
      if (only && others.length === 0)
        return [{ number: only.number, refusal: { kind: 'row_unreadable', why: `the database cannot hold it (${sqlState})` } }];
      const middle = Math.ceil(batch.length / 2);
      return [...(await write(batch.slice(0, middle))), ...(await write(batch.slice(middle)))];
    }
  };
}

/**
 * Gives work a writer of batches, each in one transaction, which says what became of each row; a key that stood twice in a batch is
 * taken once. A row that the database cannot hold is refused, and the others of its batch are written. The writer throws a
 * CommandError without the contents of a row when the database fails otherwise.
 */
export function withWriter<T>(database: OpenDatabase, work: (write: WriteBatch) => Promise<T>): Promise<T> {
  return database.withoutTimeouts(async (db, copyIn) => {
    // Imports into the embedded database share its one session.
    const staging = `import_${randomUUID().slice(0, 8)}`;
    await importRepository.createStaging(db, staging);
    try {
      return await work(createWriter(db, copyIn, staging));
    } finally {
      // A connection that broke has taken its tables with it.
      await importRepository.dropStaging(db, staging).catch(() => undefined);
    }
  });
}
