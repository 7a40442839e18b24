import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCookie } from '../../lib/contracts/cookie-header.ts';
import { sessionCookieName } from '../../lib/session.ts';
import { createLane, type Lane, type LaneLimits } from './lane.ts';

export type PersonalLimits = LaneLimits & {
  /** How long a write waits for the person's earlier ones. */
  waitMaxMs: number;
  /** Writes of all persons that wait here; further ones go straight to the lane, so that tokens that nobody has cannot fill the memory. */
  waitingTotalMax: number;
};

/**
 * A burst of one person holds a quarter of a lane at most, and its other writes wait where they take nobody's place: on the embedded
 * database thirty orders take several seconds, longer than a stranger's call may wait in the lane.
 */
export const usualPersonalLimits: PersonalLimits = { runningMax: 4, waitingMax: 60, waitMaxMs: 20_000, waitingTotalMax: 1000 };

/** Gives a place back. */
type Place = { leave(): void };
const noQueue: Place = { leave: () => undefined };

const sessionCookies = [sessionCookieName(true), sessionCookieName(false)];

/** The token that a write came with; null for reads and for guests, many of whom share an address. */
function personOf({ method, headers }: IncomingMessage): string | null {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return null;
  const cookies = sessionCookies.map((name) => readCookie(headers.cookie, name));
  const token = [headers['x-api-key'], headers['global-authorization'], ...cookies].find((one) => one);
  return token === undefined || token === null ? null : String(token);
}

/** A queue for each person whose writes are under way, in order of arrival. */
export function createPersonalQueues({ waitMaxMs, waitingTotalMax, ...limits }: PersonalLimits) {
  const queues = new Map<string, Lane>();
  let waiting = 0;
  const waits = { waitMaxMs, standingAfterMs: Number.POSITIVE_INFINITY, standingWaitMaxMs: waitMaxMs };

  const queueOf = (person: string): Lane => {
    const known = queues.get(person);
    if (known) return known;
    const queue = createLane(limits, waits, () => {
      while (queue.startNext());
    });
    queues.set(person, queue);
    return queue;
  };

  return {
    /** @returns the place of the request; null when it waited for too long, its person has too many, or its client left */
    enter: async (request: IncomingMessage, response: ServerResponse): Promise<Place | null> => {
      const person = personOf(request);
      if (person === null || waiting >= waitingTotalMax) return noQueue;
      const queue = queueOf(person);
      const forget = (): void => {
        if (queue.isIdle() && queues.get(person) === queue) queues.delete(person);
      };
      waiting += 1;
      const isAdmitted = await queue.enter(response);
      waiting -= 1;
      if (!isAdmitted) {
        forget();
        return null;
      }
      return {
        leave: () => {
          queue.leave();
          forget();
        },
      };
    },

    /** How many persons have a write under way. */
    persons: (): number => queues.size,
  };
}
