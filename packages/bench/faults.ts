import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { readArguments, runProgram } from '@/scripts/run-program';
import { buildSite } from '@/scripts/site/run-site';
import { codeGone } from './faults/browser';
import { clockSkewed } from './faults/clock';
import { databaseRestarted, serverKilled, serverStopped, twoProcesses } from './faults/crashes';
import { addWriters, type DatabaseName, fillDatabase, openPrepared } from './faults/databases';
import { diskFull } from './faults/disk';
import { migrationKilled } from './faults/migration';
import { callbacksDoubled, pressedTwice } from './faults/money';
import { isBroken, type Result, resultTable, skippedResult } from './faults/report';
import { servicesFailing } from './faults/services';
import { type Fault, stageOf } from './faults/stage';

const faults: readonly Fault[] = [
  pressedTwice,
  callbacksDoubled,
  twoProcesses,
  serverStopped,
  databaseRestarted,
  servicesFailing,
  clockSkewed,
  codeGone,
  diskFull,
  migrationKilled,
  serverKilled,
];

const help = `npm run faults              breaks the built site on purpose and compares each database with a journal of acknowledged writes
  --built                     uses the existing build instead of building first
  --database NAME             embedded or postgresql; both by default
  --kills N                   how often the server is killed on each database (50)
  --only TEXT                 the faults whose name contains it
  --keep                      reuses the databases of the last run
  --json                      one JSON line at the end instead of the table
  DATABASE_URL is not used: PostgreSQL is started for the suite, from the machine's binaries or those of the npm package.

Exit code 1 when a check failed. What cannot be tried here is counted as skipped. 20 to 40 minutes; journals are in .cache/faults.`;

const { values } = readArguments({
  options: {
    built: { type: 'boolean', default: false },
    database: { type: 'string' },
    kills: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    keep: { type: 'boolean', default: false },
    ...outputOptions,
  },
});

const startedMs = performance.now();
const say = (text: string): void =>
  console.error(`[${((performance.now() - startedMs) / 1000).toFixed(0).padStart(4)} s] ${text}`);
const root = resolve('.cache/faults');

async function breakOn(name: DatabaseName, chosen: readonly Fault[], kills: number): Promise<Result[]> {
  const folder = join(root, name);
  const isFilled = values.keep && existsSync(folder);
  if (!isFilled) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const prepared = await openPrepared(name, folder);
  if (!prepared) return chosen.map((fault) => skippedResult(fault.name, name, 'PostgreSQL cannot run here'));
  const results: Result[] = [];
  try {
    if (!isFilled) await fillDatabase(prepared);
    const database = await prepared.open();
    const people = await addWriters(database);
    await database.close();
    say(`${name}: a market and ${people.length} people`);
    for (const fault of chosen) {
      const stage = stageOf(fault.name, { prepared, people, folder: join(folder, 'trials'), kills, say });
      const result = await fault.run(stage).catch((error: Error): Result => {
        const failed = skippedResult(fault.name, name, '');
        return { ...failed, skipped: undefined, failures: [error.message] };
      });
      results.push(result);
      for (const failure of result.failures) say(`  ${failure}`);
      say(
        `${name}: ${fault.name}: ${result.skipped ? `skipped, ${result.skipped}` : isBroken(result) ? 'DID NOT HOLD' : 'held'}`,
      );
    }
  } finally {
    await prepared.cluster?.stop();
  }
  return results;
}

async function run(): Promise<string> {
  const names: DatabaseName[] = values.database ? [values.database as DatabaseName] : ['embedded', 'postgresql'];
  const kills = wholeNumber(values.kills, 'kills', 1000);
  if (!values.built) await buildSite();
  const results: Result[] = [];
  for (const name of names) {
    const isHere = (fault: Fault) => ({ postgresql: fault !== codeGone, embedded: fault !== databaseRestarted })[name];
    const fits = (fault: Fault) => fault.name.includes(values.only) && isHere(fault);
    results.push(...(await breakOn(name, faults.filter(fits), kills)));
  }
  const skipped = results.filter((result) => result.skipped);
  const report = { at: new Date().toISOString(), node: process.version, kills, results };
  writeFileSync(join(root, 'results.json'), `${JSON.stringify(report, null, 2)}\n`);
  process.exitCode = results.some(isBroken) ? 1 : 0;
  return values.json ? JSON.stringify(report) : `${resultTable(results)}\n\n${skipped.length} skipped`;
}

await runProgram({ help, isHelpRequested: values.help, run });
