import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Client } from 'pg';
import { createPart, type Part, unprivileged } from '@/scripts/opensearch/part';
import { freePort } from '@/scripts/site/free-port';

export type Programs = { postgresBin: string; nginx: string; pgbouncer: string };

export type Cluster = {
  /** The address of the proxy. */
  origin: string;
  primaryUrl: string;
  replicaUrl: string;
  parts: Record<'app 1' | 'app 2' | 'replica' | 'primary' | 'pooler' | 'proxy', Part>;
  /** The longest lag at which a replica is still used, in milliseconds. */
  lagMaxMs: number;
  /** Runs a statement on a server. */
  query<T>(url: string, text: string): Promise<T[]>;
  stop(): Promise<void>;
};

const lagSeconds = 2;
const statements = 400;
const minVersion = 15;

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

function findPostgres(): string | undefined {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).filter((version) => Number(version) >= minVersion) : [];
  const [newest] = versions.sort((a, b) => Number(b) - Number(a));
  if (newest !== undefined) return join(base, newest, 'bin');
  return findProgram('pg_basebackup')?.replace(/\/pg_basebackup$/, '');
}

/** @throws Error that names each missing executable and how to get it */
export function findPrograms(): Programs {
  const [postgresBin, nginx, pgbouncer] = [findPostgres(), findProgram('nginx'), findProgram('pgbouncer')];
  if (postgresBin && nginx && pgbouncer) return { postgresBin, nginx, pgbouncer };
  const missing = [
    ...(postgresBin ? [] : [`PostgreSQL ${minVersion} or newer (apt-get install postgresql)`]),
    ...(nginx ? [] : ['nginx (apt-get install nginx)']),
    ...(pgbouncer ? [] : ['pgbouncer (apt-get install pgbouncer)']),
  ];
  throw new Error(`cluster:check was skipped, since this machine lacks ${missing.join(', ')}.`);
}

async function query<T>(url: string, text: string): Promise<T[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(text)).rows as T[];
  } finally {
    await client.end().catch(() => undefined);
  }
}

const answers = (url: string) => (): Promise<boolean> =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );
const ownFolder = (path: string): string => {
  mkdirSync(path, { recursive: true });
  if (unprivileged.uid) chownSync(path, unprivileged.uid, unprivileged.gid);
  return path;
};

type Server = { part: Part; url: string; data: string };

/** fsync stays on: a crash of the primary has to lose nothing. */
async function createServerPart(bin: string, folder: string, name: string): Promise<Server> {
  const port = await freePort();
  const data = join(folder, name);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = ['wal_level=replica', 'max_wal_senders=4', 'hot_standby=on', `unix_socket_directories=${folder}`];
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((setting) => ['-c', setting])];
  const part = createPart({ name, command: join(bin, 'postgres'), args, isUnprivileged: true, isReady: answers(url) });
  return { part, url, data };
}

async function startServers(bin: string, folder: string): Promise<{ primary: Server; replica: Server }> {
  const [primary, replica] = [await createServerPart(bin, folder, 'primary'), await createServerPart(bin, folder, 'replica')];
  const quiet = { ...unprivileged, stdio: 'ignore' } as const;
  const locale = ['-E', 'UTF8', '--no-locale', '--lc-ctype=C.UTF-8'];
  execFileSync(join(bin, 'initdb'), ['-D', primary.data, '-U', 'postgres', '-A', 'trust', ...locale], quiet);
  await primary.part.start();
  const from = ['-d', primary.url, '-D', replica.data];
  execFileSync(join(bin, 'pg_basebackup'), [...from, '-R', '-X', 'stream', '-C', '-S', 'replica_1', '-c', 'fast'], quiet);
  await replica.part.start();
  return { primary, replica };
}

/** PgBouncer as a company would run it: transactions share connections, and startup options are refused. */
async function createPooler(program: string, folder: string, primaryUrl: string): Promise<{ part: Part; url: string }> {
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    `[databases]
postgres = host=127.0.0.1 port=${new URL(primaryUrl).port} dbname=postgres user=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 1
logfile = ${join(folder, 'pgbouncer.log')}
`,
  );
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const part = createPart({ name: 'PgBouncer', command: program, args: [file], isUnprivileged: true, isReady: answers(url) });
  return { part, url };
}

/** The configuration of deploy/nginx.conf with the addresses, folders and certificate of this run. */
function writeProxyConfig(folder: string, port: number, redirectPort: number, apps: string[]): string {
  const key = join(folder, 'site.key');
  const certificate = join(folder, 'site.crt');
  const subject = ['-subj', '/CN=localhost', '-days', '2'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate, ...subject], {
    stdio: 'ignore',
  });
  const replacements: [string | RegExp, string][] = [
    ['app-1:3000', apps[0] ?? ''],
    ['app-2:3000', apps[1] ?? ''],
    ['/etc/nginx/certificates/site.crt', certificate],
    ['/etc/nginx/certificates/site.key', key],
    ['listen 8080', `listen 127.0.0.1:${redirectPort}`],
    ['listen 8443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/run/nginx.pid', join(folder, 'nginx.pid')],
    ['/var/cache/nginx/site', join(folder, 'nginx-cache')],
    ['/var/log/nginx/error.log', join(folder, 'nginx-error.log')],
    ['/var/log/nginx/access.log', join(folder, 'nginx-access.log')],
    // Debian's nginx is older than the directive.
    ['    http2 on;\n', ''],
    [/127\.0\.0\.1:\d+ ssl/, `127.0.0.1:${port} ssl http2`],
    ['worker_processes auto;', 'worker_processes 1;\ndaemon off;'],
  ];
  const template = readFileSync('deploy/nginx.conf', 'utf8');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    replacements.reduce((text, [from, to]) => text.replace(from, to), template),
  );
  return file;
}

type SiteAddresses = { pooler: string; primary: string; replica: string; origin: string };

async function createApp(name: string, { pooler, primary, replica, origin }: SiteAddresses, folder: string, dataKey: string) {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production' as const,
    NEXT_TELEMETRY_DISABLED: '1',
    LOG_LEVEL: 'error',
    MALLOC_ARENA_MAX: '2',
    DATABASE_URL: pooler,
    DATABASE_DIRECT_URL: primary,
    DATABASE_REPLICA_URLS: replica,
    REPLICA_LAG_SECONDS: String(lagSeconds),
    DATA_DIR: join(folder, 'data'),
    DATA_KEY: dataKey,
    SITE_URL: origin,
    TRUST_PROXY: '1',
    // Jobs during the load would blur it; the second copy has them.
    JOBS: name === 'app 1' ? '0' : '1',
  };
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const args = ['server/entry/main.ts', '--port', String(port)];
  return { part: createPart({ name, command: process.execPath, args, env, isReady }), env, address: `127.0.0.1:${port}` };
}

/** Starts the whole cluster with a seeded market and waits until the proxy answers. */
export async function startCluster({ postgresBin, nginx, pgbouncer }: Programs, folder: string): Promise<Cluster> {
  ownFolder(folder);
  // The unprivileged user has to reach its folders.
  chmodSync(folder, 0o755);
  const { primary, replica } = await startServers(postgresBin, folder);
  const pooler = await createPooler(pgbouncer, folder, primary.url);
  await pooler.part.start();
  const [port, redirectPort] = [await freePort(), await freePort()];
  const origin = `https://localhost:${port}`;
  const addresses = { pooler: pooler.url, primary: primary.url, replica: replica.url, origin };
  const dataKey = randomBytes(32).toString('base64');
  const apps = [
    await createApp('app 1', addresses, folder, dataKey),
    await createApp('app 2', addresses, folder, dataKey),
  ] as const;
  const prepare = ['scripts/prepare.mjs'];
  const market = { SEED: '1', SEED_STATEMENTS: String(statements) };
  execFileSync(process.execPath, prepare, { env: { ...process.env, ...apps[0].env, ...market }, stdio: 'pipe' });
  const config = writeProxyConfig(
    folder,
    port,
    redirectPort,
    apps.map(({ address }) => address),
  );
  const isReady = () =>
    fetch(`${origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  const proxy = createPart({ name: 'nginx', command: nginx, args: ['-c', config, '-p', folder], isReady });
  const started = [...apps.map(({ part }) => part), proxy];
  const parts = {
    ...{ 'app 1': apps[0].part, 'app 2': apps[1].part },
    ...{ replica: replica.part, primary: primary.part, pooler: pooler.part, proxy },
  };
  const stop = async (): Promise<void> => {
    for (const part of [proxy, apps[0].part, apps[1].part, pooler.part]) await part.stop();
    for (const { part } of [replica, primary]) await part.stop('SIGINT');
  };
  try {
    for (const part of started) await part.start();
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, primaryUrl: primary.url, replicaUrl: replica.url, parts, lagMaxMs: lagSeconds * 1000, query, stop };
}
