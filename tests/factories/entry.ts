import { createEntryState, type EntryState } from '@/server/entry/entry-state';

/** The entry server's state as it is in a process that serves the site; `undefined` again when the test is done. */
export function openEntry(): EntryState {
  const state = createEntryState();
  globalThis.__entry = state;
  return state;
}
