import type { MarketCommands } from '@/server/commands/market-commands';
import type { OpenDatabase } from '@/server/db/open';
import { usdRateGel } from '@/server/reference/site-content';
import { demoLogins, demoPassword, installDemoAccounts } from './demo/demo-accounts';
import { installDemoActivity } from './demo/demo-activity';
import { installPastSales } from './market/past-sales';
import { clearMarket, defaultSeedNumber, isMarketEmpty, seedDatabase, upgradeMarket } from './seed';

type DemoOptions = {
  /** How many statements; 0 writes no market. */
  statements: number;
  /** Whether to add the accounts whose password is in the source; a public server never has them. */
  hasPeople: boolean;
  now: Date;
  onStep: (text: string) => void;
};

/** Writes the demo of a start, over reference data: accounts to sign in with, and a market where there is none. Each start may call it. */
export async function loadDemoMarket(database: OpenDatabase, { statements, hasPeople, now, onStep }: DemoOptions): Promise<void> {
  await upgradeMarket(database, now);
  if (hasPeople) {
    await installDemoAccounts(database.db, now);
    onStep(`sign-ins: ${demoLogins.join(', ')} with ${demoPassword}`);
  }
  if (statements === 0) return;
  if (await isMarketEmpty(database.db)) {
    await seedDatabase(database, { statements, now, onStep });
    const market = { seedNumber: defaultSeedNumber, now, usdRateGel };
    onStep(`${await installPastSales(database.db, market, statements)} past sales and rents`);
  }
  if (hasPeople && (await installDemoActivity(database.db, now)))
    onStep('statements, messages and favourites of the accounts above');
}

/** What `npm run seed` does. */
export const demoMarket: MarketCommands = {
  seed: async (database, { statements, seedNumber = defaultSeedNumber, isReset }, now, onStep) => {
    if (isReset) await clearMarket(database);
    else if (statements > 0 && !(await isMarketEmpty(database.db)))
      throw new Error('There are statements already. Give --reset to replace all of them.');
    await seedDatabase(database, { statements, now, seedNumber, onStep });
    return statements === 0 ? 'Reference data is in place.' : `${statements} statements from seed number ${seedNumber}.`;
  },
  addPeople: async (database, now) => {
    await installDemoAccounts(database.db, now);
    if (!(await isMarketEmpty(database.db))) await installDemoActivity(database.db, now);
    return `${demoLogins.join(', ')} with the password ${demoPassword}`;
  },
};
