import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FolderUnusableError } from './folder-lock';
import { openDatabase } from './open';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'aivani-open-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The message of what opening a folder throws. */
async function failureOf(dataDir: string): Promise<string> {
  const error: unknown = await openDatabase({ dataDir }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(FolderUnusableError);
  return error instanceof Error ? error.message : '';
}

it('tells of a damaged database what is wrong, where, and what to do', async () => {
  const dataDir = join(root, 'damaged');
  mkdirSync(join(dataDir, 'database/global'), { recursive: true });
  writeFileSync(join(dataDir, 'database/PG_VERSION'), '18');
  writeFileSync(join(dataDir, 'database/global/pg_control'), 'cut');
  const message = await failureOf(dataDir);
  expect(message).toContain(join(dataDir, 'database'));
  expect(message).toContain('It is damaged or of another version');
  expect(message).toContain('npm run restore');
  expect(message).not.toContain('\n');
});

it('leaves a folder of somebody else alone', async () => {
  const dataDir = join(root, 'foreign');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'holiday.jpg'), 'x');
  expect(await failureOf(dataDir)).toMatch(/no database of this program, such as holiday\.jpg\. Set DATA_DIR/);
});

it('tells of a folder that it may not write', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(await failureOf(join(file, 'data'))).toMatch(/cannot be made \(ENOTDIR\)\. Give this user write access/);
});
