import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { EntryState } from './entry-state.ts';

export type StopOptions = {
  /** How long to serve on while readiness is refused, so that a balancer notices. */
  delayMs: number;
  /** How long requests under way may take before their connections are cut. */
  drainMs: number;
};

/** Refuses readiness, takes no more connections, and resolves when the requests under way have been answered. */
export async function stopServer(server: Server, state: EntryState, { delayMs, drainMs }: StopOptions): Promise<void> {
  state.isStopping = true;
  await wait(delayMs);
  const timer = setTimeout(() => server.closeAllConnections(), drainMs);
  await new Promise<void>((done) => {
    server.close(() => done());
  });
  clearTimeout(timer);
}
