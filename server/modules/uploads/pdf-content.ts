import { inflateSync } from 'node:zlib';

/** What all object streams may inflate to, and how many streams and actions there may be. More is no document that people write. */
const inflatedBytesMax = 32 * 1024 * 1024;
const streamsMax = 20_000;
const openActionsMax = 8;

/**
 * Names of what a viewer runs, opens or sends: scripts, programs, files inside the file, forms that send themselves, players. A script needs
 * `/JavaScript` or `/Rendition` whatever starts it.
 */
const active =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia\w*|SubmitForm|ImportData|GoToE|Rendition|Encrypt)(?![\w.-])|\/XFA\s*(?:\[|\d+\s+\d+\s+R)/;
/** What a file does when it is opened. Showing one of its pages is harmless. */
const openAction = /\/OpenAction\s*(?:<<|(\d+)\s+(\d+)\s+R)/g;
const goesToPage = /\/S\s*\/GoTo(?![\w.-])/;
const dictionaryMax = 2000;
/** One filter, in a list or not. */
const flateOnly = /\/Filter\s*(?:\/(?:FlateDecode|Fl)(?![\w.-])|\[\s*\/(?:FlateDecode|Fl)\s*\])/;

/** A name may be written with codes: `/J#61vaScript`. */
const plainNames = (text: string): string =>
  text.replace(/\/[^\s()<>[\]{}/%]*#[^\s()<>[\]{}/%]*/g, (name) =>
    name.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
  );

/** The action that begins at an index. */
const dictionaryAt = (text: string, at: number): string => text.slice(at, at + dictionaryMax);

function opensMoreThanPage(text: string): boolean {
  const actions = [...text.matchAll(openAction)];
  if (actions.length > openActionsMax) return true;
  return actions.some(({ index, 1: id, 2: generation }) => {
    if (id === undefined) return !goesToPage.test(dictionaryAt(text, index));
    const object = new RegExp(`(?<!\\d)${id}\\s+${generation}\\s+obj\\s*<<`).exec(text);
    // An array, or an object in a stream, where only a page can be meant: the names above would have been found.
    return object !== null && !goesToPage.test(dictionaryAt(text, object.index));
  });
}

/** Objects may be packed into streams. @returns null where one cannot be read */
function unpackObjects(bytes: Uint8Array, text: string): string[] | null {
  const unpacked: string[] = [];
  let [streams, leftBytes] = [0, inflatedBytesMax];
  for (let at = text.indexOf('stream'); at !== -1; at = text.indexOf('stream', at + 1)) {
    if (text.startsWith('end', at - 3)) continue;
    streams += 1;
    if (streams > streamsMax) return null;
    const before = text.slice(Math.max(at - dictionaryMax, 0), at);
    const dictionary = plainNames(before.slice(Math.max(before.lastIndexOf('obj'), 0)));
    if (!/\/ObjStm(?![\w.-])/.test(dictionary)) continue;
    const end = text.indexOf('endstream', at);
    const isPlainFlate = flateOnly.test(dictionary) && dictionary.split('/Filter').length === 2;
    if (end === -1 || !isPlainFlate || /\/DecodeParms|\/DP\b/.test(dictionary)) return null;
    const from = at + 'stream'.length + (text[at + 'stream'.length] === '\r' ? 2 : 1);
    try {
      const objects = inflateSync(bytes.subarray(from, end), { maxOutputLength: leftBytes });
      leftBytes = Math.max(leftBytes - objects.byteLength, 1);
      unpacked.push(objects.toString('latin1'));
    } catch {
      return null;
    }
  }
  return unpacked;
}

/** Whether a PDF does more than show pages when it is opened, or hides what it does. Parts of it are read as text; nothing is run. */
export function hasActiveContent(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const unpacked = unpackObjects(bytes, text);
  if (unpacked === null) return true;
  return [text, ...unpacked].map(plainNames).some((part) => active.test(part) || opensMoreThanPage(part));
}
