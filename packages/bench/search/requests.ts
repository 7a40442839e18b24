import { choiceNames } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { createRandom, type Random } from '@/packages/demo-market/random';
import type { statementSearch } from '@/server/modules/search/search.table';
import type { SearchEngine } from '@/server/ports/search-engine';
import { randomFilters } from '@/tests/factories/search-filters';

export type Row = typeof statementSearch.$inferSelect;

/** The current time of the benchmark, fixed so that every run sends the same requests. */
export const now = new Date('2026-11-20T09:00:00Z');

export type BenchRequest = { name: string; asked: unknown; ask(engine: SearchEngine): Promise<unknown> };
/** What a request is drawn from: chance, listed statements, and how many there are. */
type Draw = { random: Random; rows: readonly Row[]; statements: number };

const perPage = 20;
/** What a list asks in addition to its page. */
const listParts = { total: true, vipMax: 9, auctionsMax: 4 } as const;
const textDrawsMax = 10_000;

/** Filters without an order and a page. */
export function filtersOf(random: Random, rows: readonly Row[]): StatementFilters {
  const { order_by: _order, sequence: _sequence, page: _page, per_page: _perPage, ...filters } = randomFilters(random, rows);
  return filters;
}

/** Several conditions that one statement fits. */
function narrowFilters({ random, rows }: Draw): StatementFilters {
  const row = [random.pick(rows)];
  return { ...filtersOf(random, row), ...filtersOf(random, row), ...filtersOf(random, row) };
}

function textFilters({ random, rows }: Draw): StatementFilters {
  for (let draw = 0; draw < textDrawsMax; draw += 1) {
    const filters = filtersOf(random, rows);
    if (filters.q) return filters;
  }
  throw new Error('No request with a text was drawn.');
}

const list = (filters: StatementFilters) => ({
  asked: filters,
  ask: (engine: SearchEngine) => engine.page({ per_page: perPage, ...filters }, now, listParts),
});

const boxes = [
  { bounds: [39, 39, 44, 47], zoom: 8 },
  { bounds: [41.6, 44.6, 41.85, 45], zoom: 11 },
  { bounds: [41.70123, 44.75, 41.74, 44.81456], zoom: 15 },
] as const;

function map({ random, rows }: Draw) {
  const { bounds, zoom } = random.pick(boxes);
  const filters = { ...filtersOf(random, rows), bounds: [...bounds] as [number, number, number, number] };
  const ask = async (engine: SearchEngine) =>
    // Sums of coordinates differ in their last digits with the order of the rows.
    (await engine.clusters(filters, zoom, now)).map(({ lat, lng, ...point }) => ({
      ...point,
      lat: lat.toFixed(4),
      lng: lng.toFixed(4),
    }));
  return { asked: { filters, zoom }, ask };
}

function facets({ random, rows }: Draw) {
  const filters = filtersOf(random, rows);
  const kind = random.pick(['price', 'square_price'] as const);
  const choice = random.pick(choiceNames);
  const ask = async (engine: SearchEngine) => [
    await engine.facets(filters, kind, now),
    await engine.countByOption(filters, choice, now),
  ];
  return { asked: { filters, kind, choice }, ask };
}

const classes: Record<string, (draw: Draw) => Omit<BenchRequest, 'name'>> = {
  'first pages': ({ random, rows }) => list(random.chance(0.2) ? {} : filtersOf(random, rows)),
  narrow: (draw) => list(narrowFilters(draw)),
  orders: ({ random, rows }) =>
    list({
      ...filtersOf(random, rows),
      order_by: random.pick(['date', 'price', 'square_price', 'created_at'] as const),
      sequence: random.pick(['asc', 'desc'] as const),
    }),
  texts: (draw) => list(textFilters(draw)),
  'deep pages': ({ random, statements }) =>
    list({
      page: random.int(2, Math.max(2, Math.floor(statements / perPage))),
      order_by: random.pick(['date', 'price', 'created_at'] as const),
    }),
  maps: map,
  counts: ({ random, rows }) => {
    const searches = [1, 2, 3].map(() => filtersOf(random, rows));
    return { asked: searches, ask: (engine) => engine.count(searches, now) };
  },
  facets,
  similar: ({ random, rows }) => {
    const like = random.pick(rows);
    return { asked: like.id, ask: (engine) => engine.similar(like, 12, 0, now) };
  },
};

/** Requests of every class in turn; the same seed, market and count give the same ones. */
export function drawRequests(seed: number, count: number, rows: readonly Row[], statements: number): BenchRequest[] {
  const names = Object.entries(classes);
  return Array.from({ length: count }, (_, index) => {
    const [name, make] = names[index % names.length] as (typeof names)[number];
    return { name, ...make({ random: createRandom(seed, index), rows, statements }) };
  });
}
