import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse';
import { fieldOf, type SourceRow, toRawRow } from './columns';

const headerBytesMax = 64 * 1024;

async function readHeader(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headerBytesMax), 0, headerBytesMax, 0);
    return buffer.subarray(0, bytesRead).toString('utf8').split(/\r?\n/, 1)[0] ?? '';
  } finally {
    await handle.close();
  }
}

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
 * @throws Error when the file cannot be read or no column of its header is recognised
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
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: (error: CsvError | undefined) => {
      broken.push({ number: 0, row: {}, error: error?.message ?? 'not a row' });
    },
  });
  const input = createReadStream(file);
  input.on('error', (error) => parser.destroy(error));
  for await (const cells of input.pipe(parser) as AsyncIterable<string[]>) {
    if (!names) {
      names = cells;
      if (!cells.some((name) => fieldOf(name) !== undefined))
        throw new Error(`No column of ${file} is recognised: ${cells.join(', ').slice(0, 200)}`);
      continue;
    }
    const known = names;
    number += 1;
    yield { number, row: toRawRow(cells.map((text, index) => [known[index] ?? '', text] as const)) };
  }
  for (const row of broken) yield { ...row, number: ++number };
}
