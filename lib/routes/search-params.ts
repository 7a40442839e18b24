/** The query of an address as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The query string behind Next's record of it. */
export function searchQuery(record: SearchParams): string {
  const pairs = Object.entries(record).flatMap(([name, value = []]) => [value].flat().map((text) => [name, text]));
  return new URLSearchParams(pairs).toString();
}
