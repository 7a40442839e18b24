import type { Pending } from './import.writer';

const batchSize = 500;

export type RowBatches = ReturnType<typeof createRowBatches>;

/**
 * Collects rows into batches. One is written while the next is read: a database server works in parallel with the reader, and at most two
 * batches are in memory. A failed write is thrown where the next batch, or the end, awaits it.
 */
export function createRowBatches(write: (batch: readonly Pending[]) => Promise<void>) {
  let pending: Pending[] = [];
  let writing = Promise.resolve();

  async function beginWrite(): Promise<void> {
    await writing;
    const batch = pending;
    pending = [];
    if (batch.length === 0) return;
    writing = write(batch);
    writing.catch(() => undefined);
  }

  return {
    async add(row: Pending): Promise<void> {
      pending.push(row);
      if (pending.length >= batchSize) await beginWrite();
    },

    /** Writes what has been added. */
    async flush(): Promise<void> {
      await beginWrite();
      await writing;
    },

    /** Waits for the batch that is being written; an incomplete batch stays. */
    settle: (): Promise<void> => writing,
  };
}
