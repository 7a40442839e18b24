import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));
const resolve = { alias: { '@': root.replace(/\/$/, '') } };
const exclude = ['**/node_modules/**', '**/.next/**', 'tests/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['**/*.test.ts'],
          exclude: [...exclude, 'tests/contract/**', 'server/**/*.db.test.ts'],
        },
      },
      {
        resolve,
        plugins: [react()],
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['**/*.test.tsx'],
          exclude,
          setupFiles: ['tests/setup/dom.ts'],
          // It imports next/navigation without the extension that Node asks for.
          server: { deps: { inline: ['next-intl'] } },
        },
      },
      ...['embedded', 'postgresql'].map((kind) => ({
        resolve,
        test: {
          name: `database-${kind}`,
          environment: 'node' as const,
          include: ['tests/contract/**/*.test.ts', 'server/**/*.db.test.ts'],
          exclude,
          // Each file has a database and an API of its own; loading the server anew for each took a quarter of the time.
          isolate: false,
          testTimeout: 30_000,
          hookTimeout: 120_000,
          globalSetup: ['tests/setup/database.ts'],
        },
      })),
    ],
  },
});
