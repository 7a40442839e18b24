import { createReadStream } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import { CommandError, usageError } from '@/server/commands/command-error';
import { type SourceRow, toRawRow } from '@/server/import/row/columns';
import { describeFileError } from './source-file';

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

/** Progress callbacks of the feed reader, and the signal that ends it. */
export type FeedOptions = { onProgress?: ((line: string) => void) | undefined; signal?: AbortSignal | undefined };

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return String(cause instanceof Error && 'code' in cause ? cause.code : cause instanceof Error ? cause.name : 'unknown error');
};

/**
 * The pieces of a feed's answer. The sender has a minute for each; the time to write its rows does not count.
 * @throws CommandError with the host alone: an address may contain a password
 */
async function* requestFeed(address: string, { onProgress, signal }: FeedOptions): AsyncGenerator<Uint8Array> {
  const { host } = new URL(address);
  const sender = new AbortController();
  const inTime = async <T>(answer: () => Promise<T>, failure: (code: string) => CommandError): Promise<T> => {
    const tooSlow = Object.assign(new Error('The feed is too slow.'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => sender.abort(tooSlow), feedTimeoutMs);
    try {
      return await answer();
    } catch (error) {
      signal?.throwIfAborted();
      throw failure(codeOf(error));
    } finally {
      clearTimeout(timer);
    }
  };
  onProgress?.(`Waiting for the feed of ${host}.`);
  const signals = [sender.signal, ...(signal ? [signal] : [])];
  try {
    const request = () => fetch(address, { redirect: 'manual', signal: AbortSignal.any(signals) });
    const response = await inTime(request, (code) => usageError(`The feed of ${host} cannot be reached (${code}).`));
    // It could lead to an address of our own network.
    if (response.status >= 300 && response.status < 400) throw usageError(`The feed of ${host} has moved: name its new address.`);
    if (!response.ok || !response.body) throw usageError(`The feed of ${host} answered ${response.status}.`);
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await inTime(
        () => reader.read(),
        (code) => new CommandError(`The feed of ${host} broke off (${code}). Run the import again for the rest.`),
      );
      if (done) return;
      yield value;
    }
  } finally {
    // A reader that stops early leaves no connection open.
    sender.abort();
  }
}

async function* readFile(file: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    throw usageError(describeFileError(file, error));
  }
}

async function* openFeed(address: string, options: FeedOptions): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  const chunks = isAddress(address) ? requestFeed(address, options) : readFile(address);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

const isAddress = (location: string): boolean => /^https?:\/\//i.test(location);

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
    if (rest.length > itemCharsMax) throw usageError('An element of the feed is longer than a megabyte or is never closed.');
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
export async function* readFeed(address: string, options: FeedOptions = {}): AsyncGenerator<SourceRow> {
  let number = 0;
  for await (const item of splitItems(openFeed(address, options))) {
    number += 1;
    try {
      const parsed = parser.parse(item) as Record<string, unknown>;
      yield { number, row: toRawRow(Object.entries(parsed).flatMap(([name, value]) => leavesOf(name, value))) };
    } catch {
      yield { number, row: {}, error: 'not well-formed XML' };
    }
  }
  if (number === 0) {
    const source = isAddress(address) ? `the feed of ${new URL(address).host}` : address;
    throw usageError(`No listing element found in ${source}. Known names: ${itemNames.join(', ')}.`);
  }
}
