import { loadDemoMarket } from '@/packages/demo-market/demo-market';
import { migrateDatabase } from '@/server/db/migrate';
import { openDatabase } from '@/server/db/open';
import { databaseOptionsOf, readServerEnv } from '@/server/env';
import { refitEstimates } from '@/server/jobs/jobs';
import { refreshPrices } from '@/server/jobs/refresh-prices';
import { installReferenceData } from '@/server/reference/reference-data';
import { requireConfiguration } from '@/server/start/configuration';

const help = `node scripts/prepare.mjs     makes the database ready to serve: migrations, reference data, and a market when there is none
  DATA_DIR=data             where the embedded database lives
  DATABASE_URL=postgres…    a PostgreSQL server instead of the embedded database
  SEED=0                    no market: dictionaries and gazetteer only
  SEED_STATEMENTS=5000      size of the market`;

async function prepare(): Promise<void> {
  const env = readServerEnv();
  requireConfiguration(env);
  const startedMs = Date.now();
  const step = (text: string) => console.log(`  ${text} (${((Date.now() - startedMs) / 1000).toFixed(1)} s)`);
  const database = await openDatabase(databaseOptionsOf(env));
  try {
    step(`database open: ${database.kind}`);
    await migrateDatabase(database);
    step('migrations applied');
    step((await installReferenceData(database)) ? 'reference data written' : 'reference data up to date');
    const statements = env.SEED === '0' ? 0 : env.SEED_STATEMENTS;
    await loadDemoMarket(database, { statements, hasPeople: env.NODE_ENV !== 'production', now: new Date(), onStep: step });
    const { sales = 0 } = await refitEstimates({ database, clock: () => new Date() });
    if (sales > 0) step(`price model fitted on ${sales} listed apartments`);
    const { figures = 0 } = await refreshPrices({ database, clock: () => new Date() });
    step(`${figures} figures of prices`);
  } finally {
    await database.close();
  }
}

if (process.argv.includes('--help')) {
  console.log(help);
} else {
  await prepare().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
