import { createHash } from 'node:crypto';
import type { RawRow } from './columns';
import { isRelativeDate } from './dates';

export type SourceIdentity = { source: string; sourceKey: string };

const keyMax = 200;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

/** Parameters of an address that name the listing where its path is that of a program: "/show.php?id=17". */
const idParameter = /^((listing|statement|item|ad|offer|object|property|product)[_-]?)?id$/i;

/** An address without what does not name the page: protocol, www, other parameters, fragment, final slash. */
function fromUrl(text: string): SourceIdentity | null {
  try {
    const url = new URL(text);
    const path = decodeURI(url.pathname)
      .replace(/(?<!\/)\/+$/, '')
      .toLowerCase();
    const ids = [...url.searchParams]
      .filter(([name]) => idParameter.test(name))
      .map(([name, id]) => `${name}=${id}`.toLowerCase());
    const page = ids.length === 0 ? path : `${path}?${ids.join('&')}`;
    return { source: url.hostname.replace(/^www\./, ''), sourceKey: page.length > keyMax ? hashOf(page) : page };
  } catch {
    return null;
  }
}

/** How sources of ids were stored before they had names; such rows are taken over when their source is loaded again. */
export const unnamedSourceOf = (userId: number): string => `user:${userId}`;

/** The source of a user's ids: ids of two sources may be equal. */
const namedSourceOf = (userId: number, sourceName: string): string => `${unnamedSourceOf(userId)} ${sourceName}`;

/**
 * The key of a row at its source, so that loading it again adds nothing: its address, else its id in the source of the user who imports,
 * else a hash of everything that was recognised in it.
 */
export function identify(
  row: RawRow,
  { userId, sourceName, now }: { userId: number; sourceName: string; now: Date },
): SourceIdentity {
  const byUrl = row.url === undefined ? null : fromUrl(row.url);
  if (byUrl) return byUrl;
  if (row.id !== undefined) return { source: namedSourceOf(userId, sourceName), sourceKey: row.id.slice(0, keyMax) };
  // Tomorrow "3 days ago" is "4 days ago"; lines of a text are set by how it is read.
  const fields = Object.entries(row)
    .flatMap(([field, text]) =>
      text === undefined || (field === 'date' && isRelativeDate(text, now)) ? [] : [[field, text.replace(/\s+/g, ' ')]],
    )
    .sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
  return { source: 'row', sourceKey: hashOf(JSON.stringify(fields)) };
}
