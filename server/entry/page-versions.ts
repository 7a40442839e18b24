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
  const changes = new Map<string, { number: number; atMs: number }>();
  let floorMs = 0;
  return {
    /** @returns the number of the present state; what is rendered from now on shows it */
    current: (): number => current,

    /** @param tag null when it is unknown what has changed */
    change(tag: string | null): void {
      current += 1;
      const atMs = Date.now();
      if (tag === null) [floor, floorMs] = [current, atMs];
      else {
        changes.delete(tag);
        changes.set(tag, { number: current, atMs });
      }
      for (const [oldest, change] of changes) {
        if (changes.size <= statementsMax) break;
        changes.delete(oldest);
        floor = Math.max(floor, change.number);
        floorMs = Math.max(floorMs, change.atMs);
      }
    },

    /** Whether something rendered in a state shows what is there now. */
    isCurrent: (state: number, tags: readonly PageTag[]): boolean =>
      floor <= state && tags.every((tag) => (changes.get(tag)?.number ?? 0) <= state),

    /** When what has the tags last changed; a reading from a replica must not be older. */
    changedMs: (tags: readonly PageTag[]): number => Math.max(floorMs, ...tags.map((tag) => changes.get(tag)?.atMs ?? 0)),
  };
}

export type PageVersions = ReturnType<typeof createPageVersions>;
