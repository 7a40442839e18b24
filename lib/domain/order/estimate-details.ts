/** What an order of AI data delivers, among its details: prices in whole USD. */
export type EstimateDetails = {
  estimate_total: number;
  estimate_square: number;
  /** The range in which four of five such homes sell. */
  estimate_low: number;
  estimate_high: number;
  /** Homes that the estimate rests on. */
  estimate_comparables: number;
  /** The asking price; null without a price. */
  estimate_asked: number | null;
};

/** The estimate that an order delivered; null for other orders. */
export function estimateOf(details: Readonly<Record<string, unknown>>): EstimateDetails | null {
  const numberOf = (name: keyof EstimateDetails): number => {
    const value = details[name];
    return typeof value === 'number' ? value : 0;
  };
  if (typeof details.estimate_total !== 'number') return null;
  return {
    estimate_total: details.estimate_total,
    estimate_square: numberOf('estimate_square'),
    estimate_low: numberOf('estimate_low'),
    estimate_high: numberOf('estimate_high'),
    estimate_comparables: numberOf('estimate_comparables'),
    estimate_asked: typeof details.estimate_asked === 'number' ? details.estimate_asked : null,
  };
}
