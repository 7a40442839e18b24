import { type CommandError, usageError } from '@/server/commands/command-error';
import { fieldOf } from '@/server/import/row/columns';

const notImported = (name: string, format: string, advice: string): CommandError =>
  usageError(`${name} is ${format}, which cannot be imported. ${advice}`);

const saveAsCsv = 'Save it as CSV in UTF-8.';
const elements = 'The elements of a feed that can be: see --help.';

/** Formats by their magic bytes, in latin1. */
const binaries: readonly (readonly [string, string, string])[] = [
  ['PK', 'a ZIP archive', 'Unpack it first.'],
  ['\u00d0\u00cf\u0011\u00e0', 'an Excel workbook (XLS)', saveAsCsv],
  ['%PDF-', 'a PDF document', saveAsCsv],
  ['Rar!', 'a compressed archive', 'Unpack it first.'],
  ['7z\u00bc\u00af', 'a compressed archive', 'Unpack it first.'],
];

/** @throws a usage error that names the format of a source that is no text */
export function refuseBinary(name: string, head: Uint8Array): void {
  const start = Buffer.from(head).toString('latin1');
  const found = binaries.find(([magic]) => start.startsWith(magic));
  if (!found) return;
  if (found[0] !== 'PK') throw notImported(name, found[1], found[2]);
  // The name of a column may begin with these letters.
  if (start.charCodeAt(2) >= 0x20) return;
  if (start.includes('[Content_Types].xml') || start.includes('xl/'))
    throw notImported(name, 'an Excel workbook (XLSX)', saveAsCsv);
  throw notImported(name, found[1], found[2]);
}

const page = 'a web page (HTML)';
const pageAdvice = 'Perhaps it asks to sign in, or the address is that of the page about the feed.';
const isPage = (text: string): boolean => /^\s*<(!doctype html|html|head|body)\b/i.test(text);
const isJson = (text: string): boolean => /^\s*(\{\s*["}]|\[\s*[[{"\]\d])/.test(text);

/** @throws a usage error that names the format of a text that is no CSV */
export function refuseOtherText(name: string, start: string): void {
  if (isPage(start)) throw notImported(name, page, pageAdvice);
  if (isJson(start)) throw notImported(name, 'JSON', saveAsCsv);
  if (/^\s*<(\?xml|!doctype|!--|\p{Letter})/iu.test(start)) throw usageError(`${name} is XML: import it with --source feed.`);
}

/** @throws a usage error for a text that is no XML */
export function refuseNoXml(name: string, start: string): void {
  if (isPage(start)) throw notImported(name, page, pageAdvice);
  if (isJson(start)) throw notImported(name, 'JSON', elements);
  if (!/^\s*</.test(start)) throw usageError(`${name} is no XML. A CSV file is imported with --source csv.`);
}

/** Feeds of others by the root element that they have. */
const roots: readonly (readonly [RegExp, string])[] = [
  [/^<realty-feed\b|webmaster\.yandex\.\w+\/schemas\/feed\/realty/i, 'a Yandex.Realty feed'],
  [/^<yml_catalog\b/i, 'a Yandex.Market feed'],
  [/^<ads\b[^>]*(avito|formatversion)/i, 'an Avito feed'],
  [/^<trovit\b/i, 'a Trovit feed'],
  [/^<(urlset|sitemapindex)\b/i, 'a sitemap'],
  [/^<hotpadsitems\b/i, 'a Zillow feed'],
];

/** @param tag the first tag of the root element @throws a usage error for a feed of another format */
export function refuseOtherRoot(name: string, tag: string): void {
  if (/^<(html|head|body)\b/i.test(tag)) throw notImported(name, page, pageAdvice);
  const format = roots.find(([pattern]) => pattern.test(tag))?.[1];
  if (format) throw notImported(name, format, elements);
}

const isSyndication = (tag: string): boolean => /^<(rss|rdf:rdf)\b|^<feed\b[^>]*w3\.org\/2005\/Atom/i.test(tag);

/** Whether a listing has our elements: a feed of news may carry them too. */
function hasOwnElements(item: string): boolean {
  const fields = new Set(
    [...item.matchAll(/<([\p{Letter}_][\p{Letter}\p{Number}_:.-]*)/gu)].map(([, name]) => fieldOf(name ?? '')),
  );
  return fields.has('area') && (fields.has('price') || fields.has('squarePrice'));
}

/**
 * @param tag the first tag of the root element
 * @param before the text between it and the first listing
 * @param item the first listing, empty where there is none
 * @throws a usage error for a feed of another format
 */
export function refuseOtherItems(name: string, tag: string, before: string, item: string): void {
  if (/base\.google\.com\/ns/i.test(tag + item) || /<g:\w/.test(item)) throw notImported(name, 'a Google product feed', elements);
  if (/<feed_version\b/i.test(before)) throw notImported(name, 'a CIAN feed', elements);
  if (/<(ListingDetails|BasicDetails)\b/.test(item)) throw notImported(name, 'a Zillow feed', elements);
  if (isSyndication(tag) && !hasOwnElements(item))
    throw notImported(name, /^<feed/i.test(tag) ? 'an Atom feed' : 'an RSS feed', elements);
}
