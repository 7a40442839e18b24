import type { Condition } from '@aivani/search-index/condition';
import { dayMs, minuteMs } from '@/lib/domain/time/duration';
import { allOf, paidTier } from './search.condition';
import type { SearchIndex } from './search.index';

/** Short enough that each of forty is first often enough in a day, long enough to turn a page. */
const turnMs = 2 * minuteMs;
/** Super VIP, VIP plus, VIP. */
const ranks = [3, 2, 1];
/** Spreads neighbouring ids over 32 bits, as Knuth's multiplicative hash does. */
const spread = 2_654_435_761;

/** An odd number for each day: a product with it modulo 2^32 puts the ids in another order. */
const multiplierOf = (now: Date): number => Math.imul(spread, 2 * Math.floor(now.getTime() / dayMs) + 1) >>> 0;

/**
 * Ids of paid statements from `offset` on: the highest tier first. Inside a tier the matching statements form a circle that turns by one
 * every two minutes, so that each of n is first in one turn of n; the circle is shuffled every day, so that nobody always follows the same
 * neighbour.
 */
export async function readStrip(index: SearchIndex, matching: Condition, now: Date, limit: number, offset: number) {
  const tiers = ranks.map((rank) => allOf([matching, paidTier([rank], now)]));
  const sizes = await index.count(tiers);
  const order = { by: 'shuffled' as const, multiplier: multiplierOf(now) };
  const ids: number[] = [];
  let skipped = offset;
  for (const [position, condition] of tiers.entries()) {
    const size = sizes[position] ?? 0;
    const wanted = Math.min(limit - ids.length, size - skipped);
    if (wanted <= 0) {
      skipped = Math.max(0, skipped - size);
      continue;
    }
    const first = (Math.floor(now.getTime() / turnMs) + skipped) % size;
    const ahead = Math.min(wanted, size - first);
    ids.push(...(await index.ids({ condition, order, offset: first, limit: ahead })));
    if (ahead < wanted) ids.push(...(await index.ids({ condition, order, offset: 0, limit: wanted - ahead })));
    if (ids.length >= limit) break;
    skipped = 0;
  }
  return ids;
}
