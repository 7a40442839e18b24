import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** They read files beside their own. */
const external = ['@electric-sql/pglite', 'nodemailer', 'pdfkit', 'pg', 'pg-boss', 'pino', 'sharp'];

type Bundle = { file: string; remove: () => void };

/** One file of a program and of what it imports: loading the modules one by one takes a process four times as long. */
export async function bundle(entry: string): Promise<Bundle> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache', 'bundle-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': process.cwd() } },
    ssr: { noExternal: true, external },
    build: { ssr: entry, outDir: folder, rolldownOptions: { output: { entryFileNames: 'program.mjs' } } },
  });
  return { file: join(folder, 'program.mjs'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
