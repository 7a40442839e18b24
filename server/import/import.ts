import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { CurrencyId } from '@/lib/domain/money/currency';
import type { OpenDatabase } from '../db/open';
import { indexStatements, vacuumSearch } from '../modules/search/search.index.repository';
import type { SourceRow } from './columns';
import { importRepository } from './import.repository';
import { readCsv } from './read-csv';
import { readFeed } from './read-feed';
import { Refusal, type RefusalKind } from './refusal';
import { type ImportedStatement, type RowContext, toStatement } from './row';

export type ImportOptions = {
  source: 'csv' | 'feed';
  /** Absolute path of a file, or for a feed an http(s) address. */
  location: string;
  /** The currency of prices without a sign. */
  currencyId?: CurrencyId | undefined;
  /** Where a line per row is written: its number, accepted or refused, the kind and why. */
  reportFile?: string | undefined;
  /** Who owns the statements; without it the user "Imported". */
  userId?: number | undefined;
  now: Date;
  onProgress?: (line: string) => void;
};

export type ImportSummary = { accepted: number; refused: number; reasons: Partial<Record<RefusalKind, number>> };

const batchSize = 500;
const progressEveryRows = 2500;

type Outcome = { number: number; refusal?: { kind: RefusalKind; why: string } };

const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The counts of a run, and its report when one is asked for. */
function createTally(report: WriteStream | undefined) {
  const summary: ImportSummary = { accepted: 0, refused: 0, reasons: {} };
  report?.write('row,result,kind,why\n');
  const add = async ({ number, refusal }: Outcome): Promise<void> => {
    if (refusal) {
      summary.refused += 1;
      summary.reasons[refusal.kind] = (summary.reasons[refusal.kind] ?? 0) + 1;
    } else summary.accepted += 1;
    const line = refusal ? `${number},refused,${refusal.kind},${csvCell(refusal.why)}\n` : `${number},accepted,,\n`;
    if (report && !report.write(line)) await once(report, 'drain');
  };
  return { summary, add };
}

type Pending = { number: number; statement: ImportedStatement };

/** Writes one batch and says what became of each row; a key that stood twice in it is taken once. */
async function writeBatch(database: OpenDatabase, batch: readonly Pending[]): Promise<Outcome[]> {
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

function convert(source: SourceRow, context: RowContext): Pending | Outcome {
  if (source.error !== undefined) return { number: source.number, refusal: { kind: 'row_unreadable', why: source.error } };
  try {
    return { number: source.number, statement: toStatement(source.row, context) };
  } catch (error) {
    if (error instanceof Refusal) return { number: source.number, refusal: { kind: error.kind, why: error.message } };
    throw error;
  }
}

async function createContext(database: OpenDatabase, options: ImportOptions): Promise<RowContext> {
  const usdRateGel = await importRepository.findUsdRate(database.db);
  if (usdRateGel === undefined) throw new Error('The database has no exchange rates yet. Run: npm run seed -- --statements 0');
  if (options.userId !== undefined && !(await importRepository.hasUser(database.db, options.userId)))
    throw new Error(`There is no user ${options.userId}.`);
  const userId = options.userId ?? (await importRepository.findImportedUserId(database.db));
  return { currencyId: options.currencyId, rates: { usdRateGel }, userId, now: options.now };
}

/**
 * Loads the listings of a CSV file or an XML feed as active statements that lists find at once. Rows that are already present, or
 * that cannot be a listing, are refused and counted by kind; loading the same file again adds nothing.
 * @throws Error when the file cannot be read, none of its columns is known, or the user does not exist
 */
export async function importStatements(database: OpenDatabase, options: ImportOptions): Promise<ImportSummary> {
  const context = await createContext(database, options);
  const report = options.reportFile === undefined ? undefined : createWriteStream(options.reportFile);
  if (report) await once(report, 'open');
  const { summary, add } = createTally(report);
  let pending: Pending[] = [];
  const flush = async (): Promise<void> => {
    for (const outcome of await writeBatch(database, pending)) await add(outcome);
    pending = [];
  };
  let rows = 0;
  for await (const source of options.source === 'csv' ? readCsv(options.location) : readFeed(options.location)) {
    const converted = convert(source, context);
    if ('statement' in converted) pending.push(converted);
    else await add(converted);
    if (pending.length >= batchSize) await flush();
    rows += 1;
    if (rows % progressEveryRows === 0)
      options.onProgress?.(`${rows} rows read, ${summary.accepted} accepted, ${summary.refused} refused`);
  }
  if (pending.length > 0) await flush();
  if (summary.accepted > 0) await database.withoutTimeouts(vacuumSearch);
  if (report) {
    report.end();
    await finished(report);
  }
  return summary;
}
