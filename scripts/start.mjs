#!/usr/bin/env node
// Installs, builds, migrates, seeds and serves; each step only when it is needed, so the second start takes seconds.
// It runs on the machine's own Node before anything is installed, so it is plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { waitUntilReady } from './site/wait-until-ready.mjs';

const help = `npm start                 install, build, migrate, seed and serve the production site
npm run dev               the same without a build, reloading on change
npm run build             install and build only
npm run check             tries what a start needs, without starting
  --install-only          only the first step
  --tools                 installs what tests, lint and browsers need too
  PORT=3000               the port to serve on
  DATA_DIR=data           where the embedded database lives
  DATABASE_URL=postgres…  a PostgreSQL server instead of the embedded database
  SEED=0                  an empty market: dictionaries and gazetteer only`;

const isDevelopment = process.argv.includes('--dev');
const isInstallOnly = process.argv.includes('--install-only');
/** Whether to install tests, lint and browsers too. */
const hasTools = process.argv.includes('--tools');
const isBuildOnly = process.argv.includes('--build-only');
const port = process.env.PORT || '3000';
const startedMs = Date.now();
const environment = {
  // Pictures are encoded on several threads; with an arena for each, glibc keeps hundreds of MiB that nobody uses.
  MALLOC_ARENA_MAX: '2',
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  NODE_ENV: isDevelopment ? 'development' : 'production',
};
const isWindows = process.platform === 'win32';

/** What npm reads in place of package-lock.json. */
const addressedLock = 'npm-shrinkwrap.json';

const step = (text) => console.log(`[${((Date.now() - startedMs) / 1000).toFixed(0).padStart(3)} s] ${text}`);

/** Runs one command to its end. @returns its exit code */
async function tryToRun(command, args, env) {
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], env, shell: isWindows });
  return (await new Promise((done) => child.once('error', () => done(1)).once('close', done))) ?? 1;
}

/** The same; a failure ends the start with the command's own output. */
async function run(command, args, env = environment) {
  const status = await tryToRun(command, args, env);
  if (status !== 0) process.exit(status);
}

/** A hash of the files and folders. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(path).update(readFileSync(path));
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

/**
 * Runs npm on a lock that has the address of each package's file. The lock itself names no registry, and npm would ask for the list of all
 * versions of each package to find its file, which is half of an installation.
 */
async function runNpm(args) {
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: isWindows });
  const registry = (stdout ?? '').trim().replace(/\/?$/, '/');
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = entry.name ?? path.split('node_modules/').at(-1);
    if (entry.integrity) entry.resolved ??= `${registry}${name}/-/${name.split('/').at(-1)}-${entry.version}.tgz`;
  }
  const removeLock = () => rmSync(addressedLock, { force: true });
  const end = () => process.exit(1);
  process.once('exit', removeLock).once('SIGINT', end).once('SIGTERM', end);
  writeFileSync(addressedLock, JSON.stringify(lock));
  const status = await tryToRun('npm', args, process.env);
  removeLock();
  process.off('exit', removeLock).off('SIGINT', end).off('SIGTERM', end);
  if (status === 0) return;
  step('installing again without file addresses, which this registry may not use');
  await run('npm', args, process.env);
}

/**
 * Installs what the site needs, or everything, unless it is there. The packages of tests, lint and browsers are left out of the former, a
 * quarter of all bytes, also where a package of the site names one as a peer: the site's own peers are all in package.json.
 */
async function install() {
  const mark = join('node_modules', '.cache', 'aivani-install');
  const lock = fingerprint(['package-lock.json', '.npmrc']);
  const installed = existsSync(mark) ? readFileSync(mark, 'utf8') : '';
  const [ofSite, ofAll] = [`${lock} site`, lock];
  if (installed === ofAll || (installed === ofSite && !hasTools)) return;
  step(hasTools ? 'installing packages and tools' : 'installing packages');
  // Tools are added to what is there: a site may be running from it.
  const command = installed === ofSite ? ['install', '--no-save'] : ['ci'];
  const packages = hasTools ? ['--include=dev'] : ['--omit=dev', '--legacy-peer-deps'];
  await runNpm([...command, ...packages, '--loglevel=error']);
  mkdirSync(join('node_modules', '.cache'), { recursive: true });
  writeFileSync(mark, hasTools ? ofAll : ofSite);
}

if (process.argv.includes('--help')) {
  console.log(help);
  process.exit(0);
}

await install();
// The packages bring Node 24 for Linux and Windows. Elsewhere, macOS above all, the machine's own Node has to be new enough.
const nodeMin = [22, 22];
const { status: hasNode, stdout: nodeVersion } = spawnSync('node', ['--version'], {
  encoding: 'utf8',
  env: environment,
  shell: isWindows,
});
const [major = 0, minor = 0] = (nodeVersion ?? '').replace('v', '').split('.').map(Number);
if (hasNode !== 0 || major < nodeMin[0] || (major === nodeMin[0] && minor < nodeMin[1])) {
  console.error(
    `Aivani needs Node ${nodeMin.join('.')} or newer here (24 is recommended); this is ${nodeVersion?.trim() || 'none'}. \`nvm install\` reads .nvmrc.`,
  );
  process.exit(1);
}
if (isInstallOnly) process.exit(0);

/** Builds the site unless the existing build has the same sources. */
async function build() {
  const sources = [
    'app',
    'components',
    'features',
    'lib',
    'messages',
    'server',
    'instrumentation.ts',
    'middleware.ts',
    'next.config.ts',
    'tailwind.config.ts',
    'postcss.config.mjs',
    'package-lock.json',
  ];
  const wanted = fingerprint(sources);
  const built = join('.next', 'aivani-sources');
  if (existsSync(built) && readFileSync(built, 'utf8') === wanted) return;
  step('building');
  await run('next', ['build']);
  writeFileSync(built, wanted);
  step('built');
}

async function prepare() {
  step('preparing the database');
  await run('node', ['scripts/prepare.mjs']);
  step('the database is prepared');
}

// Before anything is prepared, everything that a start needs is tried, so that one message names all that is missing.
if (!isBuildOnly) await run('tsx', ['scripts/check.ts']);
// Neither needs the other, and each leaves a core idle for a part of its time.
await Promise.all([...(isDevelopment ? [] : [build()]), ...(isBuildOnly ? [] : [prepare()])]);
if (isBuildOnly) process.exit(0);
step('starting the server');
const server = spawn('node', ['server/entry/main.ts', '--port', port, ...(isDevelopment ? ['--dev'] : [])], {
  stdio: ['ignore', 'inherit', 'inherit', ...(isWindows ? [] : ['ipc'])],
  env: environment,
  shell: isWindows,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
const address = `http://localhost:${port}`;
if (await waitUntilReady(server, address)) step(`Aivani is ready at ${address}`);
