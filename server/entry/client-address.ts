import type { IncomingMessage } from 'node:http';

/**
 * The address that limits count by.
 * @param isProxyTrusted whether the last entry of X-Forwarded-For was written by our own proxy
 */
export function clientAddressOf(request: Pick<IncomingMessage, 'headers' | 'socket'>, isProxyTrusted: boolean): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  return (isProxyTrusted && forwarded) || (request.socket.remoteAddress ?? 'unknown');
}
