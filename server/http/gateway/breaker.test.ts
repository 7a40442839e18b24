import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors';
import { createBreaker } from './breaker';

const down = () => Promise.reject(new ApiError(504, 'errors.upstream_slow'));
const up = () => Promise.resolve('up');

/** A breaker with a manual clock, and how many calls passed it. */
function open() {
  let nowMs = 0;
  let calls = 0;
  const breaker = createBreaker<string>(
    (response) => response === 'failed',
    () => nowMs,
  );
  const ask = (service: () => Promise<string>) =>
    breaker(() => {
      calls += 1;
      return service();
    }).catch((error: ApiError) => error);
  return {
    ask,
    fail: async (count: number) => {
      for (let failure = 0; failure < count; failure++) await ask(down);
    },
    calls: () => calls,
    move: (seconds: number) => {
      nowMs += seconds * 1000;
    },
  };
}

describe('the breaker of a service', () => {
  it('calls nothing for ten seconds after five failures in a row, and says when to retry', async () => {
    const { ask, fail, calls, move } = open();
    await fail(5);
    move(3);
    expect(await ask(up)).toMatchObject({ status: 502, messageKey: 'errors.upstream_down', retryAfterSeconds: 7 });
    expect(calls()).toBe(5);
    move(7);
    expect(await ask(up)).toBe('up');
    expect(await ask(up)).toBe('up');
  });

  it('counts failures in a row only, and refusals by the service as its successes', async () => {
    const { ask, fail, calls } = open();
    await fail(4);
    await ask(up);
    await fail(4);
    await ask(() => Promise.reject(new ApiError(413, 'errors.too_large')));
    await fail(4);
    expect(calls()).toBe(14);
    expect(await ask(up)).toBe('up');
  });

  it('counts a response that is a failure of the service', async () => {
    const { ask, calls } = open();
    for (let failure = 0; failure < 5; failure++) expect(await ask(() => Promise.resolve('failed'))).toBe('failed');
    expect(await ask(up)).toMatchObject({ status: 502 });
    expect(calls()).toBe(5);
  });

  it('lets one call probe the service while the others fail', async () => {
    const { ask, fail, calls, move } = open();
    await fail(5);
    move(10);
    let finish = (_: string): void => undefined;
    const trial = ask(
      () =>
        new Promise<string>((done) => {
          finish = done;
        }),
    );
    expect(await ask(up)).toMatchObject({ status: 502 });
    finish('up');
    expect(await trial).toBe('up');
    expect(await ask(up)).toBe('up');
    expect(calls()).toBe(7);
  });

  it('opens again when the trial fails', async () => {
    const { ask, fail, move } = open();
    await fail(5);
    move(10);
    await fail(1);
    move(9);
    expect(await ask(up)).toMatchObject({ status: 502, retryAfterSeconds: 1 });
  });
});
