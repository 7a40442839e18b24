import { randomUUID } from 'node:crypto';
import { isCentre } from '@/server/data/place-centres';
import { unnamedSourceOf } from '@/server/import/row/identity';
import { Refusal, type RefusalKind } from '@/server/import/row/refusal';
import type { ImportedStatement } from '@/server/import/row/row';
import { CommandError, describeError, sqlStateOf } from '../commands/command-error';
import type { Db } from '../db/client';
import { type CopyIn, columnsOf, copyLines } from '../db/copy-in';
import type { OpenDatabase } from '../db/open';
import { createPace, type Pace } from '../db/pace';
import { indexStatements } from '../modules/search/rows/search.rows.repository';
import { statements } from '../modules/statements/statements.table';
import { createIdSet } from './id-set';
import { importChangesRepository, type KnownRowOutcome } from './import.changes.repository';
import { importRepository } from './import.repository';

/** Result of a row: created, updated, unchanged or refused. */
export type Outcome =
  | { number: number; result: 'accepted' | 'updated' | 'unchanged' }
  | { number: number; result: 'refused'; refusal: { kind: RefusalKind; why: string } };
export type Pending = { number: number; statement: ImportedStatement };
export type WriteBatch = (batch: readonly Pending[]) => Promise<Outcome[]>;

/** Errors of the data itself: SQLSTATE classes 22 and 23. */
const isOfData = (sqlState: string | undefined): sqlState is string => sqlState !== undefined && /^2[23]/.test(sqlState);

const keyOf = ({ source, sourceKey }: { source: string; sourceKey: string }): string => `${source}\n${sourceKey}`;

export const refused = (number: number, { kind, message }: Refusal): Outcome => ({
  number,
  result: 'refused',
  refusal: { kind, why: message },
});

const refusalOf = (outcome: Exclude<KnownRowOutcome, 'changed' | 'unchanged'> | 'repeated', key: string): Refusal =>
  ({
    repeated: new Refusal('duplicate', `the file has this row before: ${key}`),
    foreign: new Refusal('duplicate', `already present, of another owner: ${key}`),
    moved: new Refusal(
      'other_home',
      `another home has this id, elsewhere and of another area: ${key}. Where the file is of another source, give --source-name.`,
    ),
    paired: new Refusal('pair_changed', `listed as another deal or type: ${key}`),
    closed: new Refusal('closed', `sold, archived or deleted by its owner: ${key}`),
  })[outcome];

const isAtCentre = ({ cityId, districtId, urbanId, streetId, latitude, longitude }: ImportedStatement): boolean =>
  isCentre({
    cityId,
    districtId: districtId ?? null,
    urbanId: urbanId ?? null,
    streetId: streetId ?? null,
    latitude: latitude ?? null,
    longitude: longitude ?? null,
  });

type Result = 'accepted' | 'updated' | 'unchanged' | Refusal;

/** What a writer knows of the run: `hasUnnamed` when the user has rows from before sources had names. */
type WriterContext = { staging: string; now: Date; hasUnnamed: boolean };

function createWriter(db: Db, copyIn: CopyIn, { staging, now, hasUnnamed }: WriterContext): WriteBatch {
  /** Statements already handled in this run: the first row of a key wins. */
  const seen = createIdSet();

  async function writeRows(rows: readonly ImportedStatement[]): Promise<Map<string, Result>> {
    const columns = columnsOf(statements, rows[0] ?? {});
    const centred = rows.filter(isAtCentre).map(({ sourceKey }) => sourceKey);
    await importRepository.emptyStaging(db, staging);
    await copyIn(staging, columns, copyLines(statements, columns, rows));
    const { known, added } = await db.transaction(async (tx) => {
      if (hasUnnamed) await importChangesRepository.nameSources(tx, staging);
      if (centred.length > 0) await importChangesRepository.keepPositions(tx, staging, centred);
      const found = await importChangesRepository.lockKnown(tx, staging, columns);
      const changed = found.filter(({ id, outcome }) => outcome === 'changed' && !seen.has(id));
      if (changed.length > 0) await importChangesRepository.change(tx, staging, columns, changed, now);
      const inserted = await importRepository.insertNew(tx, staging, columns);
      await indexStatements(
        tx,
        [...changed, ...inserted].map(({ id }) => id),
      );
      return { known: found, added: inserted };
    });
    const results = new Map<string, Result>();
    for (const row of known) {
      const outcome = seen.has(row.id) ? 'repeated' : row.outcome;
      const result = outcome === 'changed' ? 'updated' : outcome;
      const isTaken = result === 'updated' || result === 'unchanged';
      results.set(keyOf(row), isTaken ? result : refusalOf(result, `${row.source} ${row.sourceKey}`));
    }
    for (const row of added) results.set(keyOf(row), 'accepted');
    for (const { id } of [...known, ...added]) seen.add(id);
    return results;
  }

  async function writeBatch(batch: readonly Pending[]): Promise<Outcome[]> {
    const firsts = new Map(batch.toReversed().map(({ statement }) => [keyOf(statement), statement]));
    const results = await writeRows(batch.map(({ statement }) => statement).filter((row) => firsts.get(keyOf(row)) === row));
    return batch.map(({ number, statement }) => {
      const key = `${statement.source} ${statement.sourceKey}`;
      const isFirst = firsts.get(keyOf(statement)) === statement;
      // A row without a result was added by another import in between.
      const result = (isFirst ? results.get(keyOf(statement)) : undefined) ?? refusalOf('repeated', key);
      return result instanceof Refusal ? refused(number, result) : { number, result };
    });
  }

  return async function write(batch: readonly Pending[]): Promise<Outcome[]> {
    try {
      return await writeBatch(batch);
    } catch (error) {
      const sqlState = sqlStateOf(error);
      if (!isOfData(sqlState)) throw new CommandError(describeError(error));
      const [only, ...others] = batch;
      if (only && others.length === 0)
        return [refused(only.number, new Refusal('row_unreadable', `the database cannot hold it (${sqlState})`))];
      const middle = Math.ceil(batch.length / 2);
      return [...(await write(batch.slice(0, middle))), ...(await write(batch.slice(middle)))];
    }
  };
}

/**
 * Gives work a writer of batches, each in one transaction, which returns the result of each row; a repeated key of a run is
 * taken once. A row that the database cannot store is refused, and the others of its batch are written. The writer throws a
 * CommandError without the contents of a row when the database fails otherwise. `pace` throttles the connection of the writer.
 */
export function withWriter<T>(
  database: OpenDatabase,
  { now, userId }: { now: Date; userId: number },
  work: (write: WriteBatch, pace: Pace) => Promise<T>,
): Promise<T> {
  return database.withoutTimeouts(async (db, copyIn) => {
    // Imports into the embedded database share its one session.
    const staging = `import_${randomUUID().slice(0, 8)}`;
    await importRepository.createStaging(db, staging);
    try {
      const hasUnnamed = await importRepository.hasSource(db, unnamedSourceOf(userId));
      return await work(createWriter(db, copyIn, { staging, now, hasUnnamed }), createPace(db));
    } finally {
      // A lost connection has lost its temporary tables.
      await importRepository.dropStaging(db, staging).catch(() => undefined);
    }
  });
}
