import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';

export class FolderBusyError extends Error {
  constructor(folder: string, owner: string) {
    super(
      `The data folder ${folder} is in use by ${owner}. Two processes on one embedded database lose data, so this one stops. ` +
        'Stop the other process, or give this one its own DATA_DIR, or set DATABASE_URL.',
    );
  }
}

/** Name of the abstract socket that stands for a folder; it dies with its owner, however that ends. */
const socketName = (folder: string): string =>
  `\0aivani-${createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 32)}`;

async function lockBySocket(folder: string): Promise<() => Promise<void>> {
  const server: Server = createServer((socket) => socket.end());
  server.unref();
  await new Promise<void>((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new FolderBusyError(folder, 'another process') : error),
    );
    server.listen({ path: socketName(folder) }, done);
  });
  return () => new Promise((done) => server.close(() => done()));
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

function lockByFile(folder: string): () => Promise<void> {
  const file = join(folder, 'owner.pid');
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner && owner !== process.pid && isAlive(owner)) throw new FolderBusyError(folder, `process ${owner}`);
    writeFileSync(file, String(process.pid));
  }
  return async () => rmSync(file, { force: true });
}

/**
 * Makes this process the one owner of an embedded data folder.
 * @returns a function that gives the folder back
 * @throws FolderBusyError when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  return process.platform === 'linux' ? lockBySocket(folder) : lockByFile(folder);
}
