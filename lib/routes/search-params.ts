/** The query of an address as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The query string behind Next's record of it. */
export function searchQuery(record: SearchParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(record))
    for (const text of Array.isArray(value) ? value : [value]) if (text !== undefined) query.append(name, text);
  return query.toString();
}
