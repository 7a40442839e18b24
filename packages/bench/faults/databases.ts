import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type DurablePostgres, startDurablePostgres } from '@/scripts/postgres';
import { queryRows } from '@/server/db/client';
import { type OpenDatabase, openDatabase } from '@/server/db/open';
import { hashToken } from '@/server/modules/users/users.identity';
import { sessions, users } from '@/server/modules/users/users.table';
import { topUpPostings } from '@/server/modules/wallet/wallet.postings';
import { createWalletRepository } from '@/server/modules/wallet/wallet.repository';

export type DatabaseName = 'embedded' | 'postgresql';

/** A database on disk that a server can be started on, again and again. */
export type Prepared = {
  name: DatabaseName;
  env: Record<string, string>;
  /** The server of PostgreSQL; null for the embedded database. */
  cluster: DurablePostgres | null;
  /** The folder of the database's WAL. */
  logFolder: string;
  /** Opens the database itself; the embedded one only while no server has it open. */
  open(): Promise<OpenDatabase>;
  /** Copies the closed database into another folder and opens the copy. */
  moveTo(folder: string): Promise<Prepared>;
  remove(): Promise<void>;
};

/** A person who writes, and statements of the market that nobody has saved yet. */
export type Writer = { userId: number; token: string; statementIds: number[] };

const writersCount = 43;
const marketSize = 300;
const richMinor = 10_000_000;
const orderMinor = 3500;
const dataKey = Buffer.alloc(32, 'faults').toString('base64');

/** Runs `node scripts/prepare.mjs`, as `npm start` does before it serves. */
export const prepare = (env: Record<string, string>) =>
  spawn('node', ['scripts/prepare.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SEED: '1',
      SEED_STATEMENTS: String(marketSize),
      DATABASE_URL: '',
      SITE_URL: 'http://localhost:3000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });

const foldersOf = (folder: string) => ({ dataDir: join(folder, 'data'), clusterDir: join(folder, 'postgres') });

/** A database in a folder, empty where the folder is. @returns null where PostgreSQL cannot run */
export async function openPrepared(name: DatabaseName, folder: string): Promise<Prepared | null> {
  const { dataDir, clusterDir } = foldersOf(folder);
  mkdirSync(dataDir, { recursive: true });
  const cluster = name === 'postgresql' ? await startDurablePostgres(clusterDir) : null;
  if (name === 'postgresql' && !cluster) return null;
  return {
    name,
    env: { DATA_DIR: dataDir, DATA_KEY: dataKey, ...(cluster && { DATABASE_URL: cluster.url }) },
    cluster,
    logFolder: join(cluster?.data ?? join(dataDir, 'database'), 'pg_wal'),
    open: () => openDatabase({ dataDir, databaseUrl: cluster?.url }),
    moveTo: async (target) => {
      await cluster?.control('stop');
      for (const part of [dataDir, clusterDir]) if (existsSync(part)) execFileSync('cp', ['-a', part, target]);
      await cluster?.control('start');
      const moved = await openPrepared(name, target);
      if (!moved) throw new Error('The copy did not start.');
      return moved;
    },
    remove: async () => {
      await cluster?.stop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Migrates a database and fills it with a small market. @throws Error with the output of the command */
export async function fillDatabase({ env }: Prepared): Promise<void> {
  const child = prepare(env);
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += String(chunk);
  });
  const code = await new Promise<number | null>((done) => child.once('exit', done));
  if (code !== 0) throw new Error(`The database was not prepared:\n${printed}`);
}

/** Signed-in people with a confirmed phone and 100,000 GEL each; the first has the price of one order. */
export async function addWriters({ db }: OpenDatabase): Promise<Writer[]> {
  const market = await queryRows<{ id: number }>(db, sql`select id from statements where state = 'active' order by id`);
  const statementIds = market.map(({ id }) => id);
  const expiresAt = new Date(Date.now() + 14 * 86_400_000);
  const writers: Writer[] = [];
  // Other ids than those of an earlier run on the same database.
  const firstPhone = 550_000_000 + Math.floor(Math.random() * 9_000_000);
  for (let index = 0; index < writersCount; index++) {
    const phone = String(firstPhone + index);
    const [user] = await db
      .insert(users)
      .values({ name: 'ნინო', typeId: 1, phone, loginPhone: phone })
      .returning({ id: users.id });
    if (!user) throw new Error('A writer was not stored.');
    const token = `writer-${user.id}-${crypto.randomUUID()}`;
    await db.insert(sessions).values({ token: hashToken(token), userId: user.id, expiresAt });
    const postings = topUpPostings(user.id, index === 0 ? orderMinor : richMinor);
    const onceKey = `before the faults ${user.id}`;
    await db.transaction((tx) =>
      createWalletRepository(tx).post({ kind: 'top_up', onceKey, userId: user.id, postings, at: new Date() }),
    );
    writers.push({ userId: user.id, token, statementIds: [...statementIds] });
  }
  return writers;
}
