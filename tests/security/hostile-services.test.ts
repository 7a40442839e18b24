import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readFeed } from '@/server/import/sources/read-feed';
import { createPublishedRates } from '@/server/ports/exchange-rates';
import { createSmtpMail } from '@/server/ports/mail';
import { createS3Storage } from '@/server/ports/s3-storage';
import { createGatewaySms } from '@/server/ports/sms';

/** How the services of this file behave, by the first segment of their address. */
type Behaviour = 'inward' | 'endless' | 'silent' | 'html' | 'drip';

const megabyte = Buffer.alloc(1024 * 1024, 0x20);
const innerCalls: string[] = [];
const open = new Set<{ destroy(): void }>();
const timers = new Set<NodeJS.Timeout>();

function sendEndlessly(response: ServerResponse): void {
  while (!response.destroyed && response.write(megabyte));
  if (!response.destroyed) response.once('drain', () => sendEndlessly(response));
}
function drip(write: (text: string) => unknown): void {
  timers.add(setInterval(() => write('x'), 50));
}
const inner = createHttpServer((request, response) => {
  innerCalls.push(request.url ?? '');
  response.end('[]');
});
const service = createHttpServer((request, response) => {
  open.add(response);
  const behaviour = request.url?.split('/')[1] as Behaviour;
  if (behaviour === 'inward') response.writeHead(307, { location: `${originOf(inner)}/latest/meta-data` }).end();
  // Without an ETag an object is refused before it is read.
  if (behaviour === 'endless') sendEndlessly(response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }));
  if (behaviour === 'html')
    response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Sign in to the Wi-Fi</html>');
  if (behaviour === 'drip') drip((text) => response.write(text));
});
let smtpBehaviour: Behaviour = 'silent';
const smtp = createTcpServer((socket: Socket) => {
  open.add(socket);
  socket.on('error', () => undefined);
  if (smtpBehaviour === 'drip') drip((text) => socket.write(`220-${text}\r\n`));
  if (smtpBehaviour === 'endless') {
    const write = (): void => {
      while (!socket.destroyed && socket.write(megabyte));
      if (!socket.destroyed) socket.once('drain', write);
    };
    write();
  }
});
const originOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const server of [inner, service, smtp]) await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  for (const timer of timers) clearInterval(timer);
  for (const one of open) one.destroy();
  for (const server of [inner, service, smtp]) server.close();
});

/** An endless answer has to fail by its length, long before its time is over. */
const timeoutMsOf = (behaviour: Behaviour): number => (behaviour === 'endless' ? 20_000 : 300);
const keys = { bucket: 'photos', region: 'eu', accessKeyId: 'a', secretAccessKey: 'b' };
const bucketOf = (behaviour: Behaviour) =>
  createS3Storage({ ...keys, timeoutMs: timeoutMsOf(behaviour), endpoint: `${originOf(service)}/${behaviour}` });
async function feedOf(behaviour: Behaviour) {
  for await (const _ of readFeed(`${originOf(service)}/${behaviour}`));
}
/** The requests to each third-party service. */
const calls: Record<string, (behaviour: Behaviour) => Promise<unknown>> = {
  'exchange rates': (behaviour) => createPublishedRates(`${originOf(service)}/${behaviour}`, timeoutMsOf(behaviour)).read(),
  'the SMS gateway': (behaviour) =>
    createGatewaySms(`${originOf(service)}/${behaviour}`, 'token', timeoutMsOf(behaviour)).send({
      phone: '599000000',
      text: 'კოდი 123456',
    }),
  'a file for the object storage': (behaviour) =>
    bucketOf(behaviour).put('a1b2c3d4e5f6a7b8c9d0e1f2-small.webp', new Uint8Array(4)),
  'a file of the object storage': (behaviour) => bucketOf(behaviour).get('a1b2c3d4e5f6a7b8c9d0e1f2-small.webp'),
  'the names of the object storage': async (behaviour) => {
    for await (const _ of bucketOf(behaviour).list());
  },
};

describe('V15.3.2 a redirect to an address of our own network', () => {
  it.each(Object.keys(calls))('is not followed by %s', async (name) => {
    innerCalls.length = 0;
    await expect(calls[name]?.('inward')).rejects.toThrow();
    expect(innerCalls).toEqual([]);
  });

  it('is not followed by the import of a feed', async () => {
    innerCalls.length = 0;
    await expect(feedOf('inward')).rejects.toThrow('has moved');
    expect(innerCalls).toEqual([]);
  });
});

describe('V16.5.2 a service that', () => {
  it.each(Object.keys(calls))('never responds fails %s in time', async (name) => {
    await expect(calls[name]?.('silent')).rejects.toThrow();
    // A body that never ends is a failure where it is read.
    if (name !== 'the SMS gateway') await expect(calls[name]?.('drip')).rejects.toThrow();
  });

  it.each(['exchange rates', 'a file of the object storage', 'the names of the object storage'])(
    'sends an endless response fails %s before its memory is full',
    async (name) => {
      const before = process.memoryUsage().rss;
      await expect(calls[name]?.('endless')).rejects.toThrow('is too long');
      expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    },
  );

  it.each(['exchange rates', 'a file for the object storage', 'a file of the object storage', 'the names of the object storage'])(
    'responds with a page fails %s',
    async (name) => {
      await expect(calls[name]?.('html')).rejects.toThrow();
    },
  );

  it.each(['endless', 'drip'] as const)('speaks SMTP that is %s fails the mail in time', async (behaviour) => {
    smtpBehaviour = behaviour;
    const { port } = smtp.address() as AddressInfo;
    const port25 = createSmtpMail(`smtp://127.0.0.1:${port}`, 'Aivani <help@aivani.example>', 500);
    const started = process.hrtime.bigint();
    await expect(port25.send({ to: 'nino@example.com', subject: 'x', text: 'y' })).rejects.toThrow();
    expect(Number(process.hrtime.bigint() - started) / 1e6).toBeLessThan(5000);
  });
});
