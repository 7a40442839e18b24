import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The folder of an embedded database. */
export const databaseFolderOf = (dataDir: string): string => join(dataDir, 'database');

/** Raised where another process owns a data folder. */
export class FolderBusyError extends Error {
  override readonly name = 'FolderBusyError';

  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Two processes on one embedded database lose data, so this one stops. ` +
        'Stop the other process, or give this one its own DATA_DIR, or set DATABASE_URL.',
    );
  }
}

/** Raised where a data folder cannot be used: the message names the problem, the folder and the remedy. */
export class FolderUnusableError extends Error {
  override readonly name = 'FolderUnusableError';
}

/** In the database's own folder. Nothing may open it again: closing any descriptor of the file frees the lock. */
export const lockFileName = 'owner.lock';

/** SQLite's code for a lock that another connection has. */
const sqliteBusy = 5;

/** Keeps the connections, and with them their locks, from the garbage collector. */
const heldLocks = new Set<DatabaseSync>();

const errorCodeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Makes a folder and resolves its symbolic links. @throws FolderUnusableError */
export function makeFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return realpathSync(folder);
  } catch (error) {
    throw new FolderUnusableError(
      `The data folder ${folder} cannot be made (${errorCodeOf(error)}). Give this user write access to it, or set DATA_DIR to another folder.`,
    );
  }
}

/**
 * Makes this process the one owner of an embedded data folder. The lock is the kernel's lock of a file in the folder, taken by SQLite,
 * since Node has no call for it. It works for every path to the folder and across containers, and ends with its process however that ends.
 * @returns a function that releases the folder
 * @throws FolderBusyError when another process contains it
 * @throws FolderUnusableError when the folder cannot be written
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const realFolder = makeFolder(folder);
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(join(realFolder, lockFileName), { timeout: 0 });
    // A read-only file would lock only for reading.
    lock.exec('begin exclusive');
  } catch (error) {
    lock?.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy) throw new FolderBusyError(realFolder);
    throw new FolderUnusableError(
      `The data folder ${realFolder} cannot be locked (${error instanceof Error ? error.message : error}). ` +
        'Give this user write access to it, or set DATA_DIR to a folder on a disk of this machine.',
    );
  }
  const current = lock;
  heldLocks.add(current);
  return async () => {
    heldLocks.delete(current);
    current.close();
  };
}
