import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type ReadFree, readFreeBytes, roomBytesMin } from '../db/disk-room';
import { databaseFolderOf, FolderBusyError, lockFolder } from '../db/folder-lock';
import type { ServerEnv } from '../env';
import { checkServers } from './check-server';
import { readConfiguration } from './configuration';

type StartReport = {
  /** What was found in order, for the person who asks. */
  facts: string[];
  /** One sentence for each thing that would stop the start. */
  problems: string[];
};

const portMax = 65_535;
const mebibyte = 2 ** 20;
/** A market of the default size with its indexes, and the log of writing it. */
const marketBytes = 512 * mebibyte;
/** The build with what it leaves beside it. */
const buildBytes = 512 * mebibyte;

/** Listens on every address, as the site does, and stops again. */
const tryPort = (port: number): Promise<void> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, () => server.close(() => done()));
  });

async function checkPort(variable: string, text: string): Promise<string[]> {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > portMax) return [`${variable}: "${text}" is no port from 0 to ${portMax}.`];
  try {
    await tryPort(port);
    return [];
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error;
    const reason = code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be opened (${code})`;
    return [`${variable}: the port ${port} ${reason}. Set it to a free port.`];
  }
}

/** The folder itself, or the one that it will be made in. */
const existingPart = (folder: string): string => (existsSync(folder) ? folder : existingPart(dirname(folder)));

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Whether a folder can be written, and has room. */
async function checkFolder(variable: string, folder: string, bytesMin: number, readFree: ReadFree): Promise<string[]> {
  const existing = existingPart(resolve(folder));
  if (!isWritable(existing))
    return [
      `${variable}: the folder ${folder} cannot be written. Give this user write access to ${existing}, or name another one.`,
    ];
  const free = await readFree(existing);
  if (free >= bytesMin) return [];
  const [left, needed] = [free, bytesMin].map((bytes) => Math.floor(bytes / mebibyte));
  return [`${variable}: the disk of ${folder} has ${left} MiB left; ${needed} MiB are needed. Make room, or name another disk.`];
}

/** Whether another process has the embedded database open. It exists, so nothing is made. */
async function checkLock(folder: string): Promise<string[]> {
  try {
    const unlock = await lockFolder(folder);
    await unlock();
    return [];
  } catch (error) {
    if (error instanceof FolderBusyError) return [error.message];
    throw error;
  }
}

async function checkEmbedded(env: ServerEnv, readFree: ReadFree): Promise<string[]> {
  const folder = databaseFolderOf(env.DATA_DIR);
  const isThere = existsSync(folder);
  const isSeeded = !isThere && env.SEED !== '0' && env.SEED_STATEMENTS > 0;
  const problems = await checkFolder('DATA_DIR', env.DATA_DIR, isSeeded ? marketBytes : roomBytesMin, readFree);
  return problems.length > 0 || !isThere ? problems : checkLock(folder);
}

type StartOptions = {
  /** Whether the site has still to be built, which takes room beside the sources. */
  isUnbuilt: boolean;
  readFree?: ReadFree;
  cores?: number;
};

/** A process renders on one core; the second one is used by the garbage collector, compression and the kernel. */
const coresOfOneProcess = 2;

const coresNote = (cores: number): string[] =>
  cores > coresOfOneProcess
    ? [
        `${cores} cores, of which one process uses ${coresOfOneProcess}: run more copies behind a proxy, as deploy/compose.yaml does`,
      ]
    : [];

/**
 * Tries everything that a start needs before it changes anything: ports, room on the disks, the database, keys and addresses.
 * @param source the environment
 */
export async function checkStart(
  source: NodeJS.ProcessEnv,
  { isUnbuilt, readFree = readFreeBytes, cores = availableParallelism() }: StartOptions,
): Promise<StartReport> {
  const { env, problems } = readConfiguration(source);
  const port = source.PORT || '3000';
  const servers = await checkServers(env);
  const isEmbedded = env.DATABASE_URL === undefined;
  return {
    facts: [`port ${port}`, ...(isEmbedded ? [`embedded database in ${env.DATA_DIR}`] : [...servers.facts, ...coresNote(cores)])],
    problems: [
      ...problems,
      ...(await checkPort('PORT', port)),
      ...(source.METRICS_PORT ? await checkPort('METRICS_PORT', source.METRICS_PORT) : []),
      ...(isEmbedded ? await checkEmbedded(env, readFree) : await checkFolder('DATA_DIR', env.DATA_DIR, roomBytesMin, readFree)),
      ...(isUnbuilt ? await checkFolder('.next', '.next', buildBytes, readFree) : []),
      ...servers.problems,
    ],
  };
}
