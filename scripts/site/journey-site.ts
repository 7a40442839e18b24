import type { PlaywrightTestConfig } from '@playwright/test';
import { freePort } from './free-port';

/**
 * The site of the journeys: one that runs elsewhere (`E2E_BASE_URL`), else this build on free ports. The processes of a run read the
 * configuration one after the other, in the environment that the first of them leaves.
 */
export async function journeySite(): Promise<{ baseURL: string; webServer?: PlaywrightTestConfig['webServer'] }> {
  if (process.env.E2E_BASE_URL) return { baseURL: process.env.E2E_BASE_URL };
  process.env.E2E_PORT ??= String(await freePort());
  process.env.E2E_METRICS_PORT ??= String(await freePort());
  const baseURL = `http://localhost:${process.env.E2E_PORT}`;
  return {
    baseURL,
    webServer: {
      command: `node scripts/prepare.mjs && node server/entry/main.ts --port ${process.env.E2E_PORT}`,
      url: `${baseURL}/api/health/ready`,
      timeout: 600_000,
      env: {
        NODE_ENV: 'production',
        DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e',
        SEED: '1',
        SEED_STATEMENTS: '5000',
        LOG_LEVEL: 'error',
        OUTBOX: '1',
        PAYMENT_SANDBOX: '1',
        SITE_URL: baseURL,
        // Visitors that register send addresses of their own, since limits count by address.
        TRUST_PROXY: '1',
        METRICS_PORT: process.env.E2E_METRICS_PORT,
      },
    },
  };
}
