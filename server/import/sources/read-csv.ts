import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { type CsvError, parse } from 'csv-parse';
import { CommandError, usageError } from '@/server/commands/command-error';
import { fieldOf, type SourceRow, toRawRow } from '@/server/import/row/columns';
import { asUtf8, openSource, type SourceBytes, type SourceOptions } from './source-bytes';
import { describeFileError } from './source-file';
import { refuseOtherText } from './source-format';

/** A row longer than this is not a listing; most often a quotation mark was never closed. */
const rowBytesMax = 1024 * 1024;

const separators = [',', ';', '\t', '|'] as const;

/** Spreadsheets may name the separator in a line before the header. */
const separatorLine = /^"?sep=(.)"?$/i;

/** The separator that the first line names, else the one that gives the header the most known names; and the line of the header. */
function readSeparator(head: string): { delimiter: string; headerLine: number } {
  const first = head.split(/\r\n|\n|\r/, 1)[0] ?? '';
  const named = first.match(separatorLine)?.[1];
  if (named !== undefined) return { delimiter: named, headerLine: 2 };
  const known = (separator: string): number =>
    first.split(separator).filter((name) => fieldOf(name.replaceAll('"', '')) !== undefined).length;
  return {
    delimiter: separators.reduce((best, other) => (known(other) > known(best) ? other : best), separators[0]),
    headerLine: 1,
  };
}

const [quote, newline, carriageReturn] = Buffer.from('"\n\r');

/**
 * The line of a field that cannot be read, and whether a quotation mark opens it.
 * @param start the position of the separator before it
 */
async function findBrokenField(source: SourceBytes, start: number): Promise<{ line: number; isQuoted: boolean }> {
  let line = 1;
  let position = 0;
  for await (const chunk of asUtf8(source))
    for (const byte of chunk) {
      // Empty lines are allowed in between.
      if (byte === newline) line += 1;
      else if (position >= start && byte === quote) return { line, isQuoted: true };
      else if (position > start && byte !== carriageReturn) return { line, isQuoted: false };
      position += 1;
    }
  return { line, isQuoted: false };
}

/** Why reading stopped. Messages of the parser quote the row, so they are not shown. */
async function describeBreak(source: SourceBytes, error: CsvError | undefined): Promise<string> {
  const { line, isQuoted } = await findBrokenField(source, Number(error?.bytes ?? 0));
  if (!isQuoted) return `line ${line} is longer than a megabyte`;
  return `line ${line} opens a quotation mark that is not closed${error?.code === 'CSV_QUOTE_NOT_CLOSED' ? '' : ' within a megabyte'}`;
}

type Records = { broken: (CsvError | undefined)[]; endsWithLine: boolean };

/** The cells of each row, the header first; `state` says what could not be read, and how the file ends. */
async function* readRecords(
  source: SourceBytes,
  { delimiter, headerLine }: ReturnType<typeof readSeparator>,
  state: Records,
): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter,
    from_line: headerLine,
    max_record_size: rowBytesMax,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      state.broken.push(error);
    },
  });
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const chunk of asUtf8(source)) {
      if (chunk.length > 0) state.endsWithLine = chunk.at(-1) === newline || chunk.at(-1) === carriageReturn;
      yield chunk;
    }
  }
  const input = Readable.from(watched());
  input.on('error', (error) => parser.destroy(error));
  try {
    yield* input.pipe(parser) as AsyncIterable<string[]>;
  } finally {
    input.destroy();
  }
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    throw usageError(describeFileError(file, error));
  });
  if (!found.isFile()) throw usageError(`${file} is not a file.`);
}

/** Whether a file ends inside its last row: in a character, or before its last column where all other rows have it. */
const isCutShort = (last: readonly string[], columns: number, hasShortRows: boolean): boolean =>
  (last.length < columns && !hasShortRows) || last.at(-1)?.endsWith('\uFFFD') === true;

/**
 * The rows below the header; false for the last one when the file ends inside it.
 * @throws a usage error when no column of the header is recognised, or nothing follows it
 */
async function* readRows(
  file: string,
  records: AsyncIterable<string[]>,
  state: Records,
): AsyncGenerator<SourceRow['row'] | false> {
  let names: readonly string[] | undefined;
  let last: readonly string[] | undefined;
  let hasShortRows = false;
  const rowOf = (cells: readonly string[]): SourceRow['row'] =>
    toRawRow(cells.map((text, index) => [names?.[index] ?? '', text] as const));
  for await (const cells of records) {
    if (!names) {
      names = cells;
      if (!cells.some((name) => fieldOf(name) !== undefined))
        throw usageError(`No column of ${file} is recognised. The first row names the columns: see --help.`);
      continue;
    }
    if (last) {
      hasShortRows ||= last.length < names.length;
      yield rowOf(last);
    }
    last = cells;
  }
  const isBroken = state.broken.length > 0;
  if (!last && !isBroken) throw usageError(`${file} ${names ? 'has no row below its header' : 'is empty: it has no text'}.`);
  if (!last) return;
  const isCut = !isBroken && !state.endsWithLine && isCutShort(last, names?.length ?? 0, hasShortRows);
  yield isCut ? false : rowOf(last);
}

/**
 * The rows of a CSV file, one at a time: the header names the columns in English, Georgian or Russian, in any order; commas,
 * semicolons, tabs, bars or what a first line `sep=` names separate them.
 * @throws CommandError when the file cannot be read, no column of its header is recognised, it has no rows, a quotation mark is not closed,
 * or it ends inside a row: that row is the last one then
 */
export async function* readCsv(file: string, options: SourceOptions = {}): AsyncGenerator<SourceRow> {
  await requireFile(file);
  const source = await openSource('csv', file, options);
  const head = new TextDecoder(source.encoding).decode(source.head);
  refuseOtherText(file, head);
  const state: Records = { broken: [], endsWithLine: true };
  let number = 0;
  let why: string | undefined;
  for await (const row of readRows(file, readRecords(source, readSeparator(head), state), state)) {
    number += 1;
    if (row) yield { number, row };
    else why = `row ${number} is cut off: the file ends inside it`;
  }
  if (state.broken.length > 0) {
    number += 1;
    why = await describeBreak(await openSource('csv', file, options), state.broken[0]);
  }
  if (why === undefined) return;
  yield { number, row: {}, error: why };
  throw new CommandError(
    `Of ${file} ${why}. The rows before it are loaded, nothing after it: correct it and run the import again.`,
  );
}
