import { sql } from 'drizzle-orm';
import type { StatementFilters } from '@/lib/contracts/statements/statement-filters';
import { createRandom, type Random } from '@/packages/demo-market/random';
import type { Db } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import { savedSearches, savedSearchKeys } from '@/server/modules/saved-searches/saved-searches.table';
import { keysOfSearch } from '@/server/modules/saved-searches/search-keys';
import { statementSearch } from '@/server/modules/search/search.table';
import { users } from '@/server/modules/users/users.table';

/** Saved searches of one account. */
const searchesEach = 5;
/** Before every statement. */
const savedAt = new Date('2020-01-01T00:00:00Z');

type Row = typeof statementSearch.$inferSelect;

/** What somebody looks for who would like a statement: its deal and type, mostly its neighbourhood, rooms and about its price and area. */
function filtersLike(row: Row, random: Random): StatementFilters {
  const price = row.priceUsdMinor ?? row.priceGelMinor;
  return {
    deal_types: [row.dealTypeId],
    real_estate_types: [row.realEstateTypeId],
    ...(row.urbanId > 0 && random.chance(0.7) ? { urbans: [row.urbanId] } : { cities: [row.cityId] }),
    ...(row.roomTypeId > 0 && random.chance(0.6) ? { room_types: [row.roomTypeId] } : {}),
    ...(price !== null && random.chance(0.8)
      ? { price_to: Math.round((price / 100) * (0.9 + random.next() * 0.3)), currency_id: row.priceUsdMinor === null ? 1 : 2 }
      : {}),
    ...(random.chance(0.5) ? { area_from: Math.floor(row.areaSqm * (0.7 + random.next() * 0.3)) } : {}),
    ...(random.chance(0.2) ? { not_first: true } : {}),
    ...(row.conditionId > 0 && random.chance(0.2) ? { conditions: [row.conditionId] } : {}),
  };
}

/** Saves searches that follow the market's own mix. @returns them with their ids */
export async function saveSearches(db: Db, count: number): Promise<{ id: number; filters: StatementFilters }[]> {
  const random = createRandom(7);
  const market = await db.select().from(statementSearch).orderBy(statementSearch.id);
  const all = Array.from({ length: count }, (_, index) => {
    return { id: index + 1, filters: filtersLike(random.pick(market), random) };
  });
  const accounts = Array.from({ length: Math.ceil(count / searchesEach) }, (_, index) => ({ id: 5_000_000 + index, name: 'a' }));
  await insertRows(db, users, accounts);
  const rest = { name: 'a', frequency: 'instant' as const, hour: 9, isMailed: true, seenAt: savedAt, createdAt: savedAt };
  const rows = all.map((search) => ({ ...search, ...rest, userId: 5_000_000 + Math.floor((search.id - 1) / searchesEach) }));
  await insertRows(db, savedSearches, rows);
  await insertRows(
    db,
    savedSearchKeys,
    all.flatMap(({ id, filters }) => keysOfSearch(filters).map((key) => ({ key, searchId: id }))),
  );
  await db.execute(sql`analyze saved_searches, saved_search_keys`);
  return all;
}
