import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { anyOf, queryRows } from '@/server/db/client';
import { insertStatement } from '@/tests/factories/statement';
import { useApi } from '@/tests/setup/api';
import { seededAt } from '@/tests/setup/database';
import { tierOrderAt } from './search.order.query';
import { statementSearch as rows } from './search.table';

const api = useApi();
const turnsPerDay = 720;
const vipIds = { 1: 1, 2: 3, 3: 4 } as const;
type Rank = keyof typeof vipIds;
let owner = 9000;

/** A tier of `counts[rank]` statements each, of one owner whose strip is looked at. */
async function pay(counts: Partial<Record<Rank, number>>) {
  owner += 1;
  const until = new Date(seededAt.getTime() + 90 * 86_400_000);
  for (const rank of [1, 2, 3] as const)
    for (let index = 0; index < (counts[rank] ?? 0); index += 1)
      await insertStatement(api.db, { userId: owner, vipId: vipIds[rank], vipUntil: until });
  return owner;
}

/** Visits as they come over a day: few at night, most in the evening. */
const visitsOf = (turnOfDay: number): number => 1 + 0.95 * Math.sin(((turnOfDay - 14 * 30) / turnsPerDay) * 2 * Math.PI);

/**
 * First views of each paid statement of an owner over 24 hours from a turn: the strip is queried in each turn by the order that lists
 * use, and the statement that leads its tier among the nine that are shown gets the visits of that turn.
 */
async function firstViews(userId: number, fromTurn: number, countMax = 1000): Promise<Map<Rank, number[]>> {
  const paid = await api.db.select({ id: rows.id, rank: rows.vipRank }).from(rows).where(eq(rows.userId, userId)).limit(countMax);
  const found = await queryRows<{ turn: string; id: number; rank: Rank }>(
    api.db,
    sql`select t.n::text as turn, shown.id, shown.vip_rank as rank
      from generate_series(${fromTurn}::bigint, ${fromTurn + turnsPerDay - 1}::bigint) t(n)
      cross join lateral (select ${rows.id}, ${rows.vipRank} from ${rows} where ${rows.id} = ${anyOf(paid.map(({ id }) => id))}
        order by ${tierOrderAt(sql`t.n`)} limit 9) shown`,
  );
  const views = new Map(paid.map(({ id, rank }) => [id, { rank: rank as Rank, visits: 0 }]));
  const led = new Set<string>();
  for (const { turn, id, rank } of found) {
    const isFirst = !led.has(`${turn} ${rank}`);
    led.add(`${turn} ${rank}`);
    const own = views.get(id);
    if (own && isFirst) own.visits += visitsOf(Number(turn) % turnsPerDay);
  }
  const byRank = new Map<Rank, number[]>();
  for (const { rank, visits } of views.values()) byRank.set(rank, [...(byRank.get(rank) ?? []), visits]);
  return byRank;
}

/** How far a share is from the equal one at most: 0.2 is 20%. */
function unfairness(visits: readonly number[]): number {
  const equal = visits.reduce((sum, count) => sum + count, 0) / visits.length;
  return Math.max(...visits.map((count) => Math.abs(count / equal - 1)));
}

// 24 hours from an hour of the day that is not midnight: they include two shuffles.
const fromTurn = Math.floor(seededAt.getTime() / 120_000);

describe('the paid strip over 24 hours', () => {
  it('gives each of 1 to 40 statements of a tier its equal share of first views within 20%', async () => {
    const userId = await pay({ 1: 40 });
    const unfair: string[] = [];
    for (let count = 1; count <= 40; count += 1) {
      const views = await firstViews(userId, fromTurn, count);
      const share = unfairness(views.get(1) ?? []);
      expect(views.get(1)).toHaveLength(count);
      if (!(share <= 0.2)) unfair.push(`${count}: ${share}`);
    }
    expect(unfair).toEqual([]);
  });

  it.each([
    { 3: 2, 2: 3, 1: 11 },
    { 3: 5, 2: 13, 1: 4 },
    { 3: 1, 2: 1, 1: 40 },
    { 3: 8, 2: 37, 1: 7 },
  ])('is fair inside each tier that is shown when tiers are mixed: %o', async (counts) => {
    const views = await firstViews(await pay(counts), fromTurn);
    for (const rank of [3, 2] as const) expect(unfairness(views.get(rank) ?? [])).toBeLessThanOrEqual(0.2);
    const places = 9 - counts[3] - counts[2];
    if (places > 0) expect(unfairness(views.get(1) ?? [])).toBeLessThanOrEqual(0.2);
  });

  it('shuffles neighbours from day to day', async () => {
    const userId = await pay({ 2: 12 });
    const orderAt = async (turn: number) =>
      (
        await api.db
          .select({ id: rows.id })
          .from(rows)
          .where(eq(rows.userId, userId))
          .orderBy(tierOrderAt(sql`${turn}::bigint`))
      ).map(({ id }) => id);
    const midnight = Math.ceil(fromTurn / turnsPerDay) * turnsPerDay;
    const [today = [], next = [], tomorrow = []] = await Promise.all([midnight - 2, midnight - 1, midnight].map(orderAt));
    const follower = (order: number[], id: number) => order[(order.indexOf(id) + 1) % order.length];
    expect(today.every((id) => follower(today, id) === follower(next, id))).toBe(true);
    expect(today.every((id) => follower(today, id) === follower(tomorrow, id))).toBe(false);
    expect(new Set(tomorrow)).toEqual(new Set(today));
  });
});
