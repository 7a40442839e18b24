import { migrateDatabase } from '@/server/db/migrate';
import { openDatabase } from '@/server/db/open';
import { databaseOptionsOf, readServerEnv } from '@/server/env';
import { refitEstimates } from '@/server/jobs/jobs';
import { refreshPrices } from '@/server/jobs/refresh-prices';
import { demoLogins, demoPassword, installDemoAccounts } from '@/server/seed/demo/demo-accounts';
import { installDemoActivity } from '@/server/seed/demo/demo-activity';
import { installPastSales } from '@/server/seed/market/past-sales';
import { installReferenceData } from '@/server/seed/reference/reference-data';
import { usdRateGel } from '@/server/seed/reference/site-content';
import { defaultSeedNumber, isMarketEmpty, seedDatabase } from '@/server/seed/seed';
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
    // Their password is in the source: a public server never has them.
    if (env.NODE_ENV !== 'production') {
      await installDemoAccounts(database.db, new Date());
      step(`sign-ins: ${demoLogins.join(', ')} with ${demoPassword}`);
    }
    const isMarket = env.SEED !== '0' && env.SEED_STATEMENTS > 0;
    if (isMarket && (await isMarketEmpty(database.db))) {
      const now = new Date();
      await seedDatabase(database, { statements: env.SEED_STATEMENTS, now, onStep: step });
      const market = { seedNumber: defaultSeedNumber, now, usdRateGel };
      step(`${await installPastSales(database.db, market, env.SEED_STATEMENTS)} past sales and rents`);
    }
    if (isMarket && env.NODE_ENV !== 'production' && (await installDemoActivity(database.db, new Date())))
      step('statements, messages and favourites of the accounts above');
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
