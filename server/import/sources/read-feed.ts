import { XMLParser } from 'fast-xml-parser';
import { type SourceRow, toRawRow } from '@/server/import/row/columns';
import { decodeText, nameOfSource, openSource, type SourceOptions } from './source-bytes';
import { splitItems } from './split-items';

/** Elements whose content is text, also where it is written in elements of HTML. */
const textElements = ['description', 'comment', 'text', 'აღწერა', 'კომენტარი', 'описание', 'комментарий'];
const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

// Items are parsed one by one without the document's head, so entities of a DOCTYPE cannot be declared, let alone expanded.
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: true,
  stopNodes: textElements.flatMap((name) => [`*.${name}`, `*.${capitalised(name)}`]),
});

/** Sections of CDATA are left as they are in elements that are not parsed. */
const withoutSections = (text: string): string =>
  text
    .split('<![CDATA[')
    .map((part, index) => (index === 0 ? part : part.replace(']]>', '')))
    .join('');

/** Attributes that say what a figure is measured in; they are written after it. */
const units = new Set(['@currency', '@unit', '@units']);

/** Leaves of an item as name and text; other attributes than units count as elements. */
function leavesOf(name: string, value: unknown): [string, string][] {
  if (Array.isArray(value)) return value.slice(0, 1).flatMap((entry) => leavesOf(name, entry));
  if (typeof value !== 'object' || value === null) return [[name, withoutSections(String(value ?? ''))]];
  const entries = Object.entries(value);
  const text = entries.find(([key]) => key === '#text')?.[1];
  const unit = entries.find(([key]) => units.has(key))?.[1];
  const own: [string, string][] = text === undefined ? [] : [[name, withoutSections([text, unit].filter(Boolean).join(' '))]];
  return [
    ...own,
    ...entries
      .filter(([key]) => key !== '#text' && !units.has(key))
      .flatMap(([key, inner]) => leavesOf(key.replace(/^@/, ''), inner)),
  ];
}

/**
 * The listings of an XML feed, from a file or an http(s) address, one at a time. A listing is any element named item, listing,
 * statement, offer, property, object, ad, realty, entry or advert; the names of the elements in it are those of the CSV columns,
 * nested as the source likes:
 *
 *   <listings><item><id>17</id><deal_type>sale</deal_type><city>ბათუმი</city><price currency="USD">65000</price>…</item></listings>
 *
 * @throws CommandError when it cannot be read, is of another format, or ends in the middle: the listing in which it ends is the last row
 * then
 */
export async function* readFeed(location: string, options: SourceOptions = {}): AsyncGenerator<SourceRow> {
  const source = await openSource('feed', location, options);
  let number = 0;
  for await (const { text, isCut } of splitItems(decodeText(source), nameOfSource(location))) {
    number += 1;
    if (isCut) {
      yield { number, row: {}, error: 'the feed ends inside this listing' };
      continue;
    }
    try {
      const parsed = parser.parse(text) as Record<string, unknown>;
      yield { number, row: toRawRow(Object.entries(parsed).flatMap(([name, value]) => leavesOf(name, value))) };
    } catch {
      yield { number, row: {}, error: 'not well-formed XML' };
    }
  }
}
