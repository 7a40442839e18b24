import type { State } from './search.bitmap-cache.repository';

/** What several searches of one request share: they look at the same state. */
export type SearchSnapshot = { state: Promise<State> | null };
export const createSnapshot = (): SearchSnapshot => ({ state: null });
