import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleLite } from 'drizzle-orm/pglite';
import type { Client, Pool } from 'pg';
import { type Db, markRouted } from './client';
import { type CopyIn, copyOver, copyTarget } from './copy-in';
import { type ReadFree, readFreeBytes, roomBytesMin, watchRoom } from './disk-room';
import { databaseFolderOf, FolderUnusableError, lockFileName, lockFolder, makeFolder } from './folder-lock';
import { createListener, type OnNotice } from './listen';
import { prepareRepeated } from './prepared-embedded';
import { type OnQuery, watchEmbedded } from './query-hook';
import { createReplicas, type Replicas } from './replicas';
import * as schema from './schema';
import { createPool, type PoolBounds, randomPageCost, withDirectClient } from './server-pool';

export type OpenDatabase = {
  db: Db;
  /** The same for what may be read from a replica; without replicas it is `db`. */
  reads: Db;
  replicas: Replicas | null;
  /** Whether a pooler is in front of the server. */
  isPooled: boolean;
  /** The pools of connections to servers, for the metrics. */
  pools(): { name: string; pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'> }[];
  kind: 'embedded' | 'postgresql';
  /** The data folder of an embedded database on a disk; null for any other. */
  dataDir: string | null;
  /** Runs statements on its own connection without timeouts: migrations, COPY, rebuilds. */
  withoutTimeouts<T>(work: (db: Db, copyIn: CopyIn) => Promise<T>): Promise<T>;
  /**
   * Receives the payloads that any process sends to a channel with `pg_notify`, until the database is closed.
   * @param onNotice is given null when notices may have been missed: the connection was lost and is back
   */
  listen(channel: string, onNotice: OnNotice): Promise<void>;
  close(): Promise<void>;
};

export type DatabaseOptions = {
  databaseUrl?: string | undefined;
  /** The server itself where `databaseUrl` is a pooler: for migrations, notices and long work. */
  directUrl?: string | undefined;
  /** Streaming replicas that reads may go to. */
  replicaUrls?: readonly string[];
  /** A replica that is further behind is left out. */
  lagMaxMs?: number;
  /** Called for every statement. */
  onQuery?: OnQuery | undefined;
  dataDir: string;
  onConnectionError?: (error: Error) => void;
  /** What an embedded database starts from instead of an empty folder and the package's own files; tests share them. */
  embedded?: Pick<PGliteOptions, 'fsBundle' | 'loadDataDir' | 'pgliteWasmModule'>;
  /** Reads the free bytes of the disk of an embedded database, where a test sets the number. */
  readFree?: ReadFree;
  /** Of the connections to a server, with other bounds than those of the site. */
  pool?: PoolBounds;
};

const damaged = (folder: string, error: unknown): FolderUnusableError =>
  new FolderUnusableError(
    `The database in ${folder} cannot be opened (${error instanceof Error ? error.message.split('\n', 1)[0] : error}). ` +
      'It is damaged or of another version. Restore a backup into a new folder with npm run restore, and set DATA_DIR to that.',
  );

/** PostgreSQL pads the file to this size on every system. */
const controlFileBytes = 8192;

/** @throws FolderBusyError, FolderUnusableError also where the folder contains something else */
async function lockDatabaseFolder(folder: string): Promise<() => Promise<void>> {
  const names = readdirSync(makeFolder(folder)).filter((name) => name !== lockFileName);
  if (names.length > 0 && !names.includes('PG_VERSION'))
    throw new FolderUnusableError(
      `The folder ${folder} contains files that are not a database of this site, such as ${names[0]}. Set DATA_DIR to another folder.`,
    );
  const control = statSync(join(folder, 'global/pg_control'), { throwIfNoEntry: false });
  // The embedded database would hang on such a file.
  if (names.length > 0 && control?.size !== controlFileBytes) throw damaged(folder, 'global/pg_control is missing or truncated');
  return lockFolder(folder);
}

/** @throws FolderUnusableError when the disk has no room for the log of the database */
async function assertRoom(folder: string, readFree: ReadFree): Promise<void> {
  const free = await readFree(makeFolder(folder));
  if (free >= roomBytesMin) return;
  const [mib, needed] = [free, roomBytesMin].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new FolderUnusableError(
    `The disk of ${folder} has ${mib} MiB left; the database needs ${needed} MiB. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/** One embedded PostgreSQL in this process. `dataDir` of `memory://` stores nothing. */
async function openEmbedded(options: DatabaseOptions): Promise<OpenDatabase> {
  const isMemory = options.dataDir.startsWith('memory://');
  const folder = databaseFolderOf(options.dataDir);
  const readFree = options.readFree ?? readFreeBytes;
  if (!isMemory) await assertRoom(folder, readFree);
  const unlock = isMemory ? async () => {} : await lockDatabaseFolder(folder);
  const lite = await PGlite.create({
    ...(isMemory ? {} : { dataDir: folder }),
    ...options.embedded,
  }).catch(async (error: unknown) => {
    await unlock();
    throw isMemory ? error : damaged(folder, error);
  });
  prepareRepeated(lite);
  if (options.onQuery) watchEmbedded(lite, options.onQuery);
  await lite.exec(`set random_page_cost = ${randomPageCost}`);
  // When the disk is full it is read-only.
  const setRoom = async (hasRoom: boolean): Promise<void> => {
    await lite.exec(`set default_transaction_read_only = ${hasRoom ? 'off' : 'on'}`);
    if (!hasRoom) options.onConnectionError?.(new Error('The disk is full: the database is read-only until there is room.'));
  };
  const endWatch = isMemory ? () => undefined : watchRoom(folder, setRoom, readFree);
  // biome-ignore lint/plugin: The two drivers' databases share this base; their result types differ.
  const db = drizzleLite(lite, { schema }) as unknown as Db;
  const copyIn: CopyIn = async (table, columns, lines) => {
    await lite.query(`${copyTarget(table, columns)} from '/dev/blob'`, [], { blob: new Blob([lines]) });
  };
  return {
    db,
    reads: db,
    replicas: null,
    isPooled: false,
    pools: () => [],
    kind: 'embedded',
    dataDir: isMemory ? null : options.dataDir,
    withoutTimeouts: (work) => work(db, copyIn),
    listen: async (channel, onNotice) => {
      await lite.listen(channel, onNotice);
    },
    close: async () => {
      endWatch();
      await lite.close();
      await unlock();
    },
  };
}

/** Over a PostgreSQL server: a pool, a listener, and replicas for reads where there are any. */
function openServer(url: string, options: DatabaseOptions): OpenDatabase {
  const { directUrl, replicaUrls = [], lagMaxMs = 5_000, onQuery } = options;
  const onError = (error: Error): void => options.onConnectionError?.(error);
  const pool = createPool(url, { isPooled: directUrl !== undefined, onError, onQuery, bounds: options.pool });
  const listener = createListener(directUrl ?? url, onError);
  const replicas =
    replicaUrls.length === 0
      ? null
      : createReplicas({
          primary: pool,
          urls: replicaUrls,
          lagMaxMs,
          openPool: (replicaUrl) => createPool(replicaUrl, { isPooled: false, onError, onQuery }),
        });
  // biome-ignore lint/plugin: The two drivers' databases share this base; their result types differ.
  const over = (client: Pool | Client): Db => drizzlePg(client, { schema }) as unknown as Db;
  const db = over(pool);
  return {
    db,
    reads: replicas === null ? db : markRouted(over(replicas.pool)),
    replicas,
    kind: 'postgresql',
    dataDir: null,
    pools: () => [{ name: 'primary', pool }, ...(replicas?.pools() ?? [])],
    withoutTimeouts: (work) => withDirectClient(directUrl ?? url, onError, (client) => work(over(client), copyOver(client))),
    isPooled: directUrl !== undefined,
    listen: listener.listen,
    close: async () => {
      await listener.close();
      await replicas?.close();
      await pool.end();
    },
  };
}

/**
 * Opens the database that the configuration names.
 * @throws FolderBusyError when another process owns the embedded folder
 * @throws FolderUnusableError when the folder is damaged, foreign or cannot be written
 * @throws Error during `next build`, which must never open a database
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  // biome-ignore lint/style/noProcessEnv: this is a guard against the build itself, not configuration.
  if (process.env.NEXT_PHASE === 'phase-production-build') throw new Error('The database was opened during the build.');
  return options.databaseUrl ? openServer(options.databaseUrl, options) : openEmbedded(options);
}
