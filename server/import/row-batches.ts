import type { Pending } from './import.writer';

const batchSize = 500;

export type RowBatches = ReturnType<typeof createRowBatches>;

/**
 * Collects rows into batches. One is written while the next is read: a database server works in parallel with the reader, and no more than two
 * batches are held. A failed write shows where the next batch, or the end, waits for it.
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

    /** Waits for the batch that is being written; rows that make no batch yet are left. */
    settle: (): Promise<void> => writing,
  };
}
