import { createReadStream } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { type SourceRow, toRawRow } from './columns';

/** What feeds call one listing. */
const itemNames = ['item', 'listing', 'statement', 'offer', 'property', 'object', 'ad', 'realty', 'entry', 'advert'];
const openingTag = new RegExp(`<(${itemNames.join('|')})(?=[\\s>/])`, 'i');

/** An item longer than this is not a listing. */
const itemCharsMax = 1024 * 1024;
const feedTimeoutMs = 60_000;

// Items are parsed one by one without the document's head, so entities of a DOCTYPE cannot be declared, let alone expanded.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
});

async function* openFeed(address: string): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  const decode = async function* (chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
    yield decoder.decode();
  };
  if (!/^https?:\/\//i.test(address)) {
    yield* decode(createReadStream(address));
    return;
  }
  const answer = await fetch(address, { signal: AbortSignal.timeout(feedTimeoutMs) });
  if (!answer.ok || !answer.body) throw new Error(`The feed answered ${answer.status}: ${address}`);
  yield* decode(answer.body);
}

/** The text of every listing element of a document that arrives in pieces; comments are skipped. */
async function* splitItems(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    for (;;) {
      const cut = cutItem(rest);
      if (!cut) break;
      rest = cut.rest;
      if (cut.item !== null) yield cut.item;
    }
    if (rest.length > itemCharsMax) throw new Error('An element of the feed is longer than a megabyte or is never closed.');
  }
}

/** The next whole listing of a text, or a comment before it (as null); undefined until more has arrived. */
function cutItem(text: string): { item: string | null; rest: string } | undefined {
  const start = text.match(openingTag);
  const comment = text.indexOf('<!--');
  if (comment >= 0 && (start?.index === undefined || comment < start.index)) {
    const end = text.indexOf('-->', comment);
    return end < 0 ? undefined : { item: null, rest: text.slice(end + 3) };
  }
  if (start?.index === undefined) return undefined;
  const closing = `</${start[1]}>`;
  const end = text.indexOf(closing, start.index);
  return end < 0 ? undefined : { item: text.slice(start.index, end + closing.length), rest: text.slice(end + closing.length) };
}

/** Leaves of an item as name and text; an attribute `currency` is written after its price, other attributes count as elements. */
function leavesOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((entry) => leavesOf(name, entry));
  if (typeof value !== 'object' || value === null) return [[name, String(value ?? '')]];
  const entries = Object.entries(value);
  const text = entries.find(([key]) => key === '#text')?.[1];
  const currency = entries.find(([key]) => key === '@currency')?.[1];
  const own: [string, string][] = text === undefined ? [] : [[name, [text, currency].filter(Boolean).join(' ')]];
  return [
    ...own,
    ...entries
      .filter(([key]) => key !== '#text' && key !== '@currency')
      .flatMap(([key, inner]) => leavesOf(key.replace(/^@/, ''), inner)),
  ];
}

/**
 * The listings of an XML feed, from a file or an http(s) address, one at a time. A listing is any element named item, listing,
 * statement, offer, property, object, ad, realty, entry or advert; the names of the elements in it are those of the CSV columns,
 * nested as the source likes:
 *
 *   <listings><item><id>17</id><deal_type>sale</deal_type><city>ბათუმი</city><price currency="USD">65000</price>…</item></listings>
 */
export async function* readFeed(address: string): AsyncGenerator<SourceRow> {
  let number = 0;
  for await (const item of splitItems(openFeed(address))) {
    number += 1;
    try {
      const parsed = parser.parse(item) as Record<string, unknown>;
      yield { number, row: toRawRow(Object.entries(parsed).flatMap(([name, value]) => leavesOf(name, value))) };
    } catch (error) {
      yield { number, row: {}, error: error instanceof Error ? error.message : 'not XML' };
    }
  }
  if (number === 0) throw new Error(`No listing element found in ${address}. Known names: ${itemNames.join(', ')}.`);
}
