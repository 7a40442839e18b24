import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createErrorReporter } from './error-reporter';

type Received = { url: string | undefined; auth: unknown; lines: Record<string, unknown>[]; text: string };

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A server that implements the envelope endpoint of Sentry's protocol. */
async function startTracker(status = 200) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const lines = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    received.push({ url: request.url, auth: request.headers['x-sentry-auth'], lines, text });
    response.writeHead(status).end('{}');
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { received, environment: { SENTRY_DSN: `http://public@127.0.0.1:${port}/7`, NODE_ENV: 'production' } };
}

it('sends an envelope with the error, its calls and the tags', async () => {
  const { received, environment } = await startTracker();
  const reporter = createErrorReporter({ ...environment, SENTRY_RELEASE: 'abc' });
  reporter.report(new TypeError('x is not a function'), { where: 'api', route: '/api/v1/statements/:id' });
  await reporter.close();
  expect(received).toHaveLength(1);
  const [{ url, auth, lines }] = received as [Received];
  expect(url).toBe('/api/7/envelope/');
  expect(auth).toContain('sentry_key=public');
  expect(lines[1]).toEqual({ type: 'event' });
  expect(lines[2]).toMatchObject({
    event_id: lines[0]?.event_id,
    environment: 'production',
    release: 'abc',
    tags: { where: 'api', route: '/api/v1/statements/:id' },
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  });
  expect(JSON.stringify(lines[2])).toContain('error-reporter.test.ts');
});

it('sends nothing that a message quotes: values, phones, e-mails, tokens, addresses, the query of a driver', async () => {
  const { received, environment } = await startTracker();
  const reporter = createErrorReporter(environment);
  const secrets = ['Nino', '+995 599 12 34 56', 'nino@example.ge', 'q7Yw3kP0Zr8sT1uV5xA9bC2d', 'https://a.example/?code=123456'];
  const root = new Error(`invalid input "${secrets[0]}" of ${secrets.slice(1).join(' and ')}`);
  reporter.report(new Error(`Failed query: insert params: ${secrets}`, { cause: root }), {});
  await reporter.close();
  for (const secret of secrets) expect(received[0]?.text).not.toContain(secret);
  expect(received[0]?.text).toContain('invalid input');
});

it('sends thirty reports a minute at most, ten at once', async () => {
  const { received, environment } = await startTracker();
  const reporter = createErrorReporter(environment);
  for (let round = 0; round < 5; round++) {
    for (let count = 0; count < 20; count++) reporter.report(new Error('again'), {});
    await reporter.close();
    expect(received.length).toBe(Math.min(30, 10 * (round + 1)));
  }
});

it('sends none at a sampling rate of 0.0', async () => {
  const { received, environment } = await startTracker();
  const reporter = createErrorReporter({ ...environment, SENTRY_SAMPLE_RATE: '0.0' });
  reporter.report(new Error('once'), {});
  await reporter.close();
  expect(received).toEqual([]);
});

it('neither throws nor rejects when the tracker refuses or is unavailable', async () => {
  const { environment } = await startTracker(500);
  const refused = createErrorReporter(environment);
  const away = createErrorReporter({ SENTRY_DSN: 'http://public@127.0.0.1:1/7' });
  for (const reporter of [refused, away]) {
    reporter.report('not even an error', {});
    await expect(reporter.close()).resolves.toBeUndefined();
  }
});

it('says how an address that it cannot read should look', () => {
  expect(() => createErrorReporter({ SENTRY_DSN: 'https://tracker.example/7' })).toThrow('https://KEY@HOST/PROJECT');
});
