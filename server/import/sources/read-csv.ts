import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse';
import { usageError } from '@/server/commands/command-error';
import { fieldOf, type SourceRow, toRawRow } from '@/server/import/row/columns';
import { describeFileError } from './source-file';

/** A row longer than this is no listing; most often a quotation mark was never closed. */
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

/** Messages of the parser quote the row, so only the kind of the error and its line are reported. */
const describeCsvError = (error: CsvError | undefined): string =>
  error === undefined ? 'not a row' : `${error.code.toLowerCase().replaceAll('_', ' ')} at line ${String(error.lines ?? '?')}`;

const separators = [',', ';', '\t'] as const;

/** The separator that gives the header the most names we know. */
function separatorOf(header: string): string {
  const known = (separator: string): number =>
    header.split(separator).filter((name) => fieldOf(name.replaceAll('"', '')) !== undefined).length;
  return separators.reduce((best, other) => (known(other) > known(best) ? other : best), separators[0]);
}

/**
 * The rows of a CSV file in UTF-8, one at a time: the header names the columns in English, Georgian or Russian, in any order; commas,
 * semicolons or tabs separate them.
 * @throws CommandError when the file cannot be read or no column of its header is recognised
 */
export async function* readCsv(file: string): AsyncGenerator<SourceRow> {
  const header = await readHeader(file);
  const delimiter = separatorOf(header);
  const broken: SourceRow[] = [];
  let names: readonly string[] | undefined;
  let number = 0;
  const parser = parse({
    bom: true,
    delimiter,
    max_record_size: rowBytesMax,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      broken.push({ number: 0, row: {}, error: describeCsvError(error) });
    },
  });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  for await (const cells of input.pipe(parser) as AsyncIterable<string[]>) {
    if (!names) {
      names = cells;
      if (!cells.some((name) => fieldOf(name) !== undefined))
        throw usageError(`No column of ${file} is recognised. The first row names the columns: see --help.`);
      continue;
    }
    const known = names;
    number += 1;
    yield { number, row: toRawRow(cells.map((text, index) => [known[index] ?? '', text] as const)) };
  }
  for (const row of broken) yield { ...row, number: ++number };
}
