import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { demoMarket } from '@/packages/demo-market/demo-market';
import { bundleCommands } from '@/tests/setup/bundle';
import { migrateDatabase } from '../db/migrate';
import { type OpenDatabase, openDatabase } from '../db/open';
import { statements } from '../modules/statements/statements.table';
import { installReferenceData } from '../reference/reference-data';
import { commandSocketPath, listenForCommands, sendCommand } from './command-socket';

const fixture = join(process.cwd(), 'server/import/fixtures/georgian.csv');

// Only the embedded database has a folder and one owner; commands open a PostgreSQL server themselves.
describe.runIf(inject('testDatabase').kind === 'embedded')('while a process has the data folder open', () => {
  let dataDir: string;
  let database: OpenDatabase;
  let stop: () => Promise<void>;
  let commands: Awaited<ReturnType<typeof bundleCommands>>;

  beforeAll(async () => {
    commands = await bundleCommands('import', 'seed', 'prepare');
    dataDir = mkdtempSync(join(tmpdir(), 'aivani-owner-'));
    // Commands inherit the environment.
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('DATABASE_URL', '');
    vi.stubEnv('SEED', '1');
    database = await openDatabase({ dataDir });
    await migrateDatabase(database);
    await installReferenceData(database);
    stop = await listenForCommands({ DATA_DIR: dataDir }, database, demoMarket);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await stop();
    await database.close();
    commands.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('accepts no command from other users of the machine', () => {
    expect(statSync(commandSocketPath(dataDir)).mode & 0o777).toBe(0o600);
  });

  it('adds the rows of an import once, however often and in parallel it is requested', async () => {
    const [one, other] = await Promise.all([
      commands.run('import', '--source', 'csv', fixture),
      commands.run('import', '--source', 'csv', fixture),
    ]);
    const accepted = [one, other].map(
      ({ output }) => (JSON.parse(output.split('\n').at(-1) ?? '') as { accepted: number }).accepted,
    );
    expect(accepted.toSorted()).toEqual([0, 3]);
    expect(await database.db.$count(statements)).toBe(3);
  });

  it('seeds on request, and only over an empty market or with a reset', async () => {
    const refused = await commands.run('seed', '--statements', '20');
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('--reset')]);
    const done = await commands.run('seed', '--statements', '20', '--reset');
    expect([done.code, done.output.split('\n').at(-1)]).toEqual([0, expect.stringContaining('20 statements')]);
    expect(await database.db.$count(statements)).toBe(20);
  });

  it('reports a usage error in one line, with exit code 2', async () => {
    const file = join(dataDir, 'other.csv');
    writeFileSync(file, 'a,b\n599123456,2\n');
    const absent = join(dataDir, 'absent.csv');
    const results = await Promise.all([
      commands.run('import', '--source', 'csv', absent),
      commands.run('import', '--source', 'csv', file),
      commands.run('import', '--sources', 'csv', file),
    ]);
    expect(results.map(({ code, errors }) => [code, errors])).toEqual([
      [2, `There is no file ${absent}.`],
      [2, `No column of ${file} is recognised. The first row names the columns: see --help.`],
      [2, "Unknown option '--sources'. See --help."],
    ]);
  });

  const longImport = (prefix: string) => {
    const rows = Array.from({ length: 6000 }, (_, index) => `${prefix}${index},თბილისი,ვაკე,sale,apartment,135000 $,75`);
    const location = join(dataDir, `long-${prefix}.csv`);
    writeFileSync(location, ['id,city,district,deal,type,price,area', ...rows].join('\n'));
    return { kind: 'import', source: 'csv', location } as const;
  };

  it('ends a job whose client is interrupted, and reports that the next one is queued', async () => {
    const long = longImport('i');
    const short = { kind: 'import', source: 'csv', location: fixture } as const;
    const controller = new AbortController();
    const waiting: string[] = [];
    const interrupted = sendCommand(dataDir, long, () => controller.abort(), controller.signal);
    const next = sendCommand(dataDir, short, (line) => waiting.push(line));
    await expect(interrupted).rejects.toMatchObject({ exitCode: 130, message: expect.stringContaining('Of the rows before') });
    expect(await next).toContain('"accepted"');
    expect(waiting).toEqual(['Waiting: the server is busy with another command.']);
  });

  it('stops beside clients that keep their connections open, once the running job has ended', async () => {
    const path = commandSocketPath(dataDir);
    const silent = connect(path);
    await once(silent, 'connect');
    const answered = connect({ path, allowHalfOpen: true }).setEncoding('utf8');
    answered.write('{"kind":"staff-list"}\n');
    expect((await once(answered, 'data'))[0]).toContain('"result"');
    let stopped: Promise<void> | undefined;
    const importing = sendCommand(dataDir, longImport('s'), () => {
      stopped ??= stop();
    });
    await expect(importing).rejects.toMatchObject({ message: expect.stringContaining('Of the rows before') });
    await stopped;
    expect(await sendCommand(dataDir, { kind: 'staff-list' }, () => undefined)).toBeNull();
    for (const client of [silent, answered]) client.destroy();
    stop = await listenForCommands({ DATA_DIR: dataDir }, database, demoMarket);
  });

  it('refuses a second owner with the reason', async () => {
    const { code, errors } = await commands.run('prepare');
    expect([code, errors]).toEqual([1, expect.stringContaining('is in use by another process')]);
  });
});
