import type { ServerResponse } from 'node:http';

export type FinalHeaderOptions = {
  /** Whether the database failed while the response was made. */
  isDatabaseUnavailable(): boolean;
  isStopping(): boolean;
};

const retryAfterSeconds = 5;

/** Settles what only the final status decides: no cache keeps an error, and a page that failed for want of a database is 503. */
export function applyFinalHeaders(response: ServerResponse, { isDatabaseUnavailable, isStopping }: FinalHeaderOptions): void {
  type WriteHead = (...args: unknown[]) => ServerResponse;
  const writeHead = response.writeHead.bind(response) as WriteHead;
  response.writeHead = ((...args: unknown[]) => {
    const isUnavailable = args[0] === 500 && isDatabaseUnavailable();
    const [status, ...others] = isUnavailable ? [503, ...args.slice(1)] : args;
    if (isUnavailable) {
      response.statusMessage = '';
      response.setHeader('retry-after', retryAfterSeconds);
    }
    if (Number(status) >= 400 && /public|max-age=[1-9]/.test(String(response.getHeader('cache-control'))))
      response.setHeader('cache-control', 'no-store');
    if (isStopping()) response.setHeader('connection', 'close');
    return writeHead(status, ...others);
  }) as ServerResponse['writeHead'];
}
