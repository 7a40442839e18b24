import type { RefusalKind } from '@/server/import/row/refusal';
import type { ImportedStatement } from '@/server/import/row/row';
import { CommandError, describeError, sqlStateOf } from '../commands/command-error';
import type { OpenDatabase } from '../db/open';
import { indexStatements } from '../modules/search/search.index.repository';
import { importRepository } from './import.repository';

export type Outcome = { number: number; refusal?: { kind: RefusalKind; why: string } };
export type Pending = { number: number; statement: ImportedStatement };

async function insertBatch(database: OpenDatabase, batch: readonly Pending[]): Promise<Outcome[]> {
  const added = await database.db.transaction(async (tx) => {
    const rows = await importRepository.insertNew(
      tx,
      batch.map(({ statement }) => statement),
    );
    await indexStatements(
      tx,
      rows.map(({ id }) => id),
    );
    return rows;
  });
  const left = new Set(added.map(({ source, sourceKey }) => `${source}\n${sourceKey}`));
  return batch.map(({ number, statement }) => {
    const isAdded = left.delete(`${statement.source}\n${statement.sourceKey}`);
    return isAdded
      ? { number }
      : { number, refusal: { kind: 'duplicate', why: `already present: ${statement.source} ${statement.sourceKey}` } };
  });
}

/** Errors of the data itself: SQLSTATE classes 22 and 23. */
const isOfData = (sqlState: string | undefined): sqlState is string => sqlState !== undefined && /^2[23]/.test(sqlState);

/**
 * Writes one batch and says what became of each row; a key that stood twice in it is taken once. A row that the database cannot
 * hold is refused, and the others of its batch are written.
 * @throws CommandError without the contents of a row when the database fails otherwise
 */
export async function writeBatch(database: OpenDatabase, batch: readonly Pending[]): Promise<Outcome[]> {
  try {
    return await insertBatch(database, batch);
  } catch (error) {
    const sqlState = sqlStateOf(error);
    if (!isOfData(sqlState)) throw new CommandError(describeError(error));
    const [only, ...others] = batch;
    if (only && others.length === 0)
      return [{ number: only.number, refusal: { kind: 'row_unreadable', why: `the database cannot hold it (${sqlState})` } }];
    const middle = Math.ceil(batch.length / 2);
    return [...(await writeBatch(database, batch.slice(0, middle))), ...(await writeBatch(database, batch.slice(middle)))];
  }
}
