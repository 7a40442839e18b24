import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';

/** They read files next to their own. */
const external = ['@electric-sql/pglite', 'nodemailer', 'pdfkit', 'pg', 'pg-boss', 'pino', 'sharp'];

type Bundle = { fileOf(entry: string): string; remove(): void };

/** Programs without the modules that they import: loading those one by one takes a process several times as long. */
export async function bundle(...entries: string[]): Promise<Bundle> {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache', 'bundle-'));
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': process.cwd() } },
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      outDir: folder,
      rolldownOptions: { input: entries, output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  return {
    fileOf: (entry) => join(folder, `${basename(entry, '.ts')}.mjs`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type CommandResult = { code: number | null; output: string; errors: string };

type Commands = { run(name: string, ...args: string[]): Promise<CommandResult>; remove(): void };

/** Commands of the project that start as separate processes, each by its file in `scripts`. */
export async function bundleCommands(...names: string[]): Promise<Commands> {
  const scriptOf = (name: string): string => `scripts/${name}.ts`;
  const programs = await bundle(...names.map(scriptOf));
  return {
    run: (name, ...args) =>
      new Promise((done) => {
        const child = spawn(process.execPath, [programs.fileOf(scriptOf(name)), ...args]);
        let [output, errors] = ['', ''];
        child.stdout.on('data', (chunk) => {
          output += chunk;
        });
        child.stderr.on('data', (chunk) => {
          errors += chunk;
        });
        child.on('close', (code) => done({ code, output: output.trim(), errors: errors.trim() }));
      }),
    remove: programs.remove,
  };
}
