import { CommandError, usageError } from '@/server/commands/command-error';
import { refuseNoXml, refuseOtherItems, refuseOtherRoot } from './source-format';

/** What feeds call one listing. */
const itemNames = ['item', 'listing', 'statement', 'offer', 'property', 'object', 'ad', 'realty', 'entry', 'advert'];
const openingTag = new RegExp(`<(${itemNames.join('|')})(?=[\\s>/])`, 'i');
const rootItem = new RegExp(`^<(${itemNames.join('|')})(?=[\\s>/])`, 'i');

/** An item longer than this is not a listing. */
const itemCharsMax = 1024 * 1024;

/** The text of one listing; of the last one of a feed that ends inside it, `isCut`. */
export type FeedItem = { text: string; isCut: boolean };

const isBlank = (character: string | undefined): boolean => character !== undefined && /\s/.test(character);

/** What may stand before the root element, by how it begins and ends. */
const prologues: readonly (readonly [string, string])[] = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
];

/** The position of the root element, behind declaration, comments and document type; undefined until it has arrived. */
function findRoot(text: string): number | undefined {
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; ; ) {
    while (isBlank(text[at])) at += 1;
    const [start, end] = prologues.find(([opening]) => text.slice(at, at + opening.length).toLowerCase() === opening) ?? [];
    if (start === undefined || end === undefined) return at;
    // A document type may contain declarations in brackets.
    const [bracket, close] = [text.indexOf('[', at), text.indexOf(end, at)];
    const inner = start === '<!doctype' && bracket >= 0 && bracket < close ? text.indexOf(']', bracket) : at;
    const found = inner < 0 ? -1 : text.indexOf(end, inner);
    if (found < 0) return undefined;
    at = found + end.length;
  }
}

type Root = { name: string; tag: string };

/** The root element of a document, and the text after its tag; undefined until its tag has arrived. */
function takeRoot(text: string, name: string): { root: Root; rest: string } | undefined {
  if (text.trim() !== '') refuseNoXml(name, text);
  const at = findRoot(text);
  const end = at === undefined ? -1 : text.indexOf('>', at);
  if (at === undefined || end < 0) return undefined;
  const tag = text.slice(at, end + 1);
  const root = { name: tag.match(/^<([\p{Letter}_][^\s<>/]*)/u)?.[1] ?? '', tag };
  refuseOtherRoot(name, tag);
  // A document may be one listing, or several without a root.
  return { root, rest: text.slice(rootItem.test(tag) ? at : end + 1) };
}

const skips: Readonly<Record<string, string>> = { '<!--': '-->', '<![CDATA[': ']]>' };

/** Where the element that begins a text ends; undefined until that has arrived. Comments and CDATA may contain its name. */
function endOf(text: string, name: string): number | undefined {
  const token = new RegExp(`<!--|<!\\[CDATA\\[|<(/?)${name}(?=[\\s>/])([^<>]*)>`, 'gi');
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const skip = skips[found[0].toUpperCase()];
    if (skip !== undefined) {
      const end = text.indexOf(skip, token.lastIndex);
      if (end < 0) return undefined;
      token.lastIndex = end + skip.length;
    } else {
      if (!found[2]?.endsWith('/')) depth += found[1] === '/' ? -1 : 1;
      if (depth === 0) return token.lastIndex;
    }
  }
  return undefined;
}

type Cut = { item: string | null; before: string; end: number };

/** The next whole listing of a text, or a comment before it (as null); undefined until more has arrived. */
function cutItem(text: string): Cut | undefined {
  const start = text.match(openingTag);
  const comment = text.indexOf('<!--');
  if (comment >= 0 && (start?.index === undefined || comment < start.index)) {
    const end = text.indexOf('-->', comment);
    return end < 0 ? undefined : { item: null, before: text.slice(0, comment), end: end + 3 };
  }
  if (start?.index === undefined) return undefined;
  const length = endOf(text.slice(start.index), start[1] ?? '');
  return length === undefined
    ? undefined
    : { item: text.slice(start.index, start.index + length), before: text.slice(0, start.index), end: start.index + length };
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** Cuts the text of a document, as it arrives, into its listings. @param name of the source, for messages */
function createSplitter(name: string) {
  let root: Root | undefined;
  let rest = '';
  /** What stands between the tag of the root element and the first listing. */
  let before = '';
  let line = 1;
  let items = 0;
  /** Whether the root element has ended: before a comment, say. */
  let isClosed = false;

  const advance = (count: number): void => {
    line += linesIn(rest.slice(0, count));
    rest = rest.slice(count);
  };
  const requireShort = (message: string): void => {
    if (rest.length > itemCharsMax) throw usageError(message);
  };

  function findsRoot(): boolean {
    if (root) return true;
    const found = takeRoot(rest, name);
    if (!found) requireShort(`${name} has no root element within a megabyte.`);
    else advance(rest.length - found.rest.length);
    root = found?.root;
    return root !== undefined;
  }

  const closesRoot = (text: string): boolean => root !== undefined && text.includes(`</${root.name}`);

  function take({ item, before: text, end }: Cut): FeedItem[] {
    if (items === 0) before += text;
    isClosed ||= closesRoot(text);
    if (items === 0 && item !== null) refuseOtherItems(name, root?.tag ?? '', before, item);
    advance(end);
    if (item === null) return [];
    items += 1;
    return [{ text: item, isCut: false }];
  }

  /** Whether the document ends as documents do, and not inside an element. */
  function isWhole({ tag }: Root): boolean {
    if (openingTag.test(rest)) return false;
    return isClosed || tag.endsWith('/>') || (rootItem.test(tag) ? rest.trim() === '' : closesRoot(rest));
  }

  function endsInside(): string {
    const item = rest.match(openingTag)?.[1];
    if (!root) return 'before its root element';
    return item === undefined ? `inside <${root.name}>, which is not closed` : `inside <${item}> number ${items + 1}`;
  }

  return {
    *add(piece: string): Generator<FeedItem> {
      rest += piece;
      if (!findsRoot()) return;
      for (let cut = cutItem(rest); cut; cut = cutItem(rest)) yield* take(cut);
      requireShort(`An element of ${name} is longer than a megabyte or is never closed.`);
    },

    *end(): Generator<FeedItem> {
      if (!root && rest.trim() === '') throw usageError(`${name} is empty: it has no text.`);
      if (root && isWhole(root)) {
        if (items > 0) return;
        refuseOtherItems(name, root.tag, before + rest, '');
        throw usageError(`No listing element found in ${name}. Known names: ${itemNames.join(', ')}.`);
      }
      if (root && openingTag.test(rest)) yield { text: '', isCut: true };
      throw new CommandError(
        `${name} ends in the middle: on line ${line + linesIn(rest)}, ${endsInside()}. The rows before are loaded, nothing else: import the whole feed.`,
      );
    },
  };
}

/**
 * The text of every listing element of a document that arrives in pieces; comments are skipped.
 * @param name of the source, for messages
 * @throws CommandError when the document is no feed, or ends before its root element is closed: the listing in which it ends is the last
 * one then
 */
export async function* splitItems(pieces: AsyncIterable<string>, name: string): AsyncGenerator<FeedItem> {
  const splitter = createSplitter(name);
  for await (const piece of pieces) yield* splitter.add(piece);
  yield* splitter.end();
}
