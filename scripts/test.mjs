#!/usr/bin/env node
// Installs what is missing, then runs every check and suite and ends with their counts in one line.
// It starts on the machine's own Node, so it is plain JavaScript without packages.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { countOf, slowestTests } from './test-reports.mjs';
import { marketFolder, resultsFolder, stepsOf } from './test-steps.mjs';

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
const slowestCount = 15;
/** Clock ticks of the kernel's counters; every Linux has this many. */
const ticksOfSecond = 100;
const environment = {
  ...process.env,
  PATH: [join(process.cwd(), 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NEXT_TELEMETRY_DISABLED: '1',
  TEST_ALL: isEverything ? '1' : '',
};
const steps = stepsOf({ isQuick, isEverything });

/** Seconds of processor time of all steps that have ended, with what they started; null where the system does not tell. */
function spentSeconds() {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
  const [user, system] = [fields[13], fields[14]].map(Number);
  return (user + system) / ticksOfSecond;
}

let spentBefore = 0;

/** The processor time of the step that has just ended: what has been added since the one before. */
function processorTime() {
  const spent = spentSeconds();
  if (spent === null) return '';
  const seconds = spent - spentBefore;
  spentBefore = spent;
  return `, ${seconds.toFixed(1)} s of processor time`;
}

/** Runs one step; what it prints appears in one piece at its end. */
async function run({ name, command: [program, ...args], env = {}, yields = false, whyNot = () => null }) {
  const reason = whyNot();
  if (reason !== null) {
    console.log(`\n── ${name}: skipped, ${reason}`);
    return { name, isDone: true, isSkipped: true, output: '' };
  }
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
  console.log(`\n── ${name}\n${output}── ${name}: ${status === 0 ? 'done' : 'FAILED'} in ${seconds} s${processorTime()}`);
  return { name, isDone: status === 0, isSkipped: false, output };
}

/** Whether another step may run now. */
function hasRoom({ yields = false }, running) {
  const beside = steps.filter((other) => running.has(other.name) && (other.yields ?? false) === yields);
  return beside.length < (yields ? yieldingAtOnceMax : stepsAtOnceMax);
}

/** Runs all steps, also after a failure, so that one run reports every failure. @returns how each that was not left out ended */
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
  return ended;
}

const pathOf = (report) => join(resultsFolder, report);

/** The counts of all suites; a suite that this machine cannot run is one skipped test. */
function totalOf(ended) {
  const counts = steps.flatMap(({ name, report }) => {
    if (ended.get(name)?.isSkipped) return { passed: 0, failed: 0, skipped: 1 };
    return report ? countOf(pathOf(report)) : [];
  });
  const sumOf = (kind) => counts.reduce((sum, count) => sum + count[kind], 0);
  return { passed: sumOf('passed'), failed: sumOf('failed'), skipped: sumOf('skipped') };
}

for (const folder of [resultsFolder, marketFolder]) rmSync(folder, { recursive: true, force: true });
mkdirSync(resultsFolder, { recursive: true });
if (spawnSync(process.execPath, ['scripts/start.mjs', '--install-only', '--tools'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);
// The generated types of a deleted route would fail the type check.
rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });

spentBefore = spentSeconds();
const ended = await runAll();
const failures = [...ended.values()].filter(({ isDone }) => !isDone);
const total = totalOf(ended);
for (const { name, output } of failures) console.log(`\n── ${name} FAILED with\n${output.slice(-lastOutputCharacters)}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.map(({ name }) => name).join(', ')}`);
console.log('\nThe tests that took longest:');
const reports = steps.flatMap(({ report }) => report ?? []).map(pathOf);
for (const { seconds, name, file } of slowestTests(reports, slowestCount))
  console.log(`${seconds.toFixed(1).padStart(7)} s  ${relative('.', file)}: ${name}`);
// A step may fail without a failed test: a static check, or an error that no test was waiting for.
const failed = Math.max(total.failed, failures.length);
console.log(`\n${total.passed} passed, ${failed} failed, ${total.skipped} skipped`);
process.exit(failed > 0 ? 1 : 0);
