import { sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { currencyIds } from '@/lib/domain/money/currency';
import { anyOf, type Executor, queryPrepared, queryRows } from '../../db/client';
import {
  type ChosenPlace,
  chosenPlaces,
  isMixed,
  isPriced,
  mostSpecific,
  type PlaceScope,
  type SearchScope,
} from './search.scope';

async function resolvePlaces(executor: Executor, filters: StatementFilters): Promise<PlaceScope> {
  const scope = chosenPlaces(filters);
  if (!isMixed(scope)) return scope;
  const places = await queryRows<ChosenPlace>(
    executor,
    sql`select 'districts' as level, id, city_id as "cityId", null::int as "districtId", null::int as "urbanId" from districts where id = ${anyOf(scope.districts)}
      union all select 'urbans', id, city_id, district_id, null from urbans where id = ${anyOf(scope.urbans)}
      union all select 'streets', id, city_id, district_id, urban_id from streets where id = ${anyOf(scope.streets)}`,
  );
  return mostSpecific(scope, places);
}

/** A database without a rate has no prices either. */
async function readUsdRate(executor: Executor): Promise<number> {
  const [found] = await queryPrepared<{ rate: number }>(
    executor,
    sql`select rate_gel::float8 as rate from currencies where id = ${currencyIds.usd}`,
  );
  return found?.rate ?? 1;
}

/**
 * The places of filters reduced to the most specific ones, and the exchange rate where filters name a price or its order; queries the
 * gazetteer only when places of several levels are chosen.
 */
export async function resolveScope(executor: Executor, filters: StatementFilters): Promise<SearchScope> {
  const places = await resolvePlaces(executor, filters);
  return { ...places, usdRateGel: isPriced(filters) ? await readUsdRate(executor) : 1 };
}
