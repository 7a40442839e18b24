import type { SearchEngine } from '../../../ports/search-engine';
import { delegateSearch } from '../search.engine';

type BreakerParts = {
  engine: SearchEngine;
  /** Answers what the engine does not. */
  fallback: SearchEngine;
  /** Called with the first failure of a row, and when the engine answers again. */
  onChange(isOpen: boolean, error?: unknown): void;
  nowMs?(): number;
};

/** Failures in a row after which the engine is left alone for a while. */
const failuresMax = 3;
const restMs = 5_000;

export type Breaker = {
  engine: SearchEngine;
  /** Whether requests go to the fallback without a trial. */
  isOpen(): boolean;
};

/**
 * An engine over the network with one that stands in: a failed request is answered by the fallback at once, and after three in a row the
 * engine rests for five seconds. The page that the fallback answers is marked as reduced.
 */
export function createBreaker({ engine, fallback, onChange, nowMs = Date.now }: BreakerParts): Breaker {
  const reduced = reduce(fallback);
  let failures = 0;
  let restsUntilMs = 0;
  let isTrying = false;

  const isOpen = (): boolean => failures >= failuresMax && (nowMs() < restsUntilMs || isTrying);
  const succeed = (): void => {
    if (failures >= failuresMax) onChange(false);
    failures = 0;
  };
  const fail = (error: unknown): void => {
    failures += 1;
    restsUntilMs = nowMs() + restMs;
    if (failures === failuresMax) onChange(true, error);
  };

  const guarded = async <T>(ask: (from: SearchEngine) => Promise<T>): Promise<T> => {
    if (isOpen()) return ask(reduced);
    // After the rest one request tries, the others do not wait for it.
    const isTrial = failures >= failuresMax;
    isTrying = isTrial;
    try {
      const answer = await ask(engine);
      succeed();
      return answer;
    } catch (error) {
      fail(error);
      return await ask(reduced);
    } finally {
      if (isTrial) isTrying = false;
    }
  };

  return {
    isOpen,
    // Searches and statements are rows of the database, and nobody is told late or twice because an index lags.
    engine: { ...delegateSearch(guarded), matching: fallback.matching },
  };
}

/** An engine that stands in for another one: its pages are marked as reduced. */
export const reduce = (engine: SearchEngine): SearchEngine => ({
  ...engine,
  page: async (...args) => ({ ...(await engine.page(...args)), isReduced: true }),
});
