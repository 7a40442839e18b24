import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { clientAddressHeader } from '@/lib/contracts/common';

/**
 * The address that limits count by.
 * @param isProxyTrusted whether the last entry of X-Forwarded-For was written by our own proxy
 */
export function addressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, isProxyTrusted: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (isProxyTrusted && forwarded) || (request.socket.remoteAddress ?? 'unknown');
}

/** Writes the address on every request of this process before the framework sees it; the framework itself hands on no socket. */
export function stampClientAddresses(isProxyTrusted: boolean): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    request.headers[clientAddressHeader] = addressOf(request, isProxyTrusted);
  });
}
