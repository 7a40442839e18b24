import type { Quartiles } from '@/lib/contracts/statements/prices';
import { niceTicks, percentBetween } from './axis';

/** A point in percent of the box, `top` and `bottom` for the quartiles. */
type BandPoint = { index: number; x: number; y: number; top: number; bottom: number };
export type BandChart = { ticks: { value: number; y: number }[]; lines: string[]; bands: string[]; points: BandPoint[] };

const pathOf = (points: { x: number; y: number }[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Runs of neighbours: a line does not lead over what is not known. */
function runsOf(points: BandPoint[]): BandPoint[][] {
  const runs: BandPoint[][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run.at(-1)?.index === point.index - 1) run.push(point);
    else runs.push([point]);
  }
  return runs;
}

/** The line of medians inside the band of quartiles, in percent of a box; null values are gaps, and null where all are. */
export function drawBandChart(values: readonly (Quartiles | null)[]): BandChart | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const ticks = niceTicks(Math.min(...known.map(({ low }) => low)), Math.max(...known.map(({ high }) => high)));
  const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
  const yOf = (value: number): number => 100 - percentBetween(value, bottom, top);
  const points = values.flatMap((value, index): BandPoint[] => {
    if (!value) return [];
    const x = percentBetween(index, 0, values.length - 1);
    return [{ index, x, y: yOf(value.median), top: yOf(value.high), bottom: yOf(value.low) }];
  });
  const runs = runsOf(points).filter((run) => run.length > 1);
  return {
    ticks: ticks.map((value) => ({ value, y: yOf(value) })),
    lines: runs.map(pathOf),
    bands: runs.map((run) => {
      const back = run.toReversed().map((point) => ({ x: point.x, y: point.bottom }));
      return `${pathOf([...run.map((point) => ({ x: point.x, y: point.top })), ...back])}Z`;
    }),
    points,
  };
}
