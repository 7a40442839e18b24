import { createHash } from 'node:crypto';
import type { RawRow } from './columns';

export type SourceIdentity = { source: string; sourceKey: string };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** An address without what does not name the page: protocol, www, query, fragment, final slash. */
function fromUrl(text: string): SourceIdentity | null {
  try {
    const url = new URL(text);
    const path = decodeURI(url.pathname).replace(/\/+$/, '').toLowerCase();
    return { source: url.hostname.replace(/^www\./, ''), sourceKey: path.length > 200 ? hashOf(path) : path };
  } catch {
    return null;
  }
}

/**
 * What names a row at its source, so that loading it again adds nothing: its address, else its id among the rows of the user who
 * imports, else a hash of everything that was recognised in it.
 */
export function identify(row: RawRow, userId: number): SourceIdentity {
  const byUrl = row.url === undefined ? null : fromUrl(row.url);
  if (byUrl) return byUrl;
  if (row.id !== undefined) return { source: `user:${userId}`, sourceKey: row.id.slice(0, 200) };
  const fields = Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1));
  return { source: 'row', sourceKey: hashOf(JSON.stringify(fields)) };
}
