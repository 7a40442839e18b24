import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type AreaPoint, areaProblem, encodeArea } from '@/lib/contracts/statements/area-outline';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { createRandom } from '@/packages/demo-market/random';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { queryRows } from '../../../db/client';
import { createSqlEngine } from './search.engine.repository';

const api = useApi();
type Random = ReturnType<typeof createRandom>;
type Place = { id: number; lat: number; lng: number };

const wholeCountry: [number, number, number, number] = [41, 39.9, 43.7, 46.8];

/** Points as the search has them: of four bytes. */
const findPlaces = (): Promise<Place[]> =>
  queryRows<Place>(
    api.db,
    sql`select id, latitude::float8 as lat, longitude::float8 as lng from statement_search where latitude is not null order by id`,
  );

/** By the crossings of a ray to the east; the outline itself belongs to the area. */
function isInside(outline: readonly AreaPoint[], { lat, lng }: Place): boolean {
  let crossings = 0;
  for (const [index, a] of outline.entries()) {
    const b = outline[(index + 1) % outline.length] ?? a;
    if (a.lat > lat === b.lat > lat) continue;
    if (a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng) > lng) crossings += 1;
  }
  return crossings % 2 === 1;
}

/** A star of any reach around some statement: concave, and simple unless its corners fall together. */
function drawOutline(random: Random, places: readonly Place[]): AreaPoint[] {
  const middle = random.pick(places);
  const corners = random.int(3, 40);
  const reach = random.pick([0.002, 0.02, 0.2, 1.5]);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    const radius = reach * random.pick([0.2, 0.5, 0.8, 1]);
    const round = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
    return { lat: round(middle.lat + radius * Math.sin(angle)), lng: round(middle.lng + radius * Math.cos(angle)) };
  });
}

it('areas contain in list, count, map and alerts what geometry says', async () => {
  const places = await findPlaces();
  const search = createSqlEngine(api.db);
  const everything = places.map(({ id }) => id);
  let found = 0;
  for (let seed = 1; seed <= 25; seed += 1) {
    const random = createRandom(seed);
    const outlines = Array.from({ length: random.int(1, 5) }, () => drawOutline(random, places)).filter(
      (outline) => areaProblem(outline) === null,
    );
    if (outlines.length === 0) continue;
    const filters: StatementFilters = { drawn_areas: outlines.map(encodeArea), per_page: 500 };
    const expected = places.filter((place) => outlines.some((outline) => isInside(outline, place))).map(({ id }) => id);
    found += expected.length;
    const bounded = { ...filters, bounds: wholeCountry };
    const fitting = await search.matching([{ searchId: 1, filters, statementIds: everything }], seededAt);
    const points = await search.clusters(bounded, 12, seededAt);
    const listed: number[] = [];
    for (let page = 1; listed.length < expected.length || page === 1; page += 1) {
      const { ids } = await search.page({ ...filters, page }, seededAt);
      if (ids.length === 0) break;
      listed.push(...ids);
    }
    expect({
      seed,
      listed: listed.toSorted((one, other) => one - other),
      count: (await search.count([filters], seededAt))[0],
      onMap: points.reduce((sum, { count }) => sum + count, 0),
      notified: fitting.map(({ statementId }) => statementId).toSorted((one, other) => one - other),
    }).toEqual({ seed, listed: expected, count: expected.length, onMap: expected.length, notified: expected });
  }
  expect(found).toBeGreaterThan(500);
});

it('an outline belongs to its area, and a statement without coordinates to none', async () => {
  const at = async (latitude: number | null, longitude: number | null): Promise<number> =>
    (await insertStatement(api.db, { userId: 2, latitude, longitude })).id;
  const corner = await at(42.75, 43.75);
  const side = await at(42.75, 43.78125);
  const inside = await at(42.76, 43.76);
  const beside = [await at(42.749, 43.76), await at(42.76, 43.8126), await at(null, null)];
  const area = encodeArea([
    { lat: 42.75, lng: 43.75 },
    { lat: 42.75, lng: 43.8125 },
    { lat: 42.8125, lng: 43.8125 },
    { lat: 42.8125, lng: 43.75 },
  ]);
  const filters = { drawn_areas: [area], ids: [corner, side, inside, ...beside] };
  const { ids } = await createSqlEngine(api.db).page(filters, seededAt);
  expect(ids.toSorted((one, other) => one - other)).toEqual([corner, side, inside]);
});
