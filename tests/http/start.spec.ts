import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from './fixtures';

test('a server that others reach ends at once, with the reason, without an address configured', async () => {
  const env = { ...process.env, NODE_ENV: 'production', TRUST_PROXY: '1', SITE_URL: '' } as NodeJS.ProcessEnv;
  const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
    const command = ['server/entry/main.ts', '--hostname', 'localhost', '--port', '0'];
    execFile('node', command, { env }, (error, stdout, stderr) => done({ code: error?.code, output: stdout + stderr }));
  });
  expect(code).toBe(1);
  expect(output).toContain('Set SITE_URL to the public address of the site');
});

test('a start on a port that is taken ends before anything is opened', async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  const { port } = other.address() as AddressInfo;
  const env = { ...process.env, NODE_ENV: 'production', DATA_DIR: join(tmpdir(), 'never-opened') } as NodeJS.ProcessEnv;
  const { code, output } = await new Promise<{ code: unknown; output: string }>((done) => {
    const command = ['server/entry/main.ts', '--hostname', '127.0.0.1', '--port', String(port)];
    execFile('node', command, { env }, (error, stdout, stderr) => done({ code: error?.code, output: stdout + stderr }));
  });
  other.close();
  expect([code, existsSync(join(tmpdir(), 'never-opened'))]).toEqual([1, false]);
  expect(output).toContain('EADDRINUSE');
});
