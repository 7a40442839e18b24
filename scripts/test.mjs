#!/usr/bin/env node
// Installs what is missing, then runs every check and suite and ends with their counts in one line.
// It starts on the machine's own Node, hence plain JavaScript and no package.
import { spawnSync } from 'node:child_process';
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
const failures = [];

/** Runs one command; remembers its name when it fails, and goes on, so that one run tells everything. */
function run(name, command, args, env = {}) {
  const startedMs = Date.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) failures.push(name);
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

run('route types', 'next', ['typegen']);
run('format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
run('types', 'tsc', ['--noEmit']);
run('import map', 'depcruise', [
  'app',
  'components',
  'features',
  'lib',
  'server',
  'middleware.ts',
  'instrumentation.ts',
  '--config',
  '.dependency-cruiser.cjs',
  '--output-type',
  'err',
]);
run('unused code', 'knip', []);
run('unit, component and contract tests', 'vitest', [
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, 'vitest.json')}`,
]);
const files = ['vitest.json'];
if (!isQuick) {
  rmSync(join('.cache', 'e2e'), { recursive: true, force: true });
  if (run('build', 'next', ['build'], { NODE_ENV: 'production' })) run('journeys in a browser', 'playwright', ['test']);
  files.push('journeys.json');
}

const total = files.map(countOf).reduce((sum, count) => ({
  passed: sum.passed + count.passed,
  failed: sum.failed + count.failed,
  skipped: sum.skipped + count.skipped,
}));
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length > 0 || total.failed > 0 ? 1 : 0);
