import { defineConfig } from '@playwright/test';
import { browserOptions } from './scripts/site/browser';
import { journeySite } from './scripts/site/journey-site';

/** Frames of banners without their own process, and the GPU in the browser's process: a page costs about a sixth less. */
const savingArgs = ['--disable-site-isolation-trials', '--in-process-gpu'];
const { args = [], ...launchOptions } = await browserOptions();

const { baseURL, webServer } = await journeySite();

export default defineConfig({
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Journeys whose rules fast tests also cover run in `npm run test:all` only (decision 0043).
  grepInvert: process.env.TEST_ALL === '1' ? undefined : /@all/,
  retries: 0,
  // One more than processors of a small machine: journeys also wait for mails, jobs and timers.
  workers: 3,
  // Generous, for a machine that does other work as well: a journey waits for states, and these only end one that hangs.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: '.cache/results/journeys.json' }]],
  use: {
    baseURL,
    actionTimeout: 90_000,
    launchOptions: { ...launchOptions, args: [...args, ...savingArgs] },
    locale: 'ka-GE',
    timezoneId: 'Asia/Tbilisi',
    contextOptions: { reducedMotion: 'reduce' },
    // Each visitor would install one; the journey without a connection has its own.
    serviceWorkers: 'block',
    // A context is reset between journeys instead of recreated, so it keeps its cached and compiled scripts: a fifth less CPU time.
    reuseContext: true,
    // Tracing takes a quarter of the run's time: `TRACE=1 playwright test <file>` records the failing journey.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Statuses, headers and what search engines read, as they leave the server: no browser starts.
    { name: 'http', testDir: 'tests/http', use: { extraHTTPHeaders: { 'accept-encoding': 'identity' } } },
    { name: 'desktop', testDir: 'tests/e2e', use: { viewport: { width: 1440, height: 900 } }, testIgnore: /\.phone\.spec\.ts$/ },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
      testMatch: /\.phone\.spec\.ts$/,
    },
  ],
  ...(webServer && { webServer }),
});
