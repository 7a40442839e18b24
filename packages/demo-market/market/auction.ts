import { toMajorUnits, toMinorUnits } from '@/lib/domain/money/amount';
import { currencyIds, toCurrencyId } from '@/lib/domain/money/currency';
import { dayMs, hourMs } from '@/lib/domain/time/duration';
import { tbilisiDay, tbilisiDayStart } from '@/lib/domain/time/tbilisi';
import type { auctionBids, auctions } from '@/server/modules/auctions/auctions.table';
import { createRandom, type Random } from '../random';
import type { SeedUser } from './people';
import { type Market, roundLike, type SeedStatement } from './statement';

export type SeedAuction = typeof auctions.$inferInsert;
export type SeedBid = typeof auctionBids.$inferInsert;

const [bidsMax, biddersMax] = [14, 6];
/** Auctions that wait for their first bid. */
const unbidShare = 0.2;
/** Most bids add one step. */
const raiseWeights = [
  [1, 6],
  [2, 3],
  [4, 1],
] as const;
/** Days from that of the seed to that of the end, and its hour. */
const [endsInDays, endsAtHours] = [
  [2, 20],
  [12, 20],
] as const;

/** When bidding ends: on a full hour of an afternoon in Tbilisi, within the statement's term. */
function drawEnd(random: Random, now: Date, expiresAt: Date): Date {
  const today = tbilisiDayStart(tbilisiDay(now)).getTime();
  const drawnMs = today + random.int(...endsInDays) * dayMs + random.int(...endsAtHours) * hourMs;
  return new Date(Math.floor(Math.min(drawnMs, expiresAt.getTime()) / hourMs) * hourMs);
}

/** The largest part of the price that bids added. */
const raisedShareMax = 0.4;

/** Steps that each bid added to the one before; the first bid is the start price. */
function drawRaises(random: Random, stepsMax: number): number[] {
  const raises: number[] = [];
  let raised = 0;
  for (let left = random.int(0, bidsMax); left > 0; left--) {
    const raise = raises.length === 0 ? 0 : random.weighted(raiseWeights);
    raised += raise;
    if (raised > stepsMax) break;
    raises.push(raise);
  }
  return raises;
}

function drawBidders(random: Random, people: SeedUser[], ownerId: number): SeedUser[] {
  const others = people.filter(({ id }) => id !== ownerId);
  return random.sample(others, random.int(2, biddersMax));
}

/** Who made each bid: nobody bids twice in a row. */
function drawTurns(random: Random, bidders: SeedUser[], count: number): SeedUser[] {
  const turns: SeedUser[] = [];
  for (let index = 0; index < count; index++) turns.push(random.pick(bidders.filter((bidder) => bidder !== turns.at(-1))));
  return turns;
}

/**
 * The terms and bids of a statement on auction; the statement's price is the last bid, or the start price without any.
 * @returns null for a statement that is not on auction
 */
export function drawAuction(
  market: Market,
  statement: SeedStatement,
  index: number,
): { auction: SeedAuction; bids: SeedBid[] } | null {
  const { id: statementId, userId, date: startsAt, expiresAt, priceGelMinor, priceUsdMinor } = statement;
  if (!statement.isAuction || !startsAt || !expiresAt || priceGelMinor == null || priceUsdMinor == null) return null;
  const random = createRandom(market.seedNumber, 8, index);
  const currencyId = toCurrencyId(statement.currencyId ?? currencyIds.gel);
  const price = toMajorUnits(currencyId === currencyIds.usd ? priceUsdMinor : priceGelMinor);
  const step = roundLike(price / 100, price);
  const bidders = drawBidders(random, market.people.physical, userId);
  const raises =
    bidders.length < 2 || random.chance(unbidShare) ? [] : drawRaises(random, Math.floor((price * raisedShareMax) / step));
  const startPrice = price - raises.reduce((sum, raise) => sum + raise, 0) * step;
  const turns = drawTurns(random, bidders, raises.length);
  const names = [...new Set(turns)];
  const runMs = market.now.getTime() - startsAt.getTime();
  let amount = startPrice;
  const bids = turns.map((bidder, turn): SeedBid => {
    amount += (raises[turn] ?? 0) * step;
    return {
      statementId,
      userId: bidder.id,
      bidderNumber: names.indexOf(bidder) + 1,
      amountMinor: toMinorUnits(amount),
      consentVersion: null,
      createdAt: new Date(startsAt.getTime() + Math.floor((runMs * (turn + 1)) / (turns.length + 1))),
    };
  });
  const auction: SeedAuction = {
    statementId,
    currencyId,
    startPriceMinor: toMinorUnits(startPrice),
    stepMinor: toMinorUnits(step),
    currentBidMinor: bids.at(-1)?.amountMinor ?? null,
    bidsCount: bids.length,
    paymentDays: random.pick([5, 10, 15]),
    startsAt,
    endsAt: drawEnd(random, market.now, expiresAt),
  };
  return { auction, bids };
}
