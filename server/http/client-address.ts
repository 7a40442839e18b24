import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Carries the visitor's address inside the process; whatever a client sends under this name is replaced at the socket. */
export const clientAddressHeader = 'x-client-address';

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
