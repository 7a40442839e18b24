import type { ServerResponse } from 'node:http';
import { refuse } from './guard.ts';
import type { Layer } from './layers.ts';

/** What is answered without rendering: the API, the framework's files, the site's own. */
const unrendered = /^\/(?:(?:api|_next|assets)(?:\/|$)|[^/?]+\.[a-z]+(?:\?|$))/;

const retryAfterSeconds = 5;

export type AdmissionLimits = {
  /** Renderings under way at once. */
  renderingsMax: number;
  /** Requests that wait for one of them to end; more are refused. */
  waitingMax: number;
};

/** A page costs tens of milliseconds of one processor: more at once only make each other late, and each holds memory. */
export const usualLimits: AdmissionLimits = { renderingsMax: 16, waitingMax: 32 };

/** Resolves when the response has been sent, or its client has left. */
const ended = (response: ServerResponse): Promise<void> =>
  new Promise((done) => {
    if (response.destroyed || response.writableFinished) done();
    else response.once('finish', done).once('close', done);
  });

/** Admits a bounded number of renderings; those beyond wait in line, and what the line has no room for is refused with 503. */
export function createAdmission({ renderingsMax, waitingMax }: AdmissionLimits): Layer {
  let rendering = 0;
  const line: (() => void)[] = [];
  const leave = (): void => {
    const next = line.shift();
    if (next) next();
    else rendering -= 1;
  };

  /** @returns whether the request has a place; not when its client left while it stood in line */
  const enter = async (response: ServerResponse): Promise<boolean> => {
    if (rendering < renderingsMax) {
      rendering += 1;
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
  };

  return async (request, response, next) => {
    if (unrendered.test(request.url ?? '')) return next(request, response);
    if (rendering >= renderingsMax && line.length >= waitingMax)
      return refuse(request, response, { status: 503, messageKey: 'errors.unavailable', retryAfterSeconds });
    if (!(await enter(response))) return;
    // A rendering whose client has left is given up by the framework; its promise may then stay open.
    await Promise.race([next(request, response), ended(response)]).finally(leave);
  };
}
