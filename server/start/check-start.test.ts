import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseFolderOf, lockFolder } from '../db/folder-lock';
import { checkStart } from './check-start';

const gibibyte = 2 ** 30;
const folder = mkdtempSync(join(tmpdir(), 'aivani-check-'));
let taken: Server;
let takenPort = 0;
beforeAll(async () => {
  taken = createServer();
  taken.listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  takenPort = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true, force: true });
});

const production = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder } as const;
const key = Buffer.alloc(32, 7).toString('base64');
const check = (source: Record<string, string>, freeBytes = gibibyte, isUnbuilt = false, cores = 8) =>
  checkStart({ ...production, ...source }, { isUnbuilt, readFree: async () => freeBytes, cores });

it('a trial on one machine needs nothing, and the check leaves nothing behind', async () => {
  expect(await check({})).toEqual({ facts: ['port 0', `embedded database in ${folder}`], problems: [] });
  expect(await check({ DATA_DIR: join(folder, 'not', 'there') })).toMatchObject({ problems: [] });
  expect(readdirSync(folder)).toEqual([]);
});

it('more cores than one process uses are named where several processes could share a database', async () => {
  const source = { DATABASE_URL: 'postgres://aivani:secret@127.0.0.1:1/market' };
  const advice = expect.stringContaining('run more copies');
  expect((await check(source)).facts).toContainEqual(advice);
  expect((await check(source, gibibyte, false, 2)).facts).not.toContainEqual(advice);
  expect((await check({})).facts).not.toContainEqual(advice);
});

it('everything that a start lacks is in one report', async () => {
  const { problems } = await check(
    {
      PORT: String(takenPort),
      METRICS_PORT: 'many',
      DATABASE_URL: 'postgres://aivani:secret@127.0.0.1:1/market',
      JOBS: 'yes',
      PAYMENT_GATEWAY: 'tpay',
      TPAY_CLIENT_ID: 'shop',
      TRANSLATION_PROVIDER: 'libretranslate',
    },
    1024,
    true,
  );
  expect(problems).toEqual([
    expect.stringMatching(/^JOBS: /),
    expect.stringMatching(/^Set SITE_URL to the public address of the site, .*\.$/),
    expect.stringMatching(/^Set DATA_KEY, .*openssl rand -base64 32$/),
    'PAYMENT_GATEWAY=tpay needs TPAY_CLIENT_SECRET, TPAY_API_KEY.',
    'TRANSLATION_PROVIDER=libretranslate needs TRANSLATION_URL.',
    `PORT: the port ${takenPort} is taken by another program. Set it to a free port.`,
    'METRICS_PORT: "many" is no port from 0 to 65535.',
    expect.stringMatching(/^DATA_DIR: the disk of .* has 0 MiB left; 64 MiB are needed\./),
    expect.stringMatching(/^\.next: the disk of \.next has 0 MiB left; /),
    expect.stringMatching(/^DATABASE_URL: the database 127\.0\.0\.1:1\/market cannot be reached \(.*ECONNREFUSED/),
  ]);
  expect(problems.join('\n')).not.toContain('secret');
});

it('a variable with a wrong value is named once', async () => {
  const { problems } = await check({ TRUST_PROXY: '1', SITE_URL: 'example.ge', DATA_KEY: 'short' });
  expect(problems).toEqual([expect.stringMatching(/^SITE_URL: /), expect.stringMatching(/^DATA_KEY needs keys of 32 bytes/)]);
});

it('the sandbox has to be opened in production', async () => {
  expect((await check({ PAYMENT_GATEWAY: 'sandbox' })).problems).toEqual(['PAYMENT_GATEWAY=sandbox needs PAYMENT_SANDBOX=1.']);
  expect((await check({ PAYMENT_GATEWAY: 'sandbox', PAYMENT_SANDBOX: '1', DATA_KEY: key })).problems).toEqual([]);
});

it('a new market needs more room than an empty one', async () => {
  const bytes = 100 * 2 ** 20;
  expect((await check({}, bytes)).problems).toEqual([expect.stringMatching(/^DATA_DIR: the disk of .* has 100 MiB left/)]);
  expect((await check({ SEED: '0' }, bytes)).problems).toEqual([]);
});

it('an embedded database belongs to one process', async () => {
  const dataDir = join(folder, 'busy');
  mkdirSync(databaseFolderOf(dataDir), { recursive: true });
  const unlock = await lockFolder(databaseFolderOf(dataDir));
  expect((await check({ DATA_DIR: dataDir })).problems).toEqual([expect.stringContaining('is in use by another process')]);
  await unlock();
  expect((await check({ DATA_DIR: dataDir })).problems).toEqual([]);
});

it('a folder that cannot be made is named', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  expect((await check({ DATA_DIR: join(file, 'data') })).problems).toEqual([
    expect.stringMatching(/^DATA_DIR: the folder .*\/file\/data cannot be written\./),
  ]);
});
