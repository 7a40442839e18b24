import type { StoragePort } from '../ports/storage';

const batchSize = 500;

/**
 * Removes the files whose names begin with `prefix`, that are older than `before`, and that no row names.
 * @param before a file may wait for the row that will name it
 * @returns how many
 */
export async function deleteOrphanedNames(
  storage: StoragePort,
  prefix: string,
  before: Date,
  namesInUse: (names: string[]) => Promise<Set<string>>,
): Promise<number> {
  const removeFrom = async (names: string[]): Promise<number> => {
    if (names.length === 0) return 0;
    const used = await namesInUse(names);
    const orphans = names.filter((name) => !used.has(name));
    await storage.remove(orphans);
    return orphans.length;
  };
  let files = 0;
  let batch: string[] = [];
  for await (const { name, modifiedAt } of storage.list()) {
    if (name.startsWith(prefix) && modifiedAt < before) batch.push(name);
    if (batch.length < batchSize) continue;
    files += await removeFrom(batch);
    batch = [];
  }
  return files + (await removeFrom(batch));
}
