#!/usr/bin/env node
// Installs what is missing, then runs every check and suite and ends with their counts in one line.
// It starts on the machine's own Node, so it is plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

const help = `npm test                  static checks, unit, component, contract and browser suites
npm run test:all          the same with every contract test on both databases and every journey in three languages
npm run verify            the same as npm test without the running site: "am I done?"`;
if (process.argv.includes('--help')) {
  console.log(help);
  process.exit(0);
}

const isQuick = process.argv.includes('--verify');
const isEverything = process.argv.includes('--all');
const stepsAtOnceMax = 2;
/** In addition: steps that wait for a database or a browser leave a processor idle now and then. */
const yieldingAtOnceMax = 1;
const lastOutputCharacters = 6_000;
const results = join('.cache', 'results');
const marketFolder = join('.cache', 'e2e');
const environment = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  TEST_ALL: isEverything ? '1' : '',
};
const production = { NODE_ENV: 'production' };

const vitest = (report, ...projects) => [
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, report)}`,
  ...projects.flatMap((name) => ['--project', name]),
];

/** The step that writes the types of the routes, which other steps must not read at the same time. */
const typesWriter = isQuick ? 'route types' : 'build';

/**
 * Every step in the order in which they may begin: at most two side by side and one that yields to them, each after those that it names,
 * and only if those that it needs passed. What takes longest begins first: the suite on PostgreSQL, and the build, which the journeys wait
 * for. The journeys use little more than one processor, so a suite runs beside them and the last steps are short.
 */
const steps = [
  {
    name: 'contract tests on PostgreSQL',
    command: vitest('contract-postgresql.json', 'database-postgresql', ...(isEverything ? [] : ['database-one-connection'])),
    report: 'contract-postgresql.json',
  },
  ...(isQuick
    ? [{ name: 'route types', command: ['next', 'typegen'] }]
    : [
        { name: 'build', command: ['next', 'build'], env: production },
        {
          name: 'market of the journeys',
          command: ['node', 'scripts/prepare.mjs'],
          env: { ...production, DATA_DIR: marketFolder, SEED: '1', SEED_STATEMENTS: '5000' },
        },
        {
          name: 'journeys and pages over HTTP',
          command: ['playwright', 'test'],
          needs: ['build', 'market of the journeys'],
          report: 'journeys.json',
        },
      ]),
  { name: 'component tests', command: vitest('component.json', 'dom'), report: 'component.json' },
  // The compiler's native port; tools that read types still take the package of the name typescript. Several checkers would each load
  // the same types, and the other core has its own step.
  {
    name: 'types',
    command: ['node', 'node_modules/@typescript/native/bin/tsc', '--noEmit', '--singleThreaded'],
    after: [typesWriter],
  },
  {
    name: 'contract tests on the embedded database',
    command: vitest('contract-embedded.json', 'database-embedded'),
    report: 'contract-embedded.json',
  },
  { name: 'unit tests', command: vitest('unit.json', 'unit'), report: 'unit.json', yields: true },
  { name: 'format and lint', command: ['biome', 'ci', '--error-on-warnings', '.'], after: [typesWriter], yields: true },
  {
    name: 'import map',
    command: [
      'depcruise',
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
      'instrumentation-client.ts',
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'err',
    ],
    after: [typesWriter],
    yields: true,
  },
  { name: 'unused code', command: ['knip'], after: [typesWriter], yields: true },
];

/** Runs one step; what it prints appears in one piece at its end. */
async function run({ name, command: [program, ...args], env = {}, yields = false }) {
  const startedMs = Date.now();
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...environment, ...env },
    shell: process.platform === 'win32',
  });
  if (yields && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const status = await new Promise((done) => child.once('error', done).once('close', done));
  const seconds = ((Date.now() - startedMs) / 1000).toFixed(1);
  console.log(`\n── ${name}\n${output}── ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s`);
  return { name, isDone: status === 0, output };
}

/** Whether another step may run now. */
function hasRoom({ yields = false }, running) {
  const beside = steps.filter((other) => running.has(other.name) && (other.yields ?? false) === yields);
  return beside.length < (yields ? yieldingAtOnceMax : stepsAtOnceMax);
}

/** Runs all steps, also after a failure, so that one run reports every failure. @returns the steps that failed */
async function runAll() {
  const waiting = [...steps];
  const ended = new Map();
  const running = new Map();
  while (waiting.length > 0 || running.size > 0) {
    for (const step of [...waiting]) {
      const { needs = [], after = [] } = step;
      if (!hasRoom(step, running) || ![...needs, ...after].every((name) => ended.has(name))) continue;
      waiting.splice(waiting.indexOf(step), 1);
      // Left out; its missing report counts as a failure.
      if (!needs.every((name) => ended.get(name).isDone)) continue;
      running.set(
        step.name,
        run(step).then((outcome) => {
          running.delete(step.name);
          ended.set(step.name, outcome);
        }),
      );
    }
    if (running.size > 0) await Promise.race(running.values());
    else if (waiting.length > 0)
      throw new Error(`These steps wait for one that does not exist: ${waiting.map(({ name }) => name)}`);
  }
  return [...ended.values()].filter(({ isDone }) => !isDone);
}

/** What a suite counted; one that left no report counts as one failure. */
function countOf(file) {
  let report;
  try {
    report = JSON.parse(readFileSync(join(results, file), 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  if (report.stats)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky, skipped: report.stats.skipped };
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests + report.numTodoTests };
}

for (const folder of [results, marketFolder]) rmSync(folder, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
if (spawnSync(process.execPath, ['scripts/start.mjs', '--install-only', '--tools'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
// The generated types of a deleted route would fail the type check.
rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });

const failures = await runAll();
const total = steps
  .flatMap(({ report }) => report ?? [])
  .map(countOf)
  .reduce((sum, count) => ({
    passed: sum.passed + count.passed,
    failed: sum.failed + count.failed,
    skipped: sum.skipped + count.skipped,
  }));
for (const { name, output } of failures) console.log(`\n── ${name} FAILED with\n${output.slice(-lastOutputCharacters)}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
// A step may fail without a failed test: a static check, or an error that no test was waiting for.
const failed = Math.max(total.failed, failures.length);
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
