import { execFile } from 'node:child_process';
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
