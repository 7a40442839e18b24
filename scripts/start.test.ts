import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aivani-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string, mode = 0o644) => {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text, { mode });
};

/** The files of the project that a script imports. */
const importsOf = (path: string): string[] =>
  [...readFileSync(path, 'utf8').matchAll(/ from '(\.[^']+)'/g)].map(([, name = '']) => join(path, '..', name));

/** A checkout whose packages are installed, and in which each step only leaves a file. */
function createCheckout(): void {
  write('package-lock.json', '{}');
  const lock = createHash('sha256').update('package-lock.json').update('{}').digest('hex');
  write('node_modules/.cache/aivani-install', lock);
  write('node_modules/.bin/tsx', '#!/bin/sh\necho "The site cannot start: $1"\nexit 1\n', 0o755);
  write('node_modules/.bin/next', '#!/bin/sh\ntouch built\n', 0o755);
  write('scripts/prepare.mjs', "import { writeFileSync } from 'node:fs';\nwriteFileSync('prepared', '');\n");
  for (const path of ['scripts/start.mjs', ...importsOf('scripts/start.mjs')]) write(path, readFileSync(path, 'utf8'));
}

it.skipIf(process.platform === 'win32')('a start that cannot succeed ends before it builds or prepares anything', () => {
  createCheckout();
  const { status, stdout } = spawnSync(process.execPath, ['scripts/start.mjs'], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('The site cannot start: scripts/check.ts');
  expect(status).toBe(1);
  for (const trace of ['built', 'prepared']) expect(existsSync(join(folder, trace)), trace).toBe(false);
});

it('the image installs with every file that the start imports', () => {
  const [installation = ''] = readFileSync('Dockerfile', 'utf8').split('--install-only');
  for (const path of importsOf('scripts/start.mjs')) expect(installation).toContain(`COPY ${path} `);
});
