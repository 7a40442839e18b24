#!/usr/bin/env node
// Installs what is missing, then runs every check and suite and ends with their counts in one line.
// It starts on the machine's own Node, hence plain JavaScript and no package.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const help = `npm test                  static checks, unit, component, contract and browser suites
npm run verify            the same without the browser journeys: "am I done?"`;
if (process.argv.includes('--help')) {
  console.log(help);
  process.exit(0);
}

const isQuick = process.argv.includes('--verify');
const results = join('.cache', 'results');
const environment = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
};
/** The steps that failed, each with the end of what it printed. */
const failures = [];
const keptLetters = 6_000;

/** Runs one command; remembers its name and last words when it fails, and goes on, so that one run tells everything. */
async function run(name, command, args, env = {}) {
  const startedMs = Date.now();
  console.log(`\n── ${name}`);
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment, ...env },
    shell: process.platform === 'win32',
  });
  let lastWords = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from.on('data', (data) => {
      to.write(data);
      lastWords = `${lastWords}${data}`.slice(-keptLetters);
    });
  const status = await new Promise((done) => child.once('error', done).once('close', done));
  if (status !== 0) failures.push({ name, lastWords });
  console.log(`── ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - startedMs) / 1000).toFixed(1)} s`);
  return status === 0;
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/** What a suite says of itself; a suite that left no count counts as one failure. */
function countOf(file) {
  const report = readResults(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (spawnSync(process.execPath, ['scripts/start.mjs', '--install-only'], { stdio: 'inherit' }).status !== 0) process.exit(1);
// The generated types of a deleted route would fail the type check.
rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });

await run('route types', 'next', ['typegen']);
await run('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
await run('types', 'tsc', ['--noEmit']);
await run('import map', 'depcruise', [
  'app',
  'components',
  'features',
  'lib',
  'packages',
  'scripts',
  'server',
  'tests',
  'middleware.ts',
  'instrumentation.ts',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]);
await run('unused code', 'knip', []);
await run('unit, component and contract tests', 'vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, 'vitest.json')}`,
]);
const files = ['vitest.json'];
if (!isQuick) {
  rmSync(join('.cache', 'e2e'), { recursive: true, force: true });
  if (await run('build', 'next', ['build'], { NODE_ENV: 'production' }))
    await run('journeys in a browser', 'playwright', ['test']);
  files.push('journeys.json');
}

const total = files.map(countOf).reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
for (const { name, lastWords } of failures) console.log(`\n── ${name} FAILED with\n${lastWords}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
// A step may fail without a failed test: a static check, or an error that no test was waiting for.
const failed = Math.max(total.failed, failures.length);
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
