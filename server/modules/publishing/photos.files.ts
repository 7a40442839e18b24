import { dayMs } from '@/lib/domain/time/duration';
import type { Clock } from '../../ports/clock';
import type { StoragePort } from '../../ports/storage';
import { baseNameOfFile, urlsOf } from '../uploads/uploads.service';
import type { PublishingRepository } from './publishing.repository';

/** Photos carry the number of their statement in their name, so that a sweep finds by it whether anything still shows them. */
export const photoNamePrefix = (statementId: number): string => `s${statementId}-`;

/** The statement that a stored file belongs to; null for files of others. */
function statementIdOfFile(fileName: string): number | null {
  const [, id] = /^s(\d{1,10})-[0-9a-f]{20}(?:-thumb|-blur)?\.webp$/.exec(fileName) ?? [];
  return id === undefined ? null : Number(id);
}

export type OrphanedPhotosParts = { publishing: Pick<PublishingRepository, 'imagesOf'>; storage: StoragePort; clock: Clock };
type PhotoFile = { name: string; statementId: number };

const batchSize = 500;
/** A file may wait this long for the row that will name it. */
const graceMs = dayMs;

/** Removes those files of a batch that no statement shows. */
async function deleteOrphansInBatch(files: PhotoFile[], { publishing, storage }: OrphanedPhotosParts): Promise<number> {
  const images = await publishing.imagesOf([...new Set(files.map(({ statementId }) => statementId))]);
  const orphans = files.filter(({ name, statementId }) => {
    const { large } = urlsOf(baseNameOfFile(name));
    return !images.get(statementId)?.some((image) => image.large === large);
  });
  await storage.remove(orphans.map(({ name }) => name));
  return orphans.length;
}

/**
 * Removes files of photos that no statement shows: of uploads that a crash interrupted, and of deleted rows. It may run at any moment,
 * twice, or on two machines at once.
 * @returns how many files it removed
 */
export async function deleteOrphanedPhotos(parts: OrphanedPhotosParts): Promise<number> {
  let removed = 0;
  let waiting: PhotoFile[] = [];
  const oldEnough = parts.clock().getTime() - graceMs;
  for await (const { name, modifiedAt } of parts.storage.list()) {
    const statementId = statementIdOfFile(name);
    if (statementId === null || modifiedAt.getTime() > oldEnough) continue;
    waiting.push({ name, statementId });
    if (waiting.length < batchSize) continue;
    removed += await deleteOrphansInBatch(waiting, parts);
    waiting = [];
  }
  return removed + (await deleteOrphansInBatch(waiting, parts));
}
