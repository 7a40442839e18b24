import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';
import { readFeed } from './read-feed';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aivani-format-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The rows of a source until its end or its error. */
async function read(kind: 'csv' | 'feed', content: string | Uint8Array) {
  const file = join(folder, 'source');
  writeFileSync(file, content);
  const rows = [];
  try {
    for await (const row of kind === 'csv' ? readCsv(file) : readFeed(file)) rows.push(row);
    return { rows, failure: null };
  } catch (error) {
    return { rows, failure: error instanceof Error ? error.message.replace(file, 'FILE') : String(error) };
  }
}

const prologue = '<?xml version="1.0" encoding="UTF-8"?>\n<!-- by <item> 3.0 -->\n';
const google = 'xmlns:g="http://base.google.com/ns/1.0"';

describe('a feed of another format says which', () => {
  it.each([
    [
      'a Yandex.Realty feed',
      '<realty-feed xmlns="http://webmaster.yandex.ru/schemas/feed/realty/2010-06"><offer internal-id="1"/></realty-feed>',
    ],
    ['an Avito feed', '<Ads formatVersion="3" target="Avito.ru"><Ad><Id>1</Id></Ad></Ads>'],
    ['a CIAN feed', '<feed><feed_version>2</feed_version><object><Category>flatSale</Category></object></feed>'],
    ['a Zillow feed', '<Listings><Listing><Location/><ListingDetails><Price>1</Price></ListingDetails></Listing></Listings>'],
    ['a Trovit feed', '<trovit><ad><id>1</id></ad></trovit>'],
    ['an RSS feed', '<rss version="2.0"><channel><title>x</title><item><title>News</title></item></channel></rss>'],
    ['an RSS feed', '<rss version="2.0"><channel><title>x</title></channel></rss>'],
    ['an Atom feed', '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>News</title></entry></feed>'],
    ['a Google product feed', `<rss ${google} version="2.0"><channel><item><g:price>1 USD</g:price></item></channel></rss>`],
    ['a Google product feed', `<feed xmlns="http://www.w3.org/2005/Atom" ${google}><entry><g:id>1</g:id></entry></feed>`],
    ['a sitemap', '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url/></urlset>'],
    ['a web page (HTML)', '<html><body>Sign in</body></html>'],
  ])('%s', async (format, xml) => {
    const { rows, failure } = await read('feed', prologue + xml);
    expect(failure).toContain(`FILE is ${format}, which cannot be imported.`);
    expect(rows).toEqual([]);
  });

  it.each<['csv' | 'feed', string, string | Uint8Array]>([
    ['feed', 'a web page (HTML)', '<!DOCTYPE html><head><title>Sign in</title></head>'],
    ['csv', 'a web page (HTML)', '\n<!doctype html>\n<html lang="ka">'],
    ['feed', 'JSON', '{"listings": []}'],
    ['csv', 'JSON', '[{"id": 1}]'],
    ['csv', 'an Excel workbook (XLSX)', 'PK\u0003\u0004\u0014....[Content_Types].xml'],
    ['feed', 'a ZIP archive', 'PK\u0003\u0004\u0014....feed.xml'],
    ['csv', 'an Excel workbook (XLS)', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['csv', 'a PDF document', '%PDF-1.7'],
    ['csv', 'JSON', gzipSync('{"id": 1}')],
  ])('%s: %s', async (kind, format, content) =>
    expect((await read(kind, content)).failure).toContain(`FILE is ${format}, which cannot be imported.`),
  );

  it('and one under the wrong --source', async () => {
    expect((await read('csv', `${prologue}<items><item/></items>`)).failure).toBe('FILE is XML: import it with --source feed.');
    expect((await read('feed', 'id,city,price\n1,Tbilisi,5\n')).failure).toContain('A CSV file is imported with --source csv.');
  });

  it('but not news whose items have our elements, nor a file whose first column begins like an archive', async () => {
    const rss = '<rss version="2.0"><channel><item><guid>1</guid><price>1 USD</price><area>50</area></item></channel></rss>';
    expect(await read('feed', rss)).toMatchObject({ rows: [{ row: { price: '1 USD', area: '50' } }], failure: null });
    expect((await read('csv', 'PK,city\n1,Tbilisi\n')).failure).toBeNull();
  });
});

describe('a feed that ends in the middle', () => {
  const whole = `${prologue}<items>\n${[1, 2, 3].map((id) => `<item>\n<id>${id}</id></item>\n`).join('')}</items>\n<!-- end -->\n`;
  const kept = 'The rows before are loaded, nothing else: import the whole feed.';
  const ids = async (content: string | Uint8Array) => {
    const { rows, failure } = await read('feed', content);
    return { ids: rows.map(({ row, error }) => row.id ?? error), failure };
  };

  it('is whole with its last tag', async () => {
    expect(await ids(whole)).toEqual({ ids: ['1', '2', '3'], failure: null });
    expect((await ids(whole.slice(0, whole.indexOf('</items>') + 8))).failure).toBeNull();
    expect((await ids('<item><id>1</id></item>\n<item><id>2</id></item>\n')).failure).toBeNull();
  });

  it('is refused where it ends, its rows before that are kept', async () => {
    expect(await ids(whole.slice(0, whole.indexOf('</id></item>', whole.indexOf('<id>3'))))).toEqual({
      ids: ['1', '2', 'the feed ends inside this listing'],
      failure: `FILE ends in the middle: on line 9, inside <item> number 3. ${kept}`,
    });
    expect(await ids(whole.slice(0, whole.indexOf('</items>')))).toEqual({
      ids: ['1', '2', '3'],
      failure: `FILE ends in the middle: on line 10, inside <items>, which is not closed. ${kept}`,
    });
    expect(await ids('<?xml version="1.0"')).toEqual({
      ids: [],
      failure: `FILE ends in the middle: on line 1, before its root element. ${kept}`,
    });
  });

  it('is refused at each of its bytes', async () => {
    const end = whole.indexOf('</items') + '</items'.length;
    for (let size = 0; size < end; size++) expect([size, (await ids(whole.slice(0, size))).failure]).not.toEqual([size, null]);
  });

  it('is not one whose texts contain the names of elements', async () => {
    const text =
      '<items><item><id>1</id><description><![CDATA[</item><item>]]></description><!-- </item> --><item n="2"/></item></items>';
    expect(await ids(text)).toEqual({ ids: ['1'], failure: null });
  });

  it('is refused when its gzip data are short or damaged', async () => {
    const packed = gzipSync(whole);
    expect((await ids(packed)).failure).toBeNull();
    expect((await ids(packed.subarray(0, packed.length - 9))).failure).toMatch(
      /^FILE ends in the middle: its gzip data stop after \d+ bytes\. The rows before are loaded; import the whole file\.$/,
    );
    const damaged = Buffer.from(packed);
    damaged[damaged.length - 6] = (damaged[damaged.length - 6] ?? 0) ^ 0xff;
    expect((await ids(damaged)).failure).toMatch(/^FILE is damaged: its gzip data cannot be read \(Z_DATA_ERROR\)/);
  });
});

describe('a CSV file that ends in the middle', () => {
  const rest = 'The rows before it are loaded, nothing after it: correct it and run the import again.';
  const rowsOf = async (content: string | Uint8Array) => {
    const { rows, failure } = await read('csv', content);
    return { rows: rows.map(({ row, error }) => row.id ?? error), failure };
  };

  it('is refused by its last row, the rows before it are kept', async () => {
    const why = 'row 2 is cut off: the file ends inside it';
    expect(await rowsOf('id,city,price\n1,Tbilisi,5\n2,Bat')).toEqual({ rows: ['1', why], failure: `Of FILE ${why}. ${rest}` });
    const half = Buffer.from('id,city\n1,თბილისი\n2,თბ').subarray(0, -1);
    expect(await rowsOf(half)).toEqual({ rows: ['1', why], failure: `Of FILE ${why}. ${rest}` });
  });

  it('is not one whose last line has no end, or whose rows leave out what is empty', async () => {
    expect(await rowsOf('id,city,price\n1,Tbilisi,5\n2,Batumi,6')).toEqual({ rows: ['1', '2'], failure: null });
    expect(await rowsOf('id,city,price\n1,Tbilisi\n2,Batumi')).toEqual({ rows: ['1', '2'], failure: null });
    expect(await rowsOf('id,city,price\n1,Tbilisi,5\n2,Batumi\n')).toEqual({ rows: ['1', '2'], failure: null });
  });

  it('is refused when its gzip data are short', async () => {
    const packed = gzipSync('id,city\n1,Tbilisi\n');
    expect((await rowsOf(packed)).failure).toBeNull();
    expect((await rowsOf(packed.subarray(0, -4))).failure).toContain('FILE ends in the middle: its gzip data stop after');
  });
});

it.each<['csv' | 'feed', string, string | Uint8Array]>([
  ['csv', 'is empty: it has 0 bytes.', ''],
  ['feed', 'is empty: it has 0 bytes.', ''],
  ['csv', 'is empty: it has 0 bytes when unpacked.', gzipSync('')],
  ['csv', 'is empty: it has no text.', '\n\n'],
  ['feed', 'is empty: it has no text.', ' \n'],
  ['csv', 'has no row below its header.', 'id,city\n'],
  ['feed', 'No listing element found in FILE.', '<items/>'],
])('a %s without anything is an error: %s', async (kind, message, content) =>
  expect((await read(kind, content)).failure).toContain(message),
);
