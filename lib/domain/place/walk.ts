/** Streets are longer than the straight line between two points: by about this factor in a city of blocks. */
const detourFactor = 1.3;
/** An unhurried walk, about 4.8 km an hour. */
const metresPerMinute = 80;

/** Minutes of a walk between two points this far apart in a straight line, at least one. */
export const walkMinutes = (straightMetres: number): number =>
  Math.max(1, Math.round((straightMetres * detourFactor) / metresPerMinute));

/** The walks to the metro that a search may filter by, in minutes. */
export const metroWalks = [5, 10, 15, 20] as const;

/** The longest straight line, in metres, that `walkMinutes` gives no more than these minutes for. */
export const straightMetresOfWalk = (minutes: number): number => ((minutes + 0.5) * metresPerMinute) / detourFactor;

/** A station farther than this, in metres of a straight line, is not near: no search filters by it. */
export const metroReachMetres = straightMetresOfWalk(Math.max(...metroWalks));
