import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import type { CurrencyId } from '@/lib/domain/money/currency';
import type { SourceRow } from '@/server/import/row/columns';
import { Refusal, type RefusalKind } from '@/server/import/row/refusal';
import { type RowContext, toStatement } from '@/server/import/row/row';
import { readCsv } from '@/server/import/sources/read-csv';
import { readFeed } from '@/server/import/sources/read-feed';
import { sourceNameOf } from '@/server/import/sources/source-name';
import { CommandError, exitCodes, usageError } from '../commands/command-error';
import type { OpenDatabase } from '../db/open';
import type { Pace } from '../db/pace';
import { vacuumSearch } from '../modules/search/rows/search.rows.repository';
import { importRepository } from './import.repository';
import { type Outcome, type Pending, refused, type WriteBatch, withWriter } from './import.writer';
import { createPriceWatch, type PriceWatch } from './price-watch';
import { createRowBatches, type RowBatches } from './row-batches';

export type ImportOptions = {
  source: 'csv' | 'feed';
  /** Absolute path of a file, or for a feed an http(s) address. */
  location: string;
  /** What the ids of the rows belong to; without it the file's name or the feed's address. */
  sourceName?: string | undefined;
  /** Of a text without a byte order mark and a declaration; without it UTF-8, or windows-1251 where that is what the bytes are. */
  encoding?: string | undefined;
  /** The currency of prices without a sign. */
  currencyId?: CurrencyId | undefined;
  /** Where a line per row is written: its number, accepted, updated, unchanged or refused, the kind and why. */
  reportFile?: string | undefined;
  /** Who owns the statements; without it the user "Imported". */
  userId?: number | undefined;
  now: Date;
  onProgress?: (line: string) => void;
  /** Ends the import after the batch that is being written; rows already imported stay. */
  signal?: AbortSignal | undefined;
};

/** Counts of created, updated, unchanged and refused rows. */
export type ImportSummary = {
  accepted: number;
  updated: number;
  unchanged: number;
  refused: number;
  reasons: Partial<Record<RefusalKind, number>>;
};

const progressEveryRows = 2500;

const csvCell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** The counts of a run, and its report when one is requested. */
function createTally(report: WriteStream | undefined) {
  const summary: ImportSummary = { accepted: 0, updated: 0, unchanged: 0, refused: 0, reasons: {} };
  report?.write('row,result,kind,why\n');
  const add = async (outcome: Outcome): Promise<void> => {
    const { number, result } = outcome;
    const { kind, why } = outcome.result === 'refused' ? outcome.refusal : { kind: undefined, why: '' };
    summary[result] += 1;
    if (kind) summary.reasons[kind] = (summary.reasons[kind] ?? 0) + 1;
    const line = `${number},${result},${kind ?? ''},${csvCell(why)}\n`;
    if (report && !report.write(line)) await once(report, 'drain');
  };
  return { summary, add };
}

function convert(source: SourceRow, context: RowContext): Pending | Outcome {
  if (source.error !== undefined) return refused(source.number, new Refusal('row_unreadable', source.error));
  try {
    return { number: source.number, statement: toStatement(source.row, context) };
  } catch (error) {
    if (error instanceof Refusal) return refused(source.number, error);
    throw error;
  }
}

async function createContext(database: OpenDatabase, options: ImportOptions): Promise<RowContext> {
  const usdRateGel = await importRepository.findUsdRate(database.db);
  if (usdRateGel === undefined) throw new Error('The database has no exchange rates yet. Run: npm run seed -- --statements 0');
  if (options.userId !== undefined && !(await importRepository.hasUser(database.db, options.userId)))
    throw usageError(`There is no user ${options.userId}.`);
  const userId = options.userId ?? (await importRepository.findImportedUserId(database.db));
  const sourceName = options.sourceName ?? sourceNameOf(options.source, options.location);
  return { currencyId: options.currencyId, rates: { usdRateGel }, userId, sourceName, now: options.now };
}

async function openReport(file: string | undefined): Promise<WriteStream | undefined> {
  if (file === undefined) return undefined;
  const report = createWriteStream(file);
  try {
    await once(report, 'open');
  } catch {
    throw usageError(`The report ${file} cannot be written.`);
  }
  return report;
}

async function closeReport(report: WriteStream | undefined): Promise<void> {
  if (!report) return;
  report.end();
  await finished(report);
}

const countsOf = ({ accepted, updated, unchanged, refused: left }: ImportSummary): string =>
  `${accepted} accepted, ${updated} updated, ${unchanged} unchanged, ${left} refused`;

/** @throws CommandError with what was done before the import was cancelled */
function stopIfCancelled(signal: AbortSignal | undefined, summary: ImportSummary): void {
  if (!signal?.aborted) return;
  throw new CommandError(
    `The import was cancelled. Of the rows before: ${countsOf(summary)}. Run it again for the rest.`,
    exitCodes.cancelled,
  );
}

type Tally = ReturnType<typeof createTally>;

/** Writes and counts a batch. */
function createBatchWork(write: WriteBatch, pace: Pace, { add }: Tally, watch: PriceWatch) {
  return async (batch: readonly Pending[]): Promise<void> => {
    for (const [index, outcome] of (await pace.run(() => write(batch))).entries()) {
      const written = batch[index];
      if (written && (outcome.result === 'accepted' || outcome.result === 'updated')) watch.add(written.statement);
      await add(outcome);
    }
    // The embedded database resolves without yielding to the event loop: this lets requests and Ctrl-C in between batches.
    await setImmediate();
  };
}

/** Reads rows until the last one or the signal, while earlier ones are written. */
async function readRows(
  context: RowContext,
  options: ImportOptions,
  { summary, add }: Tally,
  batches: RowBatches,
): Promise<void> {
  const { location, signal, onProgress } = options;
  let rows = 0;
  try {
    for await (const source of options.source === 'csv' ? readCsv(location, options) : readFeed(location, options)) {
      if (signal?.aborted) return;
      const converted = convert(source, context);
      if ('statement' in converted) await batches.add(converted);
      else await add(converted);
      rows += 1;
      if (rows % progressEveryRows === 0) onProgress?.(`${rows} rows read: ${countsOf(summary)}`);
    }
  } finally {
    // Rows before the end of a truncated file are kept.
    if (!signal?.aborted) await batches.flush();
  }
}

async function importRows(database: OpenDatabase, options: ImportOptions, tally: Tally): Promise<void> {
  const { summary } = tally;
  const context = await createContext(database, options);
  // For a million statements the query exceeds the time limit of requests.
  const medians = await database.withoutTimeouts((db) => importRepository.marketMedians(db));
  const watch = createPriceWatch(medians);
  await withWriter(database, context, async (write, pace) => {
    const batches = createRowBatches(createBatchWork(write, pace, tally, watch));
    try {
      await readRows(context, options, tally, batches);
    } finally {
      await batches.settle();
      // A reader that the signal interrupts fails as well.
      stopIfCancelled(options.signal, summary);
    }
  });
  if (summary.accepted + summary.updated > 0) await database.withoutTimeouts(vacuumSearch);
  for (const warning of watch.warnings()) options.onProgress?.(warning);
}

/**
 * Loads the listings of a CSV file or an XML feed as active statements that lists find at once. A row whose key is known updates its
 * statement where it differs, so a feed can be loaded repeatedly. Rows that cannot be a listing are refused and counted by kind.
 * @throws CommandError when the file cannot be read, none of its columns is known, the user does not exist, or the signal ends it; its
 * message contains no data of a row
 */
export async function importStatements(database: OpenDatabase, options: ImportOptions): Promise<ImportSummary> {
  const report = await openReport(options.reportFile);
  const tally = createTally(report);
  try {
    await importRows(database, options, tally);
  } catch (error) {
    const { summary } = tally;
    if (!options.signal?.aborted && summary.accepted + summary.updated + summary.unchanged + summary.refused > 0)
      options.onProgress?.(`Before the error: ${countsOf(summary)}.`);
    throw error;
  } finally {
    await closeReport(report);
  }
  return tally.summary;
}
