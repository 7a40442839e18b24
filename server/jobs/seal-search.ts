import { compactChunk, isUnsealed, sealBatch, vacuumBits } from '../modules/search/search.seal.repository';
import { chunkRows } from '../modules/search/search.tokens';
import type { Job, JobDependencies, JobReport } from './queue';

/** Fewer unsealed rows are counted one by one for less than a seal costs. */
const sealedMin = 100;
/** The embedded database serves nobody while a transaction runs. */
const embeddedBatch = 4000;

/**
 * Moves the search rows that were written lately into the bitmaps, and gathers the rows of chunks that most have left. After an upgrade these
 * are all rows: until they are sealed, searches are counted without bitmaps.
 */
export async function sealSearch({ database }: Pick<JobDependencies, 'database'>, least = sealedMin): Promise<JobReport> {
  const batch = database.kind === 'embedded' ? embeddedBatch : chunkRows;
  return database.withoutTimeouts(async (db) => {
    let sealed = 0;
    while (await isUnsealed(db, least)) {
      const moved = await db.transaction((tx) => sealBatch(tx, batch));
      // What is left is being written, or sealed by another process.
      if (!moved) break;
      sealed += moved;
    }
    const compacted = (await db.transaction(compactChunk)) ?? 0;
    if (sealed + compacted > 0) await vacuumBits(db);
    return { sealed, compacted };
  });
}

export const sealSearchJob: Job = { name: 'seal-search', cron: '* * * * *', run: (parts) => sealSearch(parts) };
