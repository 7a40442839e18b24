const lowMaxPct = 35;
const highMinPct = 65;

/** Where a price stands among those of its place. @param cheaperPct share of them that are lower, in percent */
export function placeLevelOf(cheaperPct: number): 'low' | 'middle' | 'high' {
  if (cheaperPct < lowMaxPct) return 'low';
  return cheaperPct > highMinPct ? 'high' : 'middle';
}
