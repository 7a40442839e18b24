import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bundleCommands } from '@/tests/setup/bundle';
import { listenForCommands } from '../commands/command-socket';
import { queryRows } from '../db/client';
import { type OpenDatabase, openDatabase } from '../db/open';
import { checkBackup, checkDatabase, restoreBackup } from './backup';

describe('the drill @all', () => {
  let root: string;
  let dataDir: string;
  let backup: string;
  let database: OpenDatabase;
  let stopListening: () => Promise<void>;
  let commands: Awaited<ReturnType<typeof bundleCommands>>;

  beforeAll(async () => {
    commands = await bundleCommands('backup', 'restore', 'check');
    root = mkdtempSync(join(tmpdir(), 'aivani-drill-'));
    dataDir = join(root, 'data');
    backup = join(root, 'backup');
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('DATABASE_URL', '');
    database = await openDatabase({ dataDir });
    await database.db.execute(sql`create table drill (number int primary key)`);
    stopListening = await listenForCommands({ DATA_DIR: dataDir }, database);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stopListening();
    await database.close();
    commands.remove();
    rmSync(root, { recursive: true, force: true });
  });

  const numbersIn = async ({ db }: OpenDatabase): Promise<number[]> => {
    const rows = await queryRows<{ number: number }>(db, sql`select number from drill order by number`);
    return rows.map(({ number }) => number);
  };

  it('backs up while the site writes, and loses no row that was acknowledged before', async () => {
    let written = 0;
    let isDone = false;
    const write = async (): Promise<void> => {
      while (!isDone) {
        await database.db.execute(sql`insert into drill values (${written})`);
        written += 1;
        // The embedded database does no I/O: the event loop would not serve the socket otherwise.
        await nextTurn();
      }
    };
    const writing = write();
    await expect.poll(() => written).toBeGreaterThan(0);
    const writtenBefore = written;
    const { code, output, errors } = await commands.run('backup', backup);
    const writtenAfter = written;
    isDone = true;
    await writing;
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toContain(`are in ${backup}`);
    const restored = join(root, 'restored');
    // The drill's database has no ledger; wallet-check.db.test.ts has one that does not add up.
    expect(await restoreBackup(backup, restored)).toMatch(/Its ledger is of another version: .* DATA_DIR=/);
    const copy = await openDatabase({ dataDir: restored });
    const numbers = await numbersIn(copy);
    await copy.close();
    // Nothing between the first and the last row is missing.
    expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index));
    expect(numbers.length).toBeGreaterThanOrEqual(writtenBefore);
    expect(numbers.length).toBeLessThanOrEqual(writtenAfter);
  });

  it('accepts a complete backup', async () => {
    expect(await checkBackup(backup)).toContain('is whole');
  });

  it('finds one changed byte, names the file, and restores nothing of it', async () => {
    const base = join(backup, 'database/base');
    const files = readdirSync(base, { recursive: true }).map((name) => join(base, String(name)));
    const file = files.find((path) => statSync(path).isFile() && statSync(path).size > 8192) ?? '';
    const bytes = readFileSync(file);
    bytes[5000] = 255 - (bytes[5000] ?? 0);
    writeFileSync(file, bytes);
    const name = file.slice(backup.length + 1);
    const target = join(root, 'never');
    const { code, errors } = await commands.run('restore', backup, target);
    expect(code).toBe(1);
    expect(errors).toBe(`The backup in ${backup} is damaged: ${name} was changed. Take another backup.`);
    expect(readdirSync(root)).not.toContain('never');
  });

  it('writes no backup over files that are there, and restores over none', async () => {
    expect((await commands.run('backup', backup)).errors).toContain('is not empty');
    await expect(restoreBackup(backup, dataDir)).rejects.toThrow('is not empty');
  });

  it('reads every row of the open database, and says which page it cannot read', async () => {
    expect(await checkDatabase(database)).toMatch(/^Every row can be read: \d+ of \d+ tables\.$/);
    const [{ path } = { path: '' }] = await queryRows<{ path: string }>(
      database.db,
      sql`select pg_relation_filepath('drill') as path`,
    );
    await stopListening();
    await database.close();
    const file = join(dataDir, 'database', path);
    const bytes = readFileSync(file);
    bytes.fill(255, 0, 64);
    writeFileSync(file, bytes);
    database = await openDatabase({ dataDir });
    stopListening = await listenForCommands({ DATA_DIR: dataDir }, database);
    const { code, errors } = await commands.run('check', '--rows');
    expect(code).toBe(1);
    expect(errors).toMatch(/^The table public\.drill cannot be read \(invalid page in block 0 of .*\)\. Restore a backup/);
  });
});
