import { elementOf } from './static-html';

/** JSON for the browser, as a static part of the document or as text. As props React would serialise and parse each value. */
export type SentJson = { part: string } | { text: string };

type Part = ReturnType<NonNullable<typeof globalThis.__entry>['staticPartOf']>;
type Written = { text: string; part: Part | undefined };

const known = new WeakMap<object, Map<string, Written>>();

/**
 * Sends a value as JSON. It is serialised once for its source object.
 * @param of source object
 * @param name identifies the value among those of the same source
 * @param onPart called with the name of the part and the value when the value is serialised
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
    // The text must not close the script element.
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

/** Parses what was sent; in the browser only. */
export const readJson = (sent: SentJson): unknown =>
  JSON.parse('text' in sent ? sent.text : (elementOf(sent.part)?.textContent ?? 'null'));
