import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUpload } from '../http/limits/body-limits.ts';
import { refuse } from './guard.ts';
import type { Layer } from './layers.ts';

type LaneLimits = {
  /** Requests under way at once. */
  runningMax: number;
  /** Requests that wait for one of them to end; more are refused. */
  waitingMax: number;
};

/** Each lane has places of its own, so a crowd in one leaves the others theirs. */
type LaneName = 'pages' | 'accountPages' | 'api' | 'accountApi';
export type AdmissionLimits = Readonly<Record<LaneName, LaneLimits>>;

/**
 * A page costs tens of milliseconds of one processor, a call of the API some: more at once only make each other late, and each holds
 * memory. A process has ten connections to its database.
 */
export const usualLimits: AdmissionLimits = {
  pages: { runningMax: 16, waitingMax: 32 },
  accountPages: { runningMax: 4, waitingMax: 32 },
  api: { runningMax: 16, waitingMax: 64 },
  accountApi: { runningMax: 16, waitingMax: 64 },
};

const noLimit: LaneLimits = { runningMax: Number.POSITIVE_INFINITY, waitingMax: 0 };
/** Begins everything at once; for comparison. */
export const unlimited: AdmissionLimits = { pages: noLimit, accountPages: noLimit, api: noLimit, accountApi: noLimit };

/** Files, which cost nothing to send. */
const filePath = /^\/(?:(?:_next|assets)(?:\/|$)|[^/]+\.[a-z]+$)/;
/** What is answered however many others wait: health, the callbacks of payment gateways, pictures, and streams that stay open. */
const unboundedApi = /^\/api\/(?:health|payments\/callback|images)(?:\/|$)|\/chat\/events\/?$/;
const accountApi =
  /^\/api\/(?:auth-service|payments|[^/]+\/(?:account|admin|auth|bans|codes|invoices|me|notifications|orders|payments|profile|promotion|sessions|sign-in|users))(?:\/|$)/;
const accountPage = /^\/(?:(?:en|ru)\/)?(?:account|admin|auth|payment-result)(?:\/|$)/;

/** The lane of a request; null passes at once. It follows from the path alone, since a header could be forged. */
function laneOf({ method = '', url = '' }: IncomingMessage): LaneName | null {
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/api(?:\/|$)/.test(path)) {
    // Uploads have a queue of their own, and take as long as their sender does.
    if (unboundedApi.test(path) || isUpload({ method, url: `http://localhost${path}` })) return null;
    return accountApi.test(path) ? 'accountApi' : 'api';
  }
  if (filePath.test(path)) return null;
  return accountPage.test(path) ? 'accountPages' : 'pages';
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

function createLane({ runningMax, waitingMax }: LaneLimits) {
  let running = 0;
  const line: (() => void)[] = [];
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    isFull: (): boolean => running >= runningMax && line.length >= waitingMax,
    leave,
    /** @returns whether the request has a place; not when its client left while it stood in line */
    enter: async (response: ServerResponse): Promise<boolean> => {
      if (running < runningMax) {
        running += 1;
        return true;
      }
      let admit = (): void => undefined;
      const admitted = new Promise<true>((done) => {
        admit = () => done(true);
      });
      line.push(admit);
      if (await Promise.race([admitted, ended(response).then(() => false)])) return true;
      const at = line.indexOf(admit);
      // Who is called up and leaves in the same moment hands the place on.
      if (at === -1) leave();
      else line.splice(at, 1);
      return false;
    },
  };
}

/** Admits a bounded number of requests to each lane; those beyond wait in line, and what a line has no room for is refused with 503. */
export function createAdmission(limits: AdmissionLimits): Layer {
  const lanes = {
    pages: createLane(limits.pages),
    accountPages: createLane(limits.accountPages),
    api: createLane(limits.api),
    accountApi: createLane(limits.accountApi),
  };
  return async (request, response, next) => {
    const name = laneOf(request);
    if (name === null) return next(request, response);
    const lane = lanes[name];
    if (lane.isFull()) return refuse(request, response, { status: 503, messageKey: 'errors.unavailable', retryAfterSeconds });
    if (!(await lane.enter(response))) return;
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    // A rendering whose client has left is given up by the framework; its promise may then stay open.
    const over = [next(request, response), ended(response), ...(hasBody ? [trickles(request, response)] : [])];
    await Promise.race(over).finally(lane.leave);
  };
}
