/** What a page shows: one statement, lists of statements, or what staff manage. */
export type PageTag = 'site' | 'search' | `statement ${number}`;

const statementsMax = 10_000;

/**
 * The number of the last change of each part of the site. Every process receives the changes from the database
 * (channel `pages`, migration `page_changes`).
 */
export function createPageVersions() {
  let current = 0;
  /** Pages older than this are outdated: notifications were missed, or the oldest entries were removed. */
  let floor = 0;
  const changes = new Map<string, number>();
  return {
    /** @returns the number of the present state; what is rendered from now on shows it */
    current: (): number => current,

    /** @param tag null when it is unknown what has changed */
    change(tag: string | null): void {
      current += 1;
      if (tag === null) floor = current;
      else changes.delete(tag);
      if (tag !== null) changes.set(tag, current);
      for (const [oldest, number] of changes) {
        if (changes.size <= statementsMax) break;
        changes.delete(oldest);
        floor = Math.max(floor, number);
      }
    },

    /** Whether something rendered in a state shows what is there now. */
    isCurrent: (state: number, tags: readonly PageTag[]): boolean =>
      floor <= state && tags.every((tag) => (changes.get(tag) ?? 0) <= state),
  };
}

export type PageVersions = ReturnType<typeof createPageVersions>;
