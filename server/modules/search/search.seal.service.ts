import type { OpenDatabase } from '../../db/open';
import { compactChunk, isUnsealed, sealBatch, vacuumBits } from './search.seal.repository';
import { chunkRows } from './search.tokens';

/** The embedded database serves nobody while a transaction runs. */
const embeddedBatch = 4000;

/**
 * Moves the search rows that were written lately into the bitmaps, and gathers the rows of a chunk that most have left. Readers never wait.
 * @param least fewer unsealed rows than this are left for the next time
 */
export async function sealSearch(database: OpenDatabase, least: number): Promise<{ sealed: number; compacted: number }> {
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
