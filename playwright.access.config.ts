import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/**
 * Every screen in every language and width: `npm run access`, apart from the quick suite. The demo accounts exist only where the market
 * was prepared for development.
 */
export default defineConfig({
  ...journeys,
  workers: Number(process.env.ACCESS_WORKERS ?? 2),
  reporter: [['line'], ['./tests/access/table-reporter.ts']],
  globalSetup: './tests/access/fill-site.ts',
  projects: [{ name: 'access', testDir: 'tests/access', testMatch: /\.spec\.ts$/ }],
  ...(journeys.webServer && !Array.isArray(journeys.webServer)
    ? {
        webServer: {
          ...journeys.webServer,
          command: `NODE_ENV=development node scripts/prepare.mjs && node server/entry/main.ts --port ${process.env.E2E_PORT}`,
          env: { ...journeys.webServer.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/access-data' },
        },
      }
    : {}),
});
