/** Of the bitmaps: the versions of the chunks, the places that were left since the last seal, and the versions of the rows that are not sealed yet. */
export type StateRow = { versions: string | null; dead: string | null; tail: string | null };
/** What several searches of one request share: they look at the same state. */
export type SearchSnapshot = { state: Promise<StateRow[]> | null };
export const createSnapshot = (): SearchSnapshot => ({ state: null });
