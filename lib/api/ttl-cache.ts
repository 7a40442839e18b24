const ttlMs = 60_000;

/**
 * Shares one answer that is the same for every visitor between all who ask within a minute, so that server components need not ask
 * the API for it on every request. A failure is not kept.
 */
export function withTtlCache<T>(ask: () => Promise<T>): () => Promise<T> {
  let kept: { until: number; answer: Promise<T> } | undefined;
  return () => {
    const now = Date.now();
    if (!kept || kept.until <= now) {
      const answer = ask();
      kept = { until: now + ttlMs, answer };
      answer.catch(() => {
        kept = undefined;
      });
    }
    return kept.answer;
  };
}
