import { seedDatabase } from '@/packages/demo-market/seed';
import { type PostgresServer, startPostgres } from '@/scripts/postgres';
import { migrateDatabase } from '@/server/db/migrate';
import type { OpenDatabase } from '@/server/db/open';
import { openEmbedded, openOnServer, openPersistent } from './search/databases';
import { type Measured, measure } from './search/measure';
import { multiplyMarket } from './search/multiply';
import { type BenchOptions, help, readOptions } from './search/options';
import { classesTable, summary } from './search/report';
import { now } from './search/requests';

async function open(size: number, server: PostgresServer | null, isKept: boolean) {
  if (!server) return { database: await openEmbedded(), isLoaded: false };
  return isKept ? openPersistent(server, size) : { database: await openOnServer(server), isLoaded: false };
}

/** Above it a market is drawn in part and copied. */
const drawnMax = 100_000;

async function fill(database: OpenDatabase, size: number): Promise<void> {
  const drawn = Math.min(size, drawnMax);
  await seedDatabase(database, { statements: drawn, now });
  if (size > drawn) await multiplyMarket(database, drawn, Math.ceil(size / drawn) - 1);
}

/** Loads one size and measures it; the database is dropped unless it is kept. */
async function runOne(size: number, server: PostgresServer | null, options: BenchOptions): Promise<Measured> {
  const { database, isLoaded } = await open(size, server, options.isKept);
  try {
    await migrateDatabase(database);
    if (!isLoaded) await fill(database, size);
    return await measure(database, options);
  } finally {
    await database.close();
  }
}

async function runAll(options: BenchOptions): Promise<void> {
  const server = options.isEmbedded ? null : await startPostgres();
  if (!options.isEmbedded && !server) throw new Error('No PostgreSQL could be started here; set DATABASE_URL or use --embedded.');
  try {
    for (const size of options.sizes) {
      const measured = await runOne(size, server, options);
      const kind = options.isEmbedded ? 'the embedded database' : 'PostgreSQL';
      console.log(`\n${size.toLocaleString('en')} statements on ${kind}, seed ${options.seed}, milliseconds\n`);
      console.log(`${classesTable(measured, options.engines)}\n\n${summary(measured, size)}`);
      for (const difference of measured.differences) console.log(`  DIFFERS ${difference}`);
      if (options.isJson) console.log(JSON.stringify({ size, seed: options.seed, ...measured, http: undefined }));
      if (measured.differences.length > 0) process.exitCode = 1;
    }
  } finally {
    await server?.stop();
  }
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options) await runAll(options);
  else console.log(help);
} catch (error) {
  console.error(error instanceof Error ? error.message : error, error instanceof Error && error.cause ? error.cause : '');
  process.exitCode = 1;
}
