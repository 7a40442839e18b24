import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SourceRow } from '../row/columns';
import { readCsv } from './read-csv';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aivani-csv-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of a file until its end or its error. */
async function readAll(text: string): Promise<{ rows: SourceRow[]; failure: string | null }> {
  const file = join(folder, 'rows.csv');
  writeFileSync(file, text);
  const rows: SourceRow[] = [];
  try {
    for await (const row of readCsv(file)) rows.push(row);
    return { rows, failure: null };
  } catch (error) {
    return { rows, failure: error instanceof Error ? error.message.replace(file, 'FILE') : String(error) };
  }
}

describe('a quotation mark that is never closed', () => {
  const rest = 'The rows before it are loaded, nothing after it: correct it and run the import again.';

  it.each([
    ['in the last column', 'id,price\n1,2\n3,"4\n5,6\n7,8\n', 3],
    ['in the first column', 'id,price\n1,2\n"3,4\n5,6\n', 3],
    ['after lines without text', 'id,price\n1,2\n\n\n"3,4\n5,6\n', 5],
    ['after a text of several lines', 'id,price\n1,"2\n"\n3,"x""\ny\n', 4],
    ['on a later line of its own row', 'id,title,price\n1,2,3\n4,"a\nb","5\n6,7,8\n', 4],
    ['in a file with a mark of its encoding and lines of Windows', '\uFEFFid,price\r\n1,2\r\n\r\n3,"4\r\n5,6\r\n', 4],
    ['after empty lines of Windows', 'id,price\r\n1,2\r\n\r\n"3,4\r\n5,6\r\n', 4],
    ['behind more than is read at once', `id,price\n1,2\n3,"${'4\n5,6\n'.repeat(40_000)}`, 3],
  ])('%s is refused by the line on which it opens', async (_, text, line) => {
    const { rows, failure } = await readAll(text);
    const why = `line ${line} opens a quotation mark that is not closed`;
    expect(rows.at(0)).toMatchObject({ number: 1, row: { id: '1' } });
    expect(rows.slice(1)).toEqual([{ number: 2, row: {}, error: why }]);
    expect(failure).toBe(`Of FILE ${why}. ${rest}`);
  });

  it('is reported even after a megabyte of text', async () => {
    const start = 'id,price\n1,2\n3,"';
    // The closing mark is the first byte of a chunk, where the parser would continue.
    const filler = '4'.repeat(20 * 65_536 - start.length);
    const text = `${start}${filler}"\n6,"7"\n8,9\n`;
    const { rows, failure } = await readAll(text);
    const why = 'line 3 opens a quotation mark that is not closed within a megabyte';
    expect(rows.map(({ number, error }) => [number, error])).toEqual([
      [1, undefined],
      [2, why],
    ]);
    expect(failure).toBe(`Of FILE ${why}. ${rest}`);
  });
});

it('a line of more than a megabyte ends the import with its number', async () => {
  const { rows, failure } = await readAll(`id,price\n1,2\n3,${'4'.repeat(1_100_000)}\n5,6\n`);
  expect(rows).toHaveLength(2);
  expect(failure).toContain('Of FILE line 3 is longer than a megabyte.');
});

it('quotation marks inside a text are part of it', async () => {
  const { rows, failure } = await readAll('id,title\n1,a "b" c\n2,"d ""e"" f"\n3,5" pipe\n');
  expect(rows.map(({ row }) => row.title)).toEqual(['a "b" c', 'd "e" f', '5" pipe']);
  expect(failure).toBeNull();
});
