import { dayMs } from '@/lib/domain/time/duration';
import type { statements } from '@/server/modules/statements/statements.table';
import type { Random } from '../random';

type State = NonNullable<(typeof statements.$inferInsert)['state']>;

/** When a statement was published and changed, its state, and what was bought for it. */
export type Lifecycle = {
  state: State;
  createdAt: Date;
  date: Date;
  expiresAt: Date | null;
  durationId: number;
  views: number;
  vipId: number;
  vipUntil: Date | null;
  isPromoted: boolean;
  isAuction: boolean;
};

const daysByDuration: Readonly<Record<number, number>> = { 1: 30, 2: 90, 3: 180 };

const stateWeights: readonly (readonly [State, number])[] = [
  ['active', 94],
  ['hidden', 1.2],
  ['expired', 1.6],
  ['sold', 1.2],
  ['draft', 0.8],
  ['blocked', 0.5],
  ['deleted', 0.4],
  ['archived', 0.2],
  ['unpaid', 0.1],
];

/** So that even a small market contains some of everything, a few numbers have their part given and not drawn. */
const stateByIndex: Readonly<Record<number, State>> = {
  21: 'hidden',
  52: 'expired',
  83: 'sold',
  112: 'draft',
  143: 'blocked',
  172: 'deleted',
  203: 'archived',
  232: 'unpaid',
};

/** Places in a round of 170: super VIP, VIP plus, and two VIP. */
const vipByPlace: Readonly<Record<number, number>> = { 4: 4, 46: 3, 89: 1, 131: 1 };

export const vipIdOf = (index: number): number => vipByPlace[index % 170] ?? 0;
/** Thirteen auctions among the first four hundred, then one in a thousand. */
export const isAuctionIndex = (index: number): boolean => (index < 390 ? index % 30 === 7 : index % 1000 === 7);

/** Draws the dates and state of a statement as of `now`: more recent than old, and only ends are in the future. */
export function drawLifecycle(random: Random, index: number, now: Date): Lifecycle {
  const vipId = vipIdOf(index);
  const isAuction = isAuctionIndex(index);
  const drawn = random.weighted(stateWeights);
  const state = vipId > 0 || isAuction ? 'active' : (stateByIndex[index] ?? drawn);
  const durationId = random.weighted([
    [1, 55],
    [2, 25],
    [3, 20],
  ]);
  const termMs = (daysByDuration[durationId] ?? 30) * dayMs;
  // Half of what is listed changed in the last fifth of its term.
  const age = random.next() ** 2.1;
  const isOver = state === 'expired' || state === 'archived';
  const ageMs = Math.floor(isOver ? termMs + (0.01 + age) * 40 * dayMs : age * termMs * 0.98);
  const date = new Date(now.getTime() - ageMs - 60_000);
  const earlierMs = random.chance(0.32) ? Math.floor(random.next() ** 1.6 * 260 * dayMs) : 0;
  const createdAt = new Date(date.getTime() - earlierMs);
  const days = (now.getTime() - createdAt.getTime()) / dayMs;
  const isListed = state !== 'draft' && state !== 'unpaid';
  return {
    state,
    createdAt,
    date,
    expiresAt: isListed ? new Date(date.getTime() + termMs) : null,
    durationId,
    views: isListed ? Math.round((2 + days * 6) * random.spread(0.7) * (vipId > 0 ? 3 : 1)) : 0,
    vipId,
    vipUntil: vipId > 0 ? new Date(now.getTime() + random.int(3, 40) * dayMs) : null,
    isPromoted: state === 'active' && random.chance(0.012),
    isAuction,
  };
}
