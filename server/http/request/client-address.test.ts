import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddressHeader } from '@/lib/contracts/common';
import { partial } from '@/tests/factories/partial';
import { addressOf, stampClientAddresses } from './client-address';

const request = (forwarded: string | undefined) =>
  partial<Parameters<typeof addressOf>[0]>({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.9' } });

describe('addressOf', () => {
  it('believes the socket while no proxy is trusted', () => {
    expect(addressOf(request('1.2.3.4'), false)).toBe('10.0.0.9');
  });

  it('believes the last entry of a trusted proxy, which is the one it wrote itself', () => {
    expect(addressOf(request('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
    expect(addressOf(request(undefined), true)).toBe('10.0.0.9');
  });
});

it('replaces what a client claims before a handler sees it', async () => {
  stampClientAddresses(false);
  const server = createServer((incoming, response) => response.end(String(incoming.headers[clientAddressHeader])));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { [clientAddressHeader]: '6.6.6.6' } });
  expect(await answer.text()).toBe('127.0.0.1');
  server.close();
});
