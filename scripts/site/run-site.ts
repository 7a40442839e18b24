import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './free-port';

export type RunningSite = { origin: string; pid: number; stop(): Promise<void> };

const readyTimeoutMs = 120_000;
const bin = (name: string): string => resolve('node_modules', '.bin', name);

type ProgramOptions = { args: string[]; cwd?: string; env?: Record<string, string> };
type Started = { child: ChildProcess; ended: Promise<number | null>; output(): string };

/** Starts an executable of node_modules/.bin in the production environment; its output is stored for error messages. */
function launch(program: string, { args, cwd = process.cwd(), env = {} }: ProgramOptions): Started {
  const printed: string[] = [];
  const child = spawn(bin(program), args, {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(String(chunk)));
  const ended = new Promise<number | null>((done, fail) => {
    child.once('error', fail);
    child.once('exit', done);
  });
  return { child, ended, output: () => printed.join('').slice(-4000) };
}

async function run(program: string, command: ProgramOptions): Promise<void> {
  const { ended, output } = launch(program, command);
  if ((await ended) !== 0) throw new Error(`${program} ${command.args.join(' ')} failed:\n${output()}`);
}

/**
 * Builds a Next application.
 * @param folder the checkout itself when left out
 * @throws Error with the end of the build's output when it fails
 */
export const buildSite = (folder = '.'): Promise<void> => run('next', { args: ['build'], cwd: resolve(folder) });

/**
 * Serves a built Next application, through its entry where it has one, on a free port of loopback and waits until it responds.
 * @param readyPath the address that answers 200 once the application can serve
 * @throws Error when it ends, or is not ready within two minutes
 */
export async function serveSite(folder: string, readyPath: string, env: Record<string, string> = {}): Promise<RunningSite> {
  // Next answers rewrites with redirects when it gets the loopback's number instead of its name.
  const origin = `http://localhost:${await freePort()}`;
  const port = new URL(origin).port;
  const at = ['--hostname', 'localhost', '--port', port];
  const entry = 'server/entry/main.ts';
  const hasEntry = existsSync(join(folder, entry));
  const server = launch(hasEntry ? 'node' : 'next', {
    args: [hasEntry ? entry : 'start', ...at],
    cwd: resolve(folder),
    env: { SITE_URL: origin, ...env },
  });
  const kill = () => server.child.kill();
  process.once('exit', kill);
  const stop = async () => {
    kill();
    await server.ended;
    process.off('exit', kill);
  };
  const giveUpAtMs = Date.now() + readyTimeoutMs;
  while (!(await fetch(origin + readyPath).catch(() => undefined))?.ok) {
    if (server.child.exitCode !== null || Date.now() > giveUpAtMs) {
      await stop();
      throw new Error(`The site at ${origin} is not ready:\n${server.output()}`);
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  return { origin, pid: server.child.pid ?? 0, stop };
}

type SiteOptions = {
  /** Names the data folder under .cache, which is emptied first. */
  name: string;
  /** Serves the existing build instead of building first. */
  isBuilt: boolean;
  /** Size of the market; the seed's own default when left out. */
  statements?: number;
  /** Serves the market that the last run under this name left. */
  keepsData?: boolean;
  /** Memory for the pages of guests; the site's own default when left out. */
  pageCacheMb?: number;
};

/** Fills a database, as `npm start` does. @param env names it */
export const prepareData = (env: Record<string, string>): Promise<void> => run('node', { args: ['scripts/prepare.mjs'], env });

/** Builds this checkout, fills a fresh embedded database with the seeded market, and serves both until `stop`. */
export async function startSite({ name, isBuilt, statements, keepsData, pageCacheMb }: SiteOptions): Promise<RunningSite> {
  if (!isBuilt) await buildSite();
  else if (!existsSync(join('.next', 'BUILD_ID'))) throw new Error('There is no build; leave out --built.');
  const dataDir = join('.cache', name);
  if (!keepsData) rmSync(dataDir, { recursive: true, force: true });
  // An empty value counts as unset: a server's database of the caller's environment is never touched.
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED: '1',
    ...(statements === undefined ? {} : { SEED_STATEMENTS: String(statements) }),
    ...(pageCacheMb === undefined ? {} : { PAGE_CACHE_MB: String(pageCacheMb) }),
  };
  await prepareData(env);
  return serveSite('.', '/api/health/ready', env);
}
