import { AsyncLocalStorage } from 'node:async_hooks';

/** What the API, which lives in the framework's bundle, tells the entry of one request. */
type RequestScope = { isDatabaseUnavailable: boolean };

export type EntryState = {
  scope: AsyncLocalStorage<RequestScope>;
  /** Whether the process has been told to end: it finishes what runs, and is not ready for more. */
  isStopping: boolean;
};

export const createEntryState = (): EntryState => ({ scope: new AsyncLocalStorage(), isStopping: false });
