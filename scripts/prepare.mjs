// Runs scripts/prepare.ts as one bundle. Loading its two thousand modules one by one took three times the CPU time of bundling and
// loading the bundle.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';

const folder = join('.cache', 'prepare');
mkdirSync(folder, { recursive: true });
// Two processes may run at the same time.
const bundle = join(folder, `${process.pid}.mjs`);
try {
  buildSync({
    entryPoints: ['scripts/prepare.ts'],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    // These read files of their own packages, or are no JavaScript.
    external: ['@electric-sql/pglite', 'pdfkit', 'pg-native', 'sharp'],
    // Packages in CommonJS use `require`.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  await import(pathToFileURL(bundle).href);
} finally {
  rmSync(bundle, { force: true });
}
