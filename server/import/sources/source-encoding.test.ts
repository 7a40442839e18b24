import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCsv } from './read-csv';
import { readFeed } from './read-feed';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'aivani-encoding-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(kind: 'csv' | 'feed', bytes: Uint8Array, encoding?: string) {
  const file = join(folder, kind === 'csv' ? 'rows.csv' : 'rows.xml');
  writeFileSync(file, bytes);
  const rows = [];
  for await (const { row } of kind === 'csv' ? readCsv(file, { encoding }) : readFeed(file, { encoding })) rows.push(row);
  return rows;
}

const cyrillic = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(Array.from(text), (character) => {
    const byte = cyrillic.indexOf(character);
    if (byte < 0) throw new Error(`windows-1251 has no ${character}.`);
    return byte;
  });
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const utf16be = (text: string): Buffer => utf16(text).swap16();

const city = 'Тбилиси';
const csv = `Город;Цена;Описание\n${city};100 $;Светлая квартира, рядом с метро\nБатуми;200 $;Ёлка у моря\n`;
const parsed = [
  { city, price: '100 $', description: 'Светлая квартира, рядом с метро' },
  { city: 'Батуми', price: '200 $', description: 'Ёлка у моря' },
];

describe('a CSV file', () => {
  it.each<[string, () => Uint8Array]>([
    ['in UTF-8', () => Buffer.from(csv)],
    ['in UTF-8 with its mark', () => Buffer.from(`\uFEFF${csv}`)],
    ['in windows-1251, which it cannot declare', () => windows1251(csv)],
    ['in UTF-16 with its mark', () => utf16(`\uFEFF${csv}`)],
    ['in UTF-16 of the other order', () => utf16be(`\uFEFF${csv}`)],
    ['with the name of its separator', () => Buffer.from(`sep=;\n${csv}`)],
    ['with the name of its separator in UTF-16', () => utf16(`\uFEFFsep=;\r\n${csv.replaceAll('\n', '\r\n')}`)],
    ['separated by tabs, as its first line says', () => Buffer.from(`"sep=\t"\n${csv.replaceAll(';', '\t')}`)],
    ['separated by bars', () => Buffer.from(csv.replaceAll(';', '|'))],
    ['with lines of Windows', () => windows1251(csv.replaceAll('\n', '\r\n'))],
    ['that is compressed', () => gzipSync(windows1251(csv))],
  ])('%s is read', async (_, bytes) => expect(await read('csv', bytes())).toEqual(parsed));

  it('in UTF-16 without a mark is recognised by its zeros', async () => {
    expect(await read('csv', utf16('city,price\nTbilisi,100 $\n'))).toEqual([{ city: 'Tbilisi', price: '100 $' }]);
    expect(await read('csv', utf16be('city,price\nTbilisi,100 $\n'))).toEqual([{ city: 'Tbilisi', price: '100 $' }]);
  });

  it('is read in the encoding of the command, unless it is UTF-8', async () => {
    const koi8 = Uint8Array.from([...Buffer.from('city,title\n'), 0xe2, 0xc1, 0xd4, 0xd5, 0xcd, 0xc9, ...Buffer.from(',x\n')]);
    expect(await read('csv', koi8, 'koi8-r')).toEqual([{ city: 'Батуми', title: 'x' }]);
    expect(await read('csv', Buffer.from('city,title\nბათუმი,x\n'), 'windows-1251')).toEqual([{ city: 'ბათუმი', title: 'x' }]);
    await expect(read('csv', koi8, 'ebcdic-7')).rejects.toThrow('The encoding ebcdic-7 is not known.');
  });

  it('with bytes of no known encoding keeps the place of what is lost', async () => {
    const bytes = Uint8Array.from([...Buffer.from('city,title\nTbilisi,'), 0xff, 0x81, ...Buffer.from('\nBatumi,x\n')]);
    expect(await read('csv', bytes)).toEqual([
      { city: 'Tbilisi', title: '\uFFFD\uFFFD' },
      { city: 'Batumi', title: 'x' },
    ]);
  });
});

describe('a feed', () => {
  const feed = (declaration: string) =>
    `<?xml version="1.0"${declaration}?><items><item><city>${city}</city><title>Ёлка у моря</title></item></items>`;
  const rows = [{ city, title: 'Ёлка у моря' }];

  it.each<[string, () => Uint8Array]>([
    ['in UTF-8 without saying so', () => Buffer.from(feed(''))],
    ['in UTF-8 with its mark', () => Buffer.from(`\uFEFF${feed('')}`)],
    ['in windows-1251, as it declares', () => windows1251(feed(' encoding="windows-1251"'))],
    ['in windows-1251, as it declares otherwise', () => windows1251(feed(" encoding = 'CP1251' standalone='yes'"))],
    ['in UTF-16 with its mark', () => utf16(`\uFEFF${feed(' encoding="UTF-16"')}`)],
    ['in UTF-16 of the other order without a mark', () => utf16be(feed(' encoding="UTF-16"').replaceAll('><', '>\n<'))],
    ['in UTF-8 that declares UTF-16', () => Buffer.from(feed(' encoding="utf-16"'))],
    ['in UTF-8 that declares windows-1251', () => Buffer.from(feed(' encoding="windows-1251"'))],
    ['that is compressed', () => gzipSync(windows1251(feed(' encoding="windows-1251"')))],
  ])('%s is read', async (_, bytes) => expect(await read('feed', bytes())).toEqual(rows));

  it('in an encoding that nobody knows is refused', async () => {
    const bytes = Buffer.from(feed(' encoding="x-mac-georgian"'));
    await expect(read('feed', bytes)).rejects.toThrow('The encoding x-mac-georgian is not known.');
  });

  it('has numeric and named entities, and HTML in its texts', async () => {
    const text = `<items><item><city>&#4311;&#x10D1;</city><price currency="USD">65&nbsp;000</price><area unit="sq.ft">800</area>
      <description><p>One &amp; two</p><p>three&#8381;<br/>four</p></description></item>
      <item><Description lang="en"><![CDATA[<p>A</p> <p>B &lt;5</p>]]></Description></item>
      <item><description>&lt;b&gt;bold&lt;/b&gt;&lt;br /&gt;next</description></item></items>`;
    expect(await read('feed', Buffer.from(text))).toEqual([
      { city: 'თბ', price: '65 000 USD', area: '800 sq.ft', description: 'One & two\n\nthree₽\nfour' },
      { description: 'A\n\nB <5' },
      { description: 'bold\nnext' },
    ]);
  });
});
