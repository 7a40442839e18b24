// npm run bench --workspace @aivani/search-index -- [rows] [requests of each class]
import type { Bounds, Condition } from '../src/condition.ts';
import type { Order } from '../src/page.ts';
import { SearchIndex } from '../src/search-index.ts';
import { createRows, schema } from './bench-rows.ts';

const [size = 1_000_000, requests = 100] = process.argv.slice(2).map(Number);
const { batch, restart, below, skewed, wordAt, next } = createRows(size);
const index = new SearchIndex(schema);
const rate = 2.7;

const one = (field: string, ...values: number[]): Condition => ({ kind: 'one-of', field, values });
const all = (...parts: Condition[]): Condition => ({ kind: 'and', parts });
const between = (field: string, from: number, to: number): Condition => ({ kind: 'between', field, from, to });
const priceBetween = (from: number, to: number): Condition => ({
  kind: 'or',
  parts: [between('gel', from * rate, to * rate), between('usd', from, to)],
});
const deal = (): Condition => one('option0', 1 + skewed(4));
const rooms = (): Condition => one('option3', 1 + skewed(4), 2 + skewed(4));
const usual = (): Condition => all(deal(), one('option1', 1 + skewed(4)), one('option2', 1 + skewed(8)));
const narrow = (): Condition => {
  const from = 1e6 + below(5e6);
  return all(usual(), rooms(), one('option4', 1), priceBetween(from, from * 2), between('area', 40, 120));
};
const words = (...groups: string[][]): Condition => all(deal(), { kind: 'words', field: 'text', groups });
const polygon = (): Condition => {
  const [lat, lng] = [41.7 + next() * 0.05, 44.75 + next() * 0.05];
  const corners = Array.from({ length: 12 }, (_, corner) => (corner * Math.PI) / 6);
  const points = corners.map((angle) => ({ lat: lat + 0.03 * Math.sin(angle), lng: lng + 0.04 * Math.cos(angle) }));
  return { kind: 'polygon', field: 'point', points };
};
const price = [
  { field: 'gel', convert: (value: number) => value },
  { field: 'usd', convert: (value: number) => Math.max(Math.round((value * rate) / 100), 1) * 100 },
];
const byDate: Order = { by: 'date', direction: 'descending' };
const byArea: Order = { by: 'area', direction: 'descending' };
const byPrice: Order = {
  by: [
    { field: 'gel', factor: 1 },
    { field: 'usd', factor: rate },
  ],
  direction: 'ascending',
};

const page = (condition: Condition, order: Order = byDate, offset = 0): unknown => [
  index.ids({ condition, order, offset, limit: 20 }),
  index.count([condition]),
];
const cells = (condition: Condition, side: number): unknown => {
  const [lat, lng] = [41.65 + next() * 0.1, 44.7 + next() * 0.15];
  const bounds: Bounds = [lat, lng, lat + side, lng + side * 1.3];
  const steps = { latitudeStep: side / 16, longitudeStep: (side * 1.3) / 16 };
  return index.cells({
    condition,
    field: 'point',
    bounds,
    ...steps,
    mins: ['gel', 'usd'],
    mark: { kind: 'flag', field: 'flag4' },
  });
};
const facets = (base: Condition): unknown => [...Array(10).keys()].map((field) => index.countBy(base, `option${field + 3}`));
const tried = (): Condition[] => [rooms(), one('option4', 1), priceBetween(1e6, 2e6), one('option5', 2)];

const classes: Record<string, () => unknown> = {
  'first page': () => page(usual()),
  everything: () => page({ kind: 'everything' }),
  'narrow page': () => page(narrow()),
  'by price': () => page(usual(), byPrice),
  'by price, narrow': () => page(narrow(), byPrice),
  'by area': () => page(all(deal(), rooms()), byArea),
  'deep page': () => page(usual(), byDate, 2000 + below(8000)),
  'deep page by price': () => page(usual(), byPrice, 2000 + below(8000)),
  'price range': () => page(all(deal(), priceBetween(2e6, 2e6 + below(1e7)))),
  street: () => page(all(deal(), one('street', 1 + skewed(20_000)))),
  seller: () => page(one('seller', 1 + skewed(200_000))),
  flags: () => page(all(usual(), { kind: 'flag', field: 'flag0' }, { kind: 'flag', field: 'flag1' })),
  newest: () => page({ kind: 'between', field: 'created', above: size * 0.99 }),
  shuffled: () => page(all(usual(), { kind: 'flag', field: 'flag5' }), { shuffle: 2 * below(2 ** 31) + 1 }),
  'frequent words': () => page(words([wordAt(skewed(600))], [wordAt(skewed(600)), wordAt(skewed(600))])),
  'rare words': () => page(words([wordAt(600 + skewed(9000))], [wordAt(skewed(600))])),
  'twelve counts': () => index.count(Array.from({ length: 12 }, usual)),
  'ten facets': () => facets(usual()),
  'ten facets, narrow': () => facets(narrow()),
  'facet of a key': () => index.countBy(usual(), 'urban'),
  'thirty counts of a base': () =>
    index.countEach(
      usual(),
      [...Array(30).keys()].map((field) => one(`option${field + 3}`, 1 + (field % 4))),
    ),
  percentiles: () => index.percentiles(usual(), price, [0.5, 0.95]),
  histogram: () => index.histogram(usual(), price, 1e6, 40),
  'map of a city': () => cells(usual(), 0.3),
  'map of a country': () => cells(deal(), 3),
  'map of a street': () => cells(usual(), 0.02),
  polygon: () => page(all(usual(), polygon())),
  near: () => page(all(deal(), { kind: 'near', field: 'point', lat: 41.72, lng: 44.78, metres: 900 })),
  tally: () => index.tally(usual(), tried(), [1, 2, 4, 8, 3, 5, 6], { value: price }),
  'fewest failed': () => index.fewestFailed(usual(), tried(), { value: price, target: 2e6 }, 12),
};

/** What the times are compared with: one comparison of six columns, row by row. */
function createLoop(): () => unknown {
  const columns = Array.from({ length: 6 }, () => new Uint8Array(size).map(() => 1 + skewed(6)));
  return () => {
    let count = 0;
    for (let row = 0; row < size; row += 1) if (columns.every((column) => column[row] === 1)) count += 1;
    return count;
  };
}

/** Milliseconds of the fastest of three runs of one request: other work on the machine counts less. */
function leastMs(request: () => unknown, seed: number): number {
  const runs = [0, 1, 2].map(() => {
    restart(seed);
    const start = performance.now();
    request();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

const shareOf = (times: number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))] ?? 0).toFixed(2).padStart(8);
const report = (name: string, times: number[]): void => console.log(name.padEnd(24), shareOf(times, 0.5), shareOf(times, 0.95));
const usedMb = (): number => {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return Math.round((heapUsed + arrayBuffers) / 2 ** 20);
};

let appendMs = 0;
for (let first = 0; first < size; first += 20_000) {
  const rows = batch(first, Math.min(20_000, size - first));
  const start = performance.now();
  index.append(rows);
  appendMs += performance.now() - start;
}
const start = performance.now();
await index.rebuild();
console.log(
  `${size} rows appended in ${Math.round(appendMs)} ms, sorted in ${Math.round(performance.now() - start)} ms, ${usedMb()} MB in use`,
);
console.log('ms of each class, p50 and p95');
const mix: number[] = [];
for (const [name, request] of Object.entries(classes)) {
  const times = Array.from({ length: requests + 10 }, (_, seed) => leastMs(request, seed)).slice(10);
  report(name, times);
  mix.push(...times);
}
report('all', mix);
const loop = createLoop();
report(
  '(a loop over six columns)',
  Array.from({ length: 20 }, (_, seed) => leastMs(loop, seed)),
);
