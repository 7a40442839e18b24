import { dealTypes, realEstateTypes } from '@/lib/domain/statement/market-ids';
import { dayMs } from '@/lib/domain/time/duration';
import type { Db } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import { statements } from '@/server/modules/statements/statements.table';
import { createRandom } from '../random';
import { drawPeople } from './people';
import { drawStatement, type Market } from './statement';

const monthsBack = 25;
/** What prices grew by in a month, so that their history has a shape. */
const monthlyGrowth = 0.007;

type PastStatement = Omit<typeof statements.$inferInsert, 'id'>;

/** An apartment as it stood on the market until somebody took it; null for everything else that is drawn. */
function drawPastSale(market: Market, index: number): PastStatement | null {
  const { id: _id, ...drawn } = drawStatement(market, index);
  const isDealt = drawn.dealTypeId === dealTypes.sale || drawn.dealTypeId === dealTypes.rent;
  if (drawn.realEstateTypeId !== realEstateTypes.apartment || !isDealt || drawn.priceGelMinor === null) return null;
  const random = createRandom(market.seedNumber, 7, index);
  const daysAgo = 5 + random.next() * monthsBack * 30;
  const soldAt = new Date(market.now.getTime() - daysAgo * dayMs);
  const createdAt = new Date(soldAt.getTime() - (6 + random.next() ** 2 * 120) * dayMs);
  const then = (1 - monthlyGrowth) ** (daysAgo / 30);
  const priced = (minor: number | null | undefined): number | null => (minor == null ? null : Math.round(minor * then));
  return {
    ...drawn,
    ...{ state: 'sold', soldAt, createdAt, date: soldAt, expiresAt: new Date(soldAt.getTime() + 30 * dayMs) },
    ...{ vipId: 0, vipUntil: null, isPromoted: false, isAuction: false, images: [] },
    ...{ priceGelMinor: priced(drawn.priceGelMinor), priceUsdMinor: priced(drawn.priceUsdMinor) },
    ...{ squarePriceGelMinor: priced(drawn.squarePriceGelMinor), squarePriceUsdMinor: priced(drawn.squarePriceUsdMinor) },
  };
}

/** Apartments that were sold or let in the last two years, which the history of prices is shown from. @returns how many */
export async function installPastSales(db: Db, market: Omit<Market, 'people'>, count: number): Promise<number> {
  const people = drawPeople(market.seedNumber, count, market.now);
  const rows = Array.from({ length: count }, (_, index) => drawPastSale({ ...market, people }, count + index)).filter(
    (row) => row !== null,
  );
  await insertRows(db, statements, rows);
  return rows.length;
}
