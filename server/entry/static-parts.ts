import { hash } from 'node:crypto';

/** HTML of a static part and its hash. */
export type StaticPart = { id: string; bytes: Buffer };

export const idLength = 16;

export function staticPartOf(html: string): StaticPart {
  const bytes = Buffer.from(html);
  return { id: hash('sha1', bytes, 'base64url').slice(0, idLength), bytes };
}
