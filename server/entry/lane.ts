import type { ServerResponse } from 'node:http';

export type LaneLimits = {
  /** Requests under way at once. */
  runningMax: number;
  /** Requests that wait for one of them to end; more are refused. */
  waitingMax: number;
};

/** How long requests wait in a queue before they are refused, in milliseconds. */
export type QueueWaits = {
  /** In a queue that empties from time to time: a burst, which is served completely. */
  waitMaxMs: number;
  /** A queue that has not been empty for this long is a standing queue: more requests arrive than can be served. */
  standingAfterMs: number;
  /** In a standing queue: some requests are served in time, instead of all of them late (controlled delay, as in CoDel). */
  standingWaitMaxMs: number;
};

export const usualWaits: QueueWaits = { waitMaxMs: 4000, standingAfterMs: 2000, standingWaitMaxMs: 500 };

type Waiting = { settle(isAdmitted: boolean): void };

export type Lane = ReturnType<typeof createLane>;

/** Admits a bounded number of requests; further ones wait in its queue. @param schedule called when a waiting request may be able to start */
export function createLane({ runningMax, waitingMax }: LaneLimits, waits: QueueWaits, schedule: () => void) {
  let running = 0;
  let emptyAtMs = 0;
  const queue: Waiting[] = [];
  return {
    isIdle: (): boolean => running === 0 && queue.length === 0,
    /** Whether a request began. */
    startNext: (): boolean => {
      if (running >= runningMax) return false;
      const next = queue.shift();
      if (!next) return false;
      running += 1;
      next.settle(true);
      return true;
    },
    leave: (): void => {
      running -= 1;
      schedule();
    },
    /** @returns whether the request has a place; not when the queue is full, when it has waited for too long, or when its client left */
    enter: (response: ServerResponse): Promise<boolean> => {
      const isFull = queue.length >= waitingMax + Math.max(runningMax - running, 0);
      if (isFull || response.destroyed) return Promise.resolve(false);
      const nowMs = performance.now();
      if (queue.length === 0) emptyAtMs = nowMs;
      const waitMs = nowMs - emptyAtMs > waits.standingAfterMs ? waits.standingWaitMaxMs : waits.waitMaxMs;
      return new Promise((done) => {
        const leaveQueue = (): void => {
          const at = queue.indexOf(waiting);
          if (at === -1) return;
          queue.splice(at, 1);
          waiting.settle(false);
        };
        const timer = setTimeout(leaveQueue, waitMs);
        const waiting: Waiting = {
          settle: (isAdmitted) => {
            clearTimeout(timer);
            response.off('close', leaveQueue);
            done(isAdmitted);
          },
        };
        queue.push(waiting);
        response.once('close', leaveQueue);
        schedule();
      });
    },
  };
}
