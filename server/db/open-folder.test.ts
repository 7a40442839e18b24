import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('reports what is wrong with a damaged database, where, and what to do', async () => {
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

it('does not touch a folder of someone else', async () => {
  const dataDir = join(root, 'foreign');
  mkdirSync(join(dataDir, 'database'), { recursive: true });
  writeFileSync(join(dataDir, 'database', 'holiday.jpg'), 'x');
  expect(await failureOf(dataDir)).toMatch(/not a database of this site, such as holiday\.jpg\. Set DATA_DIR/);
});

it('names a folder that it may not write', async () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(await failureOf(join(file, 'data'))).toMatch(/cannot be made \(ENOTDIR\)\. Give this user write access/);
});

it('does not open on a disk without room for its log', async () => {
  const dataDir = join(root, 'full');
  const opening = openDatabase({ dataDir, readFree: async () => 63 * 2 ** 20 });
  await expect(opening).rejects.toThrow(/has 63 MiB left; the database needs 64 MiB\. Make room/);
});

/** Only ends a wait that nothing would end. */
const waitMsMax = 120_000;

it('is read-only while the disk is full, and accepts writes again when there is room', async () => {
  let free = 2 ** 30;
  const database = await openDatabase({ dataDir: join(root, 'filling'), readFree: async () => free });
  const write = () => database.db.execute(sql`create table if not exists written ()`);
  const code = () =>
    write().then(
      () => null,
      ({ cause }: Error) => (cause as { code?: string }).code,
    );
  expect(await code()).toBeNull();
  free = 0;
  await vi.waitFor(async () => expect(await code()).toBe('25006'), waitMsMax);
  await database.db.execute(sql`select count(*) from written`);
  free = 2 ** 30;
  await vi.waitFor(async () => expect(await code()).toBeNull(), waitMsMax);
  await database.close();
});
