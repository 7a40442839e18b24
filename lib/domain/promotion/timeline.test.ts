import { describe, expect, it } from 'vitest';
import { dayMs, daySeconds, hourMs } from '../time/duration';
import { type TierId, tierIds, tierRank, tiersByRank } from './tiers';
import {
  type Advanced,
  advance,
  blockedUntil,
  grant,
  type Placement,
  removeTime,
  runningOf,
  type Span,
  secondsLeftOf,
  spansOf,
} from './timeline';

const start = new Date('2026-11-20T09:00:00Z');
const dayOn = (days: number): Date => new Date(start.getTime() + days * dayMs);
const { vip, vipPlus, superVip } = tierIds;

type Purchase = { tierId: TierId; days: number; at: number; startsAt?: number };

/** The placements after purchases, each at its day, and all stretches that ended by then. */
function bought(purchases: readonly Purchase[]): Advanced {
  let state: Advanced = { placements: [], ended: [] };
  for (const { tierId, days, at, startsAt = at } of purchases) {
    const next = grant(state.placements, tierId, days * daySeconds, dayOn(startsAt), dayOn(at));
    state = { placements: next.placements, ended: [...state.ended, ...next.ended] };
  }
  return state;
}
const daysOf = (spans: readonly Span[]) =>
  spans.map(({ tierId, startsAt, endsAt }) => [
    tierId,
    (startsAt.getTime() - start.getTime()) / dayMs,
    (endsAt.getTime() - start.getTime()) / dayMs,
  ]);
/** Everything that ran and will run, seen at a day. */
const history = (purchases: readonly Purchase[], seenAt: number) => {
  const { placements, ended } = bought(purchases);
  const now = advance(placements, dayOn(seenAt));
  return daysOf([...ended, ...now.ended, ...spansOf(now.placements, dayOn(seenAt))]);
};

describe('time of tiers', () => {
  it('runs a tier from its purchase to its end', () => {
    expect(history([{ tierId: vip, days: 7, at: 0 }], 0)).toEqual([[vip, 0, 7]]);
  });

  it('adds the same tier to its time', () => {
    const twice = [
      { tierId: vipPlus, days: 7, at: 0 },
      { tierId: vipPlus, days: 10, at: 3 },
    ];
    expect(history(twice, 3)).toEqual([[vipPlus, 0, 17]]);
  });

  it('pauses a lower tier under a higher one, and resumes its rest', () => {
    const both = [
      { tierId: vip, days: 10, at: 0 },
      { tierId: superVip, days: 3, at: 4 },
    ];
    expect(history(both, 4)).toEqual([
      [vip, 0, 4],
      [superVip, 4, 7],
      [vip, 7, 13],
    ]);
  });

  it('queues a lower tier behind a higher one', () => {
    const both = [
      { tierId: vipPlus, days: 5, at: 0 },
      { tierId: vip, days: 2, at: 1 },
    ];
    expect(history(both, 1)).toEqual([
      [vipPlus, 0, 5],
      [vip, 5, 7],
    ]);
  });

  it('adds to a paused tier while a higher one runs', () => {
    const three = [
      { tierId: vip, days: 4, at: 0 },
      { tierId: superVip, days: 2, at: 1 },
      { tierId: vip, days: 5, at: 2 },
    ];
    expect(history(three, 2)).toEqual([
      [vip, 0, 1],
      [superVip, 1, 3],
      [vip, 3, 11],
    ]);
  });

  it('starts a scheduled tier on its day', () => {
    const both = [
      { tierId: vip, days: 4, at: 0 },
      { tierId: superVip, days: 1, at: 0, startsAt: 2 },
    ];
    expect(history(both, 0)).toEqual([
      [vip, 0, 2],
      [superVip, 2, 3],
      [vip, 3, 5],
    ]);
  });

  it('adds a scheduled tier to the same one that still runs on its day', () => {
    const both = [
      { tierId: vip, days: 4, at: 0 },
      { tierId: vip, days: 3, at: 0, startsAt: 2 },
    ];
    expect(history(both, 0)).toEqual([[vip, 0, 7]]);
  });

  it('ends at the moment itself', () => {
    const { placements } = bought([{ tierId: vip, days: 1, at: 0 }]);
    expect(runningOf(advance(placements, new Date(dayOn(1).getTime() - 1)).placements)?.tierId).toBe(vip);
    expect(advance(placements, dayOn(1)).placements).toEqual([]);
  });

  it('resumes by the time of the end, however late it is evaluated', () => {
    const { placements } = bought([
      { tierId: vip, days: 10, at: 0 },
      { tierId: superVip, days: 1, at: 0 },
    ]);
    expect(runningOf(advance(placements, dayOn(6)).placements)).toMatchObject({
      tierId: vip,
      startsAt: dayOn(1),
      endsAt: dayOn(11),
    });
  });
});

describe('super VIP and lower tiers', () => {
  const { placements } = bought([
    { tierId: superVip, days: 3, at: 0 },
    { tierId: superVip, days: 2, at: 0, startsAt: 6 },
  ]);

  it('blocks lower tiers for the days that it runs', () => {
    expect(blockedUntil(placements, vip, dayOn(1), dayOn(1))).toEqual(dayOn(3));
    expect(blockedUntil(placements, vipPlus, dayOn(7), dayOn(1))).toEqual(dayOn(8));
  });

  it('blocks neither other days nor itself', () => {
    expect(blockedUntil(placements, vip, dayOn(3), dayOn(1))).toBeNull();
    expect(blockedUntil(placements, superVip, dayOn(1), dayOn(1))).toBeNull();
  });

  it('does not block under VIP plus', () => {
    const plus = bought([{ tierId: vipPlus, days: 3, at: 0 }]).placements;
    expect(blockedUntil(plus, vip, dayOn(1), dayOn(1))).toBeNull();
  });
});

describe('removing time', () => {
  it('shortens the running tier and resumes the lower one when nothing is left', () => {
    const { placements } = bought([
      { tierId: vip, days: 4, at: 0 },
      { tierId: superVip, days: 5, at: 1 },
    ]);
    const { placements: after, ended } = removeTime(placements, superVip, 5 * daySeconds, dayOn(3));
    expect(daysOf(ended)).toEqual([[superVip, 1, 3]]);
    expect(daysOf(spansOf(after, dayOn(3)))).toEqual([[vip, 3, 6]]);
  });

  it('removes scheduled time first, the latest leading', () => {
    const { placements } = bought([
      { tierId: vip, days: 2, at: 0 },
      { tierId: vip, days: 2, at: 0, startsAt: 10 },
      { tierId: vip, days: 2, at: 0, startsAt: 20 },
    ]);
    const { placements: after } = removeTime(placements, vip, 3 * daySeconds, dayOn(1));
    expect(daysOf(spansOf(after, dayOn(1)))).toEqual([
      [vip, 0, 2],
      [vip, 10, 11],
    ]);
  });

  it('leaves what is scheduled to start after a moment', () => {
    const { placements } = bought([
      { tierId: vip, days: 2, at: 0 },
      { tierId: vip, days: 2, at: 0, startsAt: 10 },
    ]);
    const { placements: after } = removeTime(placements, vip, daySeconds, dayOn(1), dayOn(0));
    expect(daysOf(spansOf(after, dayOn(1)))).toEqual([[vip, 10, 12]]);
  });
});

/** Numbers from 0 to 1 that are the same for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function randomPurchases(seed: number): Purchase[] {
  const random = randomOf(seed);
  const pick = (count: number): number => Math.floor(random() * count);
  const moments = Array.from({ length: 1 + pick(7) }, () => pick(40 * 24) / 24).toSorted((one, other) => one - other);
  return moments.map((at) => ({
    tierId: tiersByRank[pick(3)] ?? vip,
    days: 1 + pick(10),
    at,
    ...(random() < 0.3 ? { startsAt: at + 1 + pick(20) } : {}),
  }));
}

const seeds = Array.from({ length: 400 }, (_, index) => index + 1);
const lengthMs = ({ startsAt, endsAt }: Span): number => endsAt.getTime() - startsAt.getTime();
const everything = (purchases: readonly Purchase[]): Span[] => {
  const { placements, ended } = bought(purchases);
  const last = dayOn(purchases.at(-1)?.at ?? 0);
  return [...ended, ...spansOf(placements, last)];
};

describe('any history of purchases', () => {
  it('gives each tier exactly the time that was bought', () => {
    for (const seed of seeds) {
      const purchases = randomPurchases(seed);
      const spans = everything(purchases);
      for (const tierId of tiersByRank) {
        const ofTier = purchases.filter((one) => one.tierId === tierId);
        const boughtMs = ofTier.reduce((sum, { days }) => sum + days * dayMs, 0);
        const ranMs = spans.filter((span) => span.tierId === tierId).reduce((sum, span) => sum + lengthMs(span), 0);
        expect(ranMs, `seed ${seed}`).toBe(boughtMs);
      }
    }
  });

  it('never runs two tiers at once, and never a lower one while a higher one is pending', () => {
    for (const seed of seeds) {
      const purchases = randomPurchases(seed);
      const spans = everything(purchases).toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
      for (const [index, span] of spans.entries())
        expect(spans[index + 1]?.startsAt.getTime() ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(span.endsAt.getTime());
      const { placements } = bought(purchases);
      const running = runningOf(placements);
      const waiting = placements.filter(({ state }) => state === 'paused');
      if (waiting.length > 0)
        expect(waiting.every(({ tierId }) => tierRank(tierId) < tierRank(running?.tierId ?? vip))).toBe(true);
    }
  });

  it('reaches the same state whether it is advanced at once, late or hour by hour', () => {
    for (const seed of seeds.slice(0, 60)) {
      const { placements } = bought(randomPurchases(seed));
      const from = dayOn(41).getTime();
      const to = new Date(from + 30 * dayMs);
      const atOnce = advance(placements, to);
      let step: Placement[] = [...placements];
      const ended: Span[] = [];
      for (let now = from - 41 * dayMs; now <= to.getTime(); now += 7 * hourMs) {
        const next = advance(step, new Date(now));
        step = next.placements;
        ended.push(...next.ended);
      }
      const last = advance(step, to);
      expect(last.placements).toEqual(atOnce.placements);
      expect([...ended, ...last.ended]).toEqual(atOnce.ended);
    }
  });

  it('removes exactly what is left', () => {
    for (const seed of seeds) {
      const { placements } = bought(randomPurchases(seed));
      const now = dayOn(41);
      for (const tierId of tiersByRank) {
        const left = secondsLeftOf(placements, tierId, now);
        const { placements: after } = removeTime(placements, tierId, Math.floor(left / 2), now);
        expect(secondsLeftOf(after, tierId, now)).toBe(left - Math.floor(left / 2));
        expect(secondsLeftOf(removeTime(placements, tierId, left, now).placements, tierId, now)).toBe(0);
      }
    }
  });
});
