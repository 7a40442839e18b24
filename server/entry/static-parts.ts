import { hash } from 'node:crypto';

/** The HTML of a static part, and the hash that names it. */
export type StaticPart = { id: string; bytes: Buffer };

export const idLength = 16;

export function staticPartOf(html: string): StaticPart {
  const bytes = Buffer.from(html);
  return { id: hash('sha1', bytes, 'base64url').slice(0, idLength), bytes };
}
