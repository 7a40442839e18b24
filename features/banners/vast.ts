import { XMLParser } from 'fast-xml-parser';

/** A film: the address of its file, and where a press leads. */
export type VideoAd = { address: string; url: string | null };

const playable: ReadonlySet<string> = new Set(['video/mp4', 'video/webm']);
const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '', textNodeName: 'text', isArray: () => true });

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** All elements of a name, at any depth. */
function elementsOf(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => elementsOf(item, name));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === name && Array.isArray(inner) ? inner : elementsOf(inner, name),
  );
}

const textOf = (value: unknown): string => {
  if (!isNode(value)) return String(value ?? '').trim();
  const text = value.text;
  return String(Array.isArray(text) ? text[0] : (text ?? '')).trim();
};
const httpsOf = (value: unknown): string | null => {
  const text = textOf(value);
  return URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null;
};

/** The first MP4 or WebM of a VAST document and its click address; null where there is none, or the text is not XML. */
export function readVast(text: string): VideoAd | null {
  try {
    const tree: unknown = parser.parse(text);
    const files = elementsOf(tree, 'MediaFile').filter((file) => isNode(file) && playable.has(String([file.type].flat()[0])));
    const address = files.map(httpsOf).find((found) => found !== null);
    return address ? { address, url: elementsOf(tree, 'ClickThrough').map(httpsOf)[0] ?? null } : null;
  } catch {
    return null;
  }
}
