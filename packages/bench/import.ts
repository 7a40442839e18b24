import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedDatabase } from '@/packages/demo-market/seed';
import { startPostgres } from '@/scripts/postgres';
import { outputOptions, wholeNumber } from '@/scripts/program-options';
import { migrateDatabase } from '@/server/db/migrate';
import type { OpenDatabase } from '@/server/db/open';
import { importStatements } from '@/server/import/import';
import { copyBare } from './import/bare-copy';
import { type Change, writeMarketFile } from './import/market-file';
import { openEmbedded, openOnServer } from './search/databases';

const help = `Times the import of a generated file beside a bare COPY of the same file into a table without indexes, in one run, and the same file again
with a tenth of its prices changed. How much changes slow readers is measured by npm run bench:search.

Usage: npm run bench:import -- [options]

  --rows 20000           rows of the file
  --database postgresql  or embedded
  --json                 prints one JSON line at the end
  --help                 shows this text

PostgreSQL is the server of DATABASE_URL (in a separate database, dropped at the end), or else one started for the run.
The exit code is 1 when a row was refused, or when the database could not be started.`;

const countMax = 10_000_000;
const now = new Date('2026-11-20T09:00:00Z');
const startedMs = performance.now();
const say = (text: string): void => console.log(`[${((performance.now() - startedMs) / 1000).toFixed(0).padStart(4)} s] ${text}`);

type Measured = { seconds: number; rowsPerSecond: number; cpuSeconds: number; rssMaxMb: number };

/** Wall time, CPU time of this process, and peak memory of some work. */
async function measure(rows: number, work: () => Promise<unknown>): Promise<Measured> {
  let rssMax = process.memoryUsage.rss();
  const watch = setInterval(() => {
    rssMax = Math.max(rssMax, process.memoryUsage.rss());
  }, 50);
  const [cpu, fromMs] = [process.cpuUsage(), performance.now()];
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  const seconds = (performance.now() - fromMs) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  const rounded = (value: number): number => Number(value.toFixed(2));
  return {
    seconds: rounded(seconds),
    rowsPerSecond: Math.round(rows / seconds),
    cpuSeconds: rounded((user + system) / 1e6),
    rssMaxMb: Math.round(rssMax / 2 ** 20),
  };
}

/** In the next day's file every tenth price is lower. */
const nextDay: Change = (statement, index) =>
  index % 10 === 0 && statement.priceGelMinor != null && statement.priceUsdMinor != null
    ? { ...statement, priceGelMinor: statement.priceGelMinor * 0.95, priceUsdMinor: statement.priceUsdMinor * 0.95 }
    : statement;

async function run(database: OpenDatabase, rows: number, folder: string, isJson: boolean): Promise<void> {
  const [first, second] = [join(folder, 'market.csv'), join(folder, 'next-day.csv')];
  await migrateDatabase(database);
  await seedDatabase(database, { statements: 0, now });
  await writeMarketFile(first, rows, now);
  await writeMarketFile(second, rows, now, nextDay);
  say(`a file of ${rows.toLocaleString('en')} rows, ${(statSync(first).size / 2 ** 20).toFixed(1)} MB`);
  let refused = 0;
  const load = (location: string) => async (): Promise<void> => {
    const summary = await importStatements(database, { source: 'csv', sourceName: 'market', location, now });
    refused += summary.refused;
    say(JSON.stringify(summary));
  };
  const figures = {
    copy: await measure(rows, () => copyBare(database, first)),
    import: await measure(rows, load(first)),
    nextDay: await measure(rows, load(second)),
  };
  const ratio = Number((figures.import.seconds / figures.copy.seconds).toFixed(1));
  const line = (name: string, { rowsPerSecond, seconds, cpuSeconds, rssMaxMb }: Measured): string =>
    `| ${name} | ${seconds} | ${rowsPerSecond.toLocaleString('en')} | ${cpuSeconds} | ${rssMaxMb} |`;
  console.log(`
| ${rows.toLocaleString('en')} rows | s | rows/s | CPU s of the process | RSS max, MB |
| --- | --- | --- | --- | --- |
${line('bare COPY', figures.copy)}
${line('import', figures.import)}
${line('the next day, a tenth changed', figures.nextDay)}

The import takes ${ratio} times as long as the bare COPY.`);
  if (isJson) console.log(JSON.stringify({ rows, ...figures, ratio, refused }));
  if (refused > 0) process.exitCode = 1;
}

try {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '20000' },
      database: { type: 'string', default: 'postgresql' },
      ...outputOptions,
    },
  });
  if (values.help) console.log(help);
  else {
    const rows = wholeNumber(values.rows, 'rows', countMax);
    if (values.database !== 'postgresql' && values.database !== 'embedded')
      throw new Error(`--database takes postgresql or embedded, not "${values.database}".`);
    const server = values.database === 'postgresql' ? await startPostgres() : null;
    if (values.database === 'postgresql' && !server)
      throw new Error('No PostgreSQL could be started here; set DATABASE_URL or use --database embedded.');
    const folder = mkdtempSync(join(tmpdir(), 'aivani-import-'));
    const database = server ? await openOnServer(server) : await openEmbedded();
    try {
      await run(database, rows, folder, values.json);
    } finally {
      await database.close();
      await server?.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
