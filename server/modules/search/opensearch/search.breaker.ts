import type { SearchEngine } from '../../../ports/search-engine';

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

  const guarded = async <T>(
    ask: (from: SearchEngine) => Promise<T>,
    reduce: (answer: T) => T = (answer) => answer,
  ): Promise<T> => {
    if (isOpen()) return reduce(await ask(fallback));
    // After the rest one request tries, the others do not wait for it.
    const isTrial = failures >= failuresMax;
    isTrying = isTrial;
    try {
      const answer = await ask(engine);
      succeed();
      return answer;
    } catch (error) {
      fail(error);
      return reduce(await ask(fallback));
    } finally {
      if (isTrial) isTrying = false;
    }
  };

  return {
    isOpen,
    engine: {
      page: (...args) =>
        guarded(
          (from) => from.page(...args),
          (page) => ({ ...page, isReduced: true }),
        ),
      count: (...args) => guarded((from) => from.count(...args)),
      facets: (...args) => guarded((from) => from.facets(...args)),
      countByOption: (...args) => guarded((from) => from.countByOption(...args)),
      clusters: (...args) => guarded((from) => from.clusters(...args)),
      summarise: (...args) => guarded((from) => from.summarise(...args)),
      tally: (...args) => guarded((from) => from.tally(...args)),
      nearest: (...args) => guarded((from) => from.nearest(...args)),
      similar: (...args) => guarded((from) => from.similar(...args)),
      countByUser: (...args) => guarded((from) => from.countByUser(...args)),
      sellers: (...args) => guarded((from) => from.sellers(...args)),
      // Searches and statements are rows of the database, and nobody is told late or twice because an index lags.
      matching: (...args) => fallback.matching(...args),
    },
  };
}
