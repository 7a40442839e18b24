import { describe, expect, it } from 'vitest';
import { partial } from '@/tests/factories/partial';
import { clientAddressOf } from './client-address';

const request = (forwarded: string | undefined) =>
  partial<Parameters<typeof clientAddressOf>[0]>({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.9' },
  });

describe('the address of a client', () => {
  it('is the socket’s while no proxy is trusted', () => {
    expect(clientAddressOf(request('1.2.3.4'), false)).toBe('10.0.0.9');
  });

  it('is the last entry of a trusted proxy, which the proxy wrote itself', () => {
    expect(clientAddressOf(request('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
    expect(clientAddressOf(request(undefined), true)).toBe('10.0.0.9');
  });
});
