import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { alias: { '@': root.replace(/\/$/, '') } };
const exclude = ['**/node_modules/**', '**/.next/**', 'tests/e2e/**', 'tests/http/**', 'tests/opensearch/**'];

/** It imports modules of Next without the extension that Node asks for. */
const inline = ['next-intl'];

const databaseTests = [
  'tests/contract/**/*.test.ts',
  'tests/security/**/*.test.ts',
  '{server,packages/demo-market}/**/*.db.test.ts',
];
/** Concurrent transactions; the embedded database serialises them. */
const raceTests = ['tests/contract/**/*-races.test.ts'];
/**
 * Locks and other transactions side by side, the SQL of search, the job queue, imports, connections, signals between processes: these run
 * on a server with several connections. All else runs on a server through one connection, as the embedded database has.
 */
const testsOfPools = [
  ...raceTests,
  'server/{commands,db,import}/*.db.test.ts',
  'server/modules/search/**/*.db.test.ts',
  'packages/demo-market/upgrade.db.test.ts',
  'tests/contract/jobs/{jobs-queue,job-leases}.test.ts',
  'tests/contract/search/search-{filters,order}.test.ts',
  'tests/contract/money/*/{ledger-*,*-crashes}.test.ts',
  'tests/contract/account/sessions.test.ts',
  'tests/contract/http/health.test.ts',
  'tests/contract/chat/chat-streams.test.ts',
];
/**
 * Suites where the embedded database may differ from a server, or that only it has: its folder and lock, upgrades, COPY, the SQL of search,
 * the job queue, signals. The journeys have it as well, and `npm run test:all` runs everything on both.
 */
const testsOfEmbedded = [
  'server/commands/command-socket.db.test.ts',
  'server/db/*.db.test.ts',
  'server/import/*.db.test.ts',
  'server/modules/search/sql/*.db.test.ts',
  'packages/demo-market/upgrade.db.test.ts',
  'tests/contract/jobs/{jobs-queue,job-leases}.test.ts',
  'tests/contract/search/search-{filters,order}.test.ts',
  'tests/contract/account/sessions.test.ts',
  'tests/contract/http/{bursts,health}.test.ts',
  'tests/contract/chat/chat-streams.test.ts',
];
const isEverything = process.env.TEST_ALL === '1';
/**
 * These only end a test that nothing would end: the slowest of `npm test` takes half a minute on a machine that is ten times as slow as
 * usual. `tests/architecture/time-limits.test.ts` finds shorter ones.
 */
const limits = { testTimeout: 300_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

export default defineConfig({
  test: {
    // `npm test` runs two suites side by side.
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    // Expensive repetitions of a rule run in `npm run test:all` only (decision 0043).
    ...(!isEverything && { testNamePattern: /^(?!.*@all)/ }),
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, ...databaseTests],
          // These tests leave nothing behind; loading shared modules for each file took most of their time.
          isolate: false,
          ...limits,
        },
      },
      {
        resolve,
        test: {
          // Against real nodes, which need Java and Maven: not a part of `npm test`.
          name: 'opensearch',
          environment: 'node',
          include: ['tests/opensearch/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
          globalSetup: ['tests/setup/database.ts'],
          server: { deps: { inline } },
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: './tests/setup/dom-environment.ts',
          pool: 'vmThreads',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/setup/dom.ts'],
          ...limits,
          server: { deps: { inline } },
        },
      },
      ...[
        { kind: 'embedded', include: isEverything ? databaseTests : testsOfEmbedded, except: [] },
        { kind: 'postgresql', include: isEverything ? databaseTests : testsOfPools, except: [] },
        { kind: 'one-connection', include: databaseTests, except: testsOfPools },
      ].map(({ kind, include, except }) => ({
        resolve,
        test: {
          name: `database-${kind}`,
          environment: 'node' as const,
          include,
          exclude: [...exclude, ...except],
          // Each file has a database and an API of its own; loading the server for each took a quarter of the time.
          isolate: false,
          ...limits,
          globalSetup: ['tests/setup/database.ts'],
          server: { deps: { inline } },
        },
      })),
      // The checks of every filter and order, which the projects before ask the database, asked of the other engines.
      ...['memory', 'opensearch'].map((engine) => ({
        resolve,
        test: {
          name: `search-${engine}`,
          environment: 'node' as const,
          include: ['tests/contract/search/search-{filters,order}.test.ts'],
          ...limits,
          globalSetup: ['tests/setup/database.ts'],
          server: { deps: { inline } },
        },
      })),
    ],
  },
});
