import type { RawRow } from './columns';

/** One row of a file or item of a feed, with its number counted from 1; `error` when it could not be taken apart. */
export type SourceRow = { number: number; row: RawRow; error?: string };
