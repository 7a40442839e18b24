import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse';
import { CommandError, usageError } from '@/server/commands/command-error';
import { fieldOf, type SourceRow, toRawRow } from '@/server/import/row/columns';
import { describeFileError } from './source-file';

/** A row longer than this is not a listing; most often a quotation mark was never closed. */
const rowBytesMax = 1024 * 1024;
const headerBytesMax = 64 * 1024;

async function readHeader(file: string): Promise<string> {
  const handle = await open(file).catch((error: unknown) => {
    throw usageError(describeFileError(file, error));
  });
  try {
    if (!(await handle.stat()).isFile()) throw usageError(`${file} is not a file.`);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytesMax), 0, headerBytesMax, 0);
    return buffer.subarray(0, bytesRead).toString('utf8').split(/\r?\n/, 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}

const separators = [',', ';', '\t'] as const;

/** The separator that gives the header the most known names. */
function separatorOf(header: string): string {
  const known = (separator: string): number =>
    header.split(separator).filter((name) => fieldOf(name.replaceAll('"', '')) !== undefined).length;
  return separators.reduce((best, other) => (known(other) > known(best) ? other : best), separators[0]);
}

const [quote, newline, carriageReturn] = Buffer.from('"\n\r');

/**
 * The line of a field that cannot be read, and whether a quotation mark opens it.
 * @param start the position of the separator before it
 */
async function findBrokenField(file: string, start: number): Promise<{ line: number; isQuoted: boolean }> {
  let line = 1;
  let position = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>)
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
async function describeBreak(file: string, error: CsvError | undefined): Promise<string> {
  const { line, isQuoted } = await findBrokenField(file, Number(error?.bytes ?? 0));
  if (!isQuoted) return `line ${line} is longer than a megabyte`;
  return `line ${line} opens a quotation mark that is not closed${error?.code === 'CSV_QUOTE_NOT_CLOSED' ? '' : ' within a megabyte'}`;
}

/**
 * The rows of a CSV file in UTF-8, one at a time: the header names the columns in English, Georgian or Russian, in any order; commas,
 * semicolons or tabs separate them.
 * @throws CommandError when the file cannot be read, no column of its header is recognised, or a quotation mark is not closed: the row
 * of the mark is the last one then
 */
export async function* readCsv(file: string): AsyncGenerator<SourceRow> {
  const header = await readHeader(file);
  const delimiter = separatorOf(header);
  const broken: (CsvError | undefined)[] = [];
  let names: readonly string[] | undefined;
  let records = 0;
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: rowBytesMax,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      broken.push(error);
    },
  });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  for await (const cells of input.pipe(parser) as AsyncIterable<string[]>) {
    records += 1;
    if (!names) {
      names = cells;
      if (!cells.some((name) => fieldOf(name) !== undefined))
        throw usageError(`No column of ${file} is recognised. The first row names the columns: see --help.`);
      continue;
    }
    const known = names;
    yield { number: records - 1, row: toRawRow(cells.map((text, index) => [known[index] ?? '', text] as const)) };
  }
  if (broken.length === 0) return;
  const why = await describeBreak(file, broken[0]);
  yield { number: records, row: {}, error: why };
  throw new CommandError(
    `Of ${file} ${why}. The rows before it are loaded, nothing after it: correct it and run the import again.`,
  );
}
