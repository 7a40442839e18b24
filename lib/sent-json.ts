import { elementOf } from './static-html';

/** JSON for the browser: a static part of the document, or text where there is none. React would serialise and parse hundreds of values one by one. */
export type SentJson = { part: string } | { text: string };

type Part = ReturnType<NonNullable<typeof globalThis.__entry>['staticPartOf']>;
type Written = { text: string; part: Part | undefined };

const known = new WeakMap<object, Map<string, Written>>();

/**
 * Sends a value that is written once for the object that it is made of.
 * @param name tells the values of one object apart
 * @param onPart is called with the value and the name of its part when it is written
 */
export async function sendJson<T>(
  of: object,
  name: string,
  read: () => T | Promise<T>,
  onPart?: (part: string, value: T) => void,
): Promise<SentJson> {
  const values = known.get(of) ?? new Map<string, Written>();
  known.set(of, values);
  let written = values.get(name);
  if (!written) {
    const value = await read();
    // In a script of HTML nothing may begin a tag.
    const text = JSON.stringify(value).replaceAll('<', '\\u003c');
    const part = globalThis.__entry?.staticPartOf(text);
    if (part) onPart?.(part.id, value);
    written = { text, part };
    values.set(name, written);
  }
  const parts = globalThis.__entry?.scope.getStore()?.parts;
  if (!parts || !written.part) return { text: written.text };
  parts.set(written.part.id, written.part.bytes);
  return { part: written.part.id };
}

/** What was sent, in the browser. */
export const readJson = (sent: SentJson): unknown =>
  JSON.parse('text' in sent ? sent.text : (elementOf(sent.part)?.textContent ?? 'null'));
