import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStorageName, isStorageName, type StoragePort, type StoredFile } from './storage';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Of a missing folder or file, the fallback; every other failure is thrown on. */
async function orMissing<T, F>(work: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return fallback;
    throw error;
  }
}

/**
 * Files below one folder, in 256 folders so that none grows too long for a listing.
 * @param folder made when the first file is written
 */
export function createDiskStorage(folder: string): StoragePort {
  const pathOf = (name: string): string => join(folder, createHash('sha256').update(name).digest('hex').slice(0, 2), name);

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const draft = `${path}.${randomUUID()}.part`;
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      // An answered upload survives a power cut.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  };

  return {
    put: async (name, bytes) => {
      assertStorageName(name);
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true });
      await write(path, bytes);
    },
    get: async (name) =>
      isStorageName(name)
        ? orMissing(
            readFile(pathOf(name)).then((bytes) => new Uint8Array(bytes)),
            null,
          )
        : null,
    remove: async (names) => {
      names.forEach(assertStorageName);
      for (const name of names) await rm(pathOf(name), { force: true });
    },
    async *list(): AsyncGenerator<StoredFile> {
      for (const shard of await orMissing(readdir(folder), [])) {
        for (const name of await orMissing(readdir(join(folder, shard)), [])) {
          if (!isStorageName(name)) continue;
          const found = await orMissing(stat(join(folder, shard, name)), null);
          if (found) yield { name, modifiedAt: found.mtime };
        }
      }
    },
  };
}
