/** Georgia is four hours ahead of UTC all year round. */
const offsetMs = 4 * 3_600_000;
const dayMs = 86_400_000;

/** The day of a moment in Georgia, as "2026-11-20". */
export const georgianDay = (moment: Date): string => new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10);

/** The days up to a moment, the oldest first and the moment's own last. */
export const georgianDays = (moment: Date, count: number): string[] =>
  Array.from({ length: count }, (_, index) => georgianDay(new Date(moment.getTime() - (count - 1 - index) * dayMs)));
