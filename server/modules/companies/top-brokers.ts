/** What a broker did in 30 days: questions answered, calls received (numbers revealed and calls requested), deals marked. */
export type BrokerActivity = { id: number; answers: number; calls: number; deals: number };

const measures = ['answers', 'calls', 'deals'] as const;

/**
 * The brokers that did most. Each measure counts as the share of the best broker's figure, and the three shares are added: no measure
 * outweighs another by its unit, and payments do not count. Among equals the older account comes first; inactive brokers are left out.
 */
export function chooseTopBrokers(activity: readonly BrokerActivity[], count: number): number[] {
  const best = (measure: (typeof measures)[number]): number => Math.max(1, ...activity.map((broker) => broker[measure]));
  const bests = measures.map(best);
  return activity
    .map((broker) => ({
      id: broker.id,
      score: measures.reduce((sum, name, index) => sum + broker[name] / (bests[index] ?? 1), 0),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, count)
    .map(({ id }) => id);
}
