import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStorageName, isStorageName, type StoragePort, type StoredFile } from './storage';

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The fallback for a missing folder or file; every other error is thrown. */
async function orMissing<T, F>(work: Promise<T>, fallback: F): Promise<T | F> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return fallback;
    throw error;
  }
}

/**
 * Files in 256 folders below one, so that no folder grows too long to list.
 * @param folder created with the first file
 */
export function createDiskStorage(folder: string): StoragePort {
  const pathOf = (name: string): string => join(folder, createHash('sha256').update(name).digest('hex').slice(0, 2), name);

  const write = async (path: string, bytes: Uint8Array): Promise<void> => {
    const temporary = `${path}.${randomUUID()}.part`;
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      // A confirmed upload survives a power cut.
      await file.sync();
      await rename(temporary, path);
    } catch (error) {
      // On a full disk the partial file would take up the last space.
      await rm(temporary, { force: true });
      throw error;
    } finally {
      await file.close();
    }
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
          const info = await orMissing(stat(join(folder, shard, name)), null);
          if (info) yield { name, modifiedAt: info.mtime };
        }
      }
    },
  };
}
