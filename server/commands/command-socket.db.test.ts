import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { migrateDatabase } from '../db/migrate';
import { type OpenDatabase, openDatabase } from '../db/open';
import { statements } from '../modules/statements/statements.table';
import { installReferenceData } from '../seed/reference/reference-data';
import { commandSocketPath, listenForCommands } from './command-socket';

const fixture = join(process.cwd(), 'server/import/fixtures/georgian.csv');

// Only the embedded database has a folder and one owner; commands open a PostgreSQL server themselves.
describe.runIf(inject('testDatabase').kind === 'embedded')('while a process holds the data folder', () => {
  let dataDir: string;
  let database: OpenDatabase;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'aivani-owner-'));
    // Commands inherit the environment.
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('SEED', '1');
    database = await openDatabase({ dataDir });
    await migrateDatabase(database);
    await installReferenceData(database);
    stop = await listenForCommands({ DATA_DIR: dataDir }, database);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Runs a command of the project as a process of its own. */
  const run = (script: string, ...args: string[]): Promise<{ code: number | null; lines: string[]; errors: string }> =>
    new Promise((done) => {
      const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args]);
      let output = '';
      let errors = '';
      child.stdout.on('data', (chunk) => {
        output += chunk;
      });
      child.stderr.on('data', (chunk) => {
        errors += chunk;
      });
      child.on('close', (code) => done({ code, lines: output.trim().split('\n'), errors }));
    });

  it('takes no job from other users of the machine', () => {
    expect(statSync(commandSocketPath(dataDir)).mode & 0o777).toBe(0o600);
  });

  it('adds the rows of an import once, however often and however many at a time it is asked', async () => {
    const [one, other] = await Promise.all([
      run('import', '--source', 'csv', fixture),
      run('import', '--source', 'csv', fixture),
    ]);
    const accepted = [one, other].map(({ lines }) => (JSON.parse(lines.at(-1) ?? '') as { accepted: number }).accepted);
    expect(accepted.toSorted()).toEqual([0, 3]);
    expect(await database.db.$count(statements)).toBe(3);
  });

  it('seeds on request, and only over an empty market or when told to reset', async () => {
    const refused = await run('seed', '--statements', '20');
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('--reset')]);
    const done = await run('seed', '--statements', '20', '--reset');
    expect([done.code, done.lines.at(-1)]).toEqual([0, expect.stringContaining('20 statements')]);
    expect(await database.db.$count(statements)).toBe(20);
  });

  it('passes on why a job failed', async () => {
    const { code, errors } = await run('import', '--source', 'csv', join(dataDir, 'absent.csv'));
    expect([code, errors]).toEqual([1, expect.stringContaining('ENOENT')]);
  });

  it('sends a second owner away with the reason', async () => {
    const { code, errors } = await run('prepare');
    expect([code, errors]).toEqual([1, expect.stringContaining('is in use by another process')]);
  });
});
