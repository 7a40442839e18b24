import { type SQL, sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import type { MapPoint } from '@/lib/contracts/statements/statements';
import type { MapBounds } from '@/lib/domain/place/map-bounds';
import { type Executor, queryRows } from '../../../db/client';
import type { SearchCounter } from '../bits/search.bits.repository';
import { readUsdRate, resolveScope } from '../conditions/search.places.query';
import { lowestPriceIn } from '../conditions/search.price.query';
import { comparedCurrencyId } from '../conditions/search.prices';
import { searchCondition } from '../search.query';
import { statementSearch as rows } from '../search.table';
import { createCells, squareDegrees } from './search.cells';
import { type Grid, pointsMax } from './search.grid';
import type { PointCache } from './search.points.query';

type MapFilters = StatementFilters & { bounds: MapBounds };

/** Views of less than this many square degrees contain few rows, which the index of the map finds sooner than rows are loaded. */
const walkedSquareDegrees = 0.0004;

/** Row by row, in the database. */
export function plainPoints(condition: SQL, filters: MapFilters, grid: Grid, now: Date): SQL {
  return sql`select avg(${rows.latitude}) as lat, avg(${rows.longitude}) as lng, count(*)::int as count,
      case when count(*) = 1 then min(${rows.id}) end as id, round(${lowestPriceIn(filters.currency_id)} / 100.0)::float8 as price,
      case when count(*) = 1 then min(${rows.dealTypeId}) end as deal_type_id,
      bool_or(${rows.vipRank} = 3 and ${rows.vipUntil} > ${now.toISOString()}::timestamptz) is true as is_super_vip
    from ${rows} where ${condition}
    group by floor(${rows.latitude} / ${grid.latitudeStep}::float8), floor(${rows.longitude} / ${grid.longitudeStep}::float8)
    order by count(*) desc, min(${rows.id}) limit ${pointsMax}`;
}

/**
 * Reads the points of maps. Bitmaps select the rows that match; their coordinates and prices are cached in the process.
 * @param counter of the same executor
 */
export function createMapReader(executor: Executor, counter: SearchCounter, points: PointCache) {
  return async (filters: MapFilters, grid: Grid, now: Date): Promise<MapPoint[]> => {
    const { bounds, ...others } = filters;
    const found = await counter.readMatching(others, now);
    const areLoaded = found?.every(({ chunk, columns }) => columns !== null || points.has(chunk)) ?? false;
    if (!found || (!areLoaded && squareDegrees(bounds) < walkedSquareDegrees)) {
      const condition = searchCondition(filters, await resolveScope(executor, filters), now);
      return queryRows<MapPoint>(executor, plainPoints(condition, filters, grid, now));
    }
    const usdRateGel = await readUsdRate(executor);
    const cells = createCells({
      bounds,
      grid,
      currencyId: comparedCurrencyId(filters.currency_id),
      usdRateGel,
      nowMs: now.getTime(),
    });
    points.keepOnly(found.map(({ chunk }) => chunk));
    for (const each of found) {
      if (each.count === 0) continue;
      cells.add(await points.of(executor, each, each.chosen), each.chosen, each.columns === null);
    }
    return cells.points();
  };
}
