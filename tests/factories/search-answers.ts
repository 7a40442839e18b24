import { choiceNames } from '@/lib/contracts/statements/facets';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { conditionsOf, smallMasks, withoutConditions } from '@/server/modules/relaxations/relaxations.conditions';
import type { SearchEngine } from '@/server/ports/search-engine';
import { seededAt } from '../setup/database';

/** Everything that one search is asked about. */
export async function answersOf(engine: SearchEngine, filters: StatementFilters) {
  const bounds = filters.bounds ?? ([41, 39.9, 43.7, 46.8] as const);
  const kind = filters.order_by === 'square_price' ? 'square_price' : 'price';
  const conditions = conditionsOf(filters, []).slice(0, 6);
  const base = withoutConditions(filters, conditions);
  const { one, two } = smallMasks(conditions.length);
  const clusters = await engine.clusters({ ...filters, bounds: [...bounds] }, 12, seededAt);
  return {
    page: await engine.page(filters, seededAt, { total: true, vipMax: 9, auctionsMax: 4 }),
    facets: await engine.facets(filters, kind, seededAt),
    options: await engine.countByOption(filters, choiceNames[conditions.length] ?? 'cities', seededAt),
    // Sums of coordinates differ in their last digits with the order of the rows.
    clusters: clusters.map(({ lat, lng, ...point }) => ({ ...point, lat: lat.toFixed(4), lng: lng.toFixed(4) })),
    summary: await engine.summarise(filters, seededAt),
    tally: (await engine.tally(base, conditions, [0, ...one, ...two], seededAt)).toSorted((a, b) => a.mask - b.mask),
    nearest: await engine.nearest(base, conditions, 12, seededAt),
    sellers: await engine.sellers(filters, 5, seededAt),
  };
}
