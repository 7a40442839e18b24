import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUpload } from '../http/limits/body-limits.ts';
import { refuse } from './guard.ts';
import { createLane, type LaneLimits, usualWaits } from './lane.ts';
import type { Layer } from './layers.ts';
import { createPersonalQueues, usualPersonalLimits } from './personal-queues.ts';
import { type LaneName, requestClassOf } from './request-classes.ts';

export type AdmissionLimits = Readonly<Record<LaneName, LaneLimits>>;

/**
 * A page costs tens of milliseconds of one processor, a call of the API some: more at once only make each other late, and each holds
 * memory. A process has ten connections to its database.
 */
export const usualLimits: AdmissionLimits = {
  pages: { runningMax: 4, waitingMax: 32 },
  accountPages: { runningMax: 4, waitingMax: 32 },
  api: { runningMax: 16, waitingMax: 64 },
  accountApi: { runningMax: 16, waitingMax: 64 },
  // A request of theirs may hold ten calls, which run one after another.
  assistants: { runningMax: 2, waitingMax: 16 },
};

/** The lane of a request; null passes at once. Uploads have their own queue, and take as long as their sender does. */
function laneOf(request: IncomingMessage): LaneName | null {
  const { method = '', url = '' } = request;
  const [path = ''] = url.split('?', 1);
  return isUpload({ method, url: `http://localhost${path}` }) ? null : requestClassOf(request).lane;
}

const retryAfterSeconds = 5;

/** How long a body may be on its way before its request gives its place back: a sender that trickles must not hold one. */
const bodyMs = 1000;

/** Resolves when the response has been sent, or its client has left. */
const ended = (response: ServerResponse): Promise<void> =>
  new Promise((done) => {
    if (response.destroyed || response.writableFinished) done();
    else response.once('finish', done).once('close', done);
  });

/** Resolves when a body has been on its way for too long; never for one that has come. */
function trickles(request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(() => {
      if (!request.complete) done();
    }, bodyMs);
    response.once('close', () => clearTimeout(timer));
  });
}

/**
 * Starts one request in each iteration of the event loop, taking the lanes in turn. Sockets are read in between, so that a full queue is
 * noticed: on the embedded database a call runs to its end without yielding, and the requests behind it would wait unread.
 */
function createScheduler(lanes: () => readonly { startNext(): boolean }[]) {
  let isScheduled = false;
  let first = 0;
  const turn = (): void => {
    isScheduled = false;
    const all = lanes();
    for (let step = 0; step < all.length; step++) {
      const at = (first + step) % all.length;
      if (!all[at]?.startNext()) continue;
      first = at + 1;
      schedule();
      return;
    }
  };
  const schedule = (): void => {
    if (isScheduled) return;
    isScheduled = true;
    setImmediate(turn);
  };
  return schedule;
}

/**
 * Admits a bounded number of requests to each lane; further ones wait in its queue, writes of one person first in a queue of that person.
 * A request that finds the queue full, or has waited for longer than the maximum, is refused with 503.
 */
export function createAdmission(limits: AdmissionLimits, waits = usualWaits, personalLimits = usualPersonalLimits): Layer {
  const schedule = createScheduler(() => inTurn);
  const lanes = {
    pages: createLane(limits.pages, waits, schedule),
    accountPages: createLane(limits.accountPages, waits, schedule),
    api: createLane(limits.api, waits, schedule),
    accountApi: createLane(limits.accountApi, waits, schedule),
    assistants: createLane(limits.assistants, waits, schedule),
  };
  const inTurn = Object.values(lanes);
  const personal = createPersonalQueues(personalLimits);
  return async (request, response, next) => {
    const name = laneOf(request);
    if (name === null) return next(request, response);
    const lane = lanes[name];
    const own = await personal.enter(request, response);
    if (own === null || !(await lane.enter(response))) {
      own?.leave();
      if (response.destroyed) return;
      return refuse(request, response, { status: 503, messageKey: 'errors.unavailable', retryAfterSeconds });
    }
    const leave = (): void => {
      lane.leave();
      own.leave();
    };
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    // A rendering whose client has left is given up by the framework; its promise may then stay open.
    const over = [next(request, response), ended(response), ...(hasBody ? [trickles(request, response)] : [])];
    await Promise.race(over).finally(leave);
  };
}
