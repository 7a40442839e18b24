import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CallApi } from './mcp-tools';

/**
 * Runs one call after the other, each in a turn of the event loop of its own: a batch takes as much of the server at a time as one message
 * does. On the embedded database a call runs to its end without yielding.
 */
export function oneAfterAnother(call: CallApi): CallApi {
  let last: Promise<unknown> = Promise.resolve();
  return (sent) => {
    const answer = last.then(() => nextTurn()).then(() => call(sent));
    last = answer.catch(() => undefined);
    return answer;
  };
}
