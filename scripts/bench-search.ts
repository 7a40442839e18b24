import { migrateDatabase } from '../server/db/migrate';
import { openEmbedded, openOnServer, openPersistent } from './bench-search/databases';
import { loadMarket, type Measured, measure, plainMaxMs } from './bench-search/measure';
import { type BenchOptions, type DatabaseKind, help, readOptions } from './bench-search/options';
import { figuresOf, figuresTable, kindsTable, type Run, targetsTable } from './bench-search/report';
import { type PostgresServer, startPostgres } from './postgres';

const startedMs = performance.now();
const say = (text: string): void => console.log(`[${((performance.now() - startedMs) / 1000).toFixed(0).padStart(4)} s] ${text}`);

async function open(size: number, server: PostgresServer | null, { isKept }: BenchOptions) {
  if (!server) return { database: await openEmbedded(), isLoaded: false };
  return isKept ? openPersistent(server, size) : { database: await openOnServer(server), isLoaded: false };
}

/**
 * Loads one size into one database, measures every engine, and drops the database unless it is kept.
 * @returns null when it was only loaded
 */
async function runOne(
  size: number,
  kind: DatabaseKind,
  server: PostgresServer | null,
  options: BenchOptions,
): Promise<Measured | null> {
  const name = `${size.toLocaleString('en')} on ${kind}`;
  const { database, isLoaded } = await open(size, server, options);
  try {
    await migrateDatabase(database);
    if (!isLoaded) await loadMarket(database, size, (text) => say(`${name}: ${text}`));
    if (options.isOnlyLoaded) return null;
    const measured = await measure(database, options, (text) => say(`${name}: ${text}`));
    say(
      `${name}: ${measured.timings.length} requests asked, ${measured.compared} results compared, ${measured.mismatches.length} differ`,
    );
    if (measured.cutOff > 0)
      say(`${name}: ${measured.cutOff} requests of the plain schema were cut off after ${plainMaxMs / 1000} s and count as that`);
    const { changes } = measured;
    if (changes)
      say(
        `${name}: ${changes.statements} changes took ${changes.seconds.toFixed(0)} s; p95 of readers ${changes.aloneMs.toFixed(2)} ms alone, ${changes.alongsideMs.toFixed(2)} ms beside them`,
      );
    for (const mismatch of measured.mismatches) console.log(`  DIFFERS ${mismatch}`);
    return measured;
  } finally {
    await database.close();
  }
}

async function runAll(options: BenchOptions): Promise<void> {
  const runs: Run[] = [];
  let mismatches = 0;
  for (const kind of options.databases) {
    const server = kind === 'postgresql' ? await startPostgres() : null;
    if (kind === 'postgresql' && !server)
      throw new Error('No PostgreSQL could be started here; set DATABASE_URL or use --databases embedded.');
    try {
      for (const size of options.sizes) {
        const measured = await runOne(size, kind, server, options);
        if (!measured) continue;
        const run = { size, database: kind, figures: figuresOf(size, kind, measured.timings), measured };
        runs.push(run);
        // An interrupted run has printed its results so far.
        console.log(`\n${figuresTable(run.figures)}\n\n${targetsTable([run])}\n`);
        mismatches += measured.mismatches.length;
        if (options.isEveryKindShown) console.log(`\n${kindsTable(measured.timings)}\n`);
      }
    } finally {
      await server?.stop();
    }
  }
  if (runs.length === 0) return;
  runs.sort((a, b) => a.size - b.size);
  const figures = runs.flatMap((run) => run.figures);
  console.log(`\n${figuresTable(figures)}\n\n${targetsTable(runs)}\n`);
  say(mismatches === 0 ? 'every compared result is the same' : `${mismatches} results differ`);
  if (options.isJson)
    console.log(JSON.stringify({ figures, mismatches, seconds: Math.round((performance.now() - startedMs) / 1000) }));
  if (mismatches > 0) process.exitCode = 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await runAll(options);
  else console.log(help);
} catch (error) {
  console.error(error instanceof Error ? error.message : error, error instanceof Error && error.cause ? error.cause : '');
  process.exitCode = 1;
}
