// A process of its own, so that the generator's work and garbage are not the bench's: sends the paths of a message and answers with the
// figures.
import autocannon from 'autocannon';
import type { TrafficOptions, TrafficResult } from './traffic';

/** How long a visitor waits. */
const timeoutSeconds = 10;

function send({ origin, paths, connections, headers }: TrafficOptions): Promise<TrafficResult> {
  let next = 0;
  const timesMs: number[] = [];
  const statuses: Record<number, number> = {};
  return new Promise((done, fail) => {
    const running = autocannon(
      {
        url: origin,
        connections,
        amount: paths.length,
        timeout: timeoutSeconds,
        headers,
        // The connections share one sequence; each takes the next path when it has its response.
        requests: [
          {
            setupRequest: (request) => {
              const path = paths[next % paths.length] ?? '/';
              next += 1;
              return { ...request, path };
            },
          },
        ],
      },
      (error, result) => {
        if (error) fail(error);
        else done({ timesMs, statuses, errors: result.errors, seconds: result.duration });
      },
    );
    running.on('response', (_client, status, _bytes, timeMs) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      timesMs.push(timeMs);
    });
  });
}

process.once('message', (options: TrafficOptions) => {
  void send(options).then((result) => process.send?.(result, () => process.disconnect()));
});
