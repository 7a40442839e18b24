import { inArray } from 'drizzle-orm';
import { userTypeIds } from '@/lib/contracts/account/auth';
import { dayMs, hourMs } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Executor } from '@/server/db/client';
import { insertRows } from '@/server/db/insert-rows';
import { indexStatements } from '@/server/modules/search/rows/search.rows.repository';
import { priceHistory, statementDays, statements } from '@/server/modules/statements/statements.table';
import { usdRateGel } from '@/server/reference/site-content';
import type { SeedUser } from '../market/people';
import { drawPriceHistory, drawStatement, type SeedStatement } from '../market/statement';
import { createRandom } from '../random';
import { type DemoAccountType, demoNames, demoUserId } from './demo-accounts';

type State = NonNullable<SeedStatement['state']>;

const shownDays = 30;
/** Below the ids of the market, which grows upwards. */
const firstId = 9_900_001;
/** Far beyond the numbers of any market, so that nothing of it is drawn twice. */
const firstIndex = 90_000_000;

/** What each of them has, the first one ending soon. */
const statesByKind: Readonly<Record<DemoAccountType, readonly State[]>> = {
  physical: ['active', 'active', 'hidden', 'expired', 'draft'],
  agent: ['active', 'active', 'active', 'active', 'hidden', 'expired', 'sold', 'draft'],
  broker: [
    ...Array.from({ length: 9 }, (): State => 'active'),
    ...(['hidden', 'hidden', 'expired', 'expired', 'sold', 'unpaid', 'blocked', 'archived', 'draft'] as const),
  ],
  developer: ['active', 'active', 'active', 'active', 'active', 'hidden', 'draft'],
  designer: ['active', 'hidden'],
};
export const demoAccountTypes = Object.keys(statesByKind) as DemoAccountType[];

/** The prefix 567 is not assigned to an operator. */
export const demoPhone = (kind: DemoAccountType): string => `567000${demoUserId(kind)}`;

const ownerOf = (kind: DemoAccountType, now: Date): SeedUser => ({
  id: demoUserId(kind),
  typeId: userTypeIds[kind],
  name: demoNames[kind],
  phone: demoPhone(kind),
  createdAt: now,
});

/** When one in a state was published and ends; `number` counts its owner's. */
function lifecycleOf(state: State, number: number, now: Date): Partial<SeedStatement> {
  const ago = (days: number): Date => new Date(now.getTime() - days * dayMs - number * hourMs);
  if (state === 'draft' || state === 'unpaid') return { createdAt: ago(number % 5), date: ago(number % 5), expiresAt: null };
  const isOver = state === 'expired' || state === 'archived';
  const age = isOver ? 33 + number : number === 0 ? 28 : 3 + ((number * 7) % 24);
  // The first one has a day and some hours left, so that its owner gets a reminder to renew it.
  const expiresAt = number === 0 ? new Date(now.getTime() + 30 * hourMs) : new Date(ago(age).getTime() + 30 * dayMs);
  return { createdAt: ago(age + (number % 3) * 20), date: ago(age), expiresAt, durationId: 1 };
}

function drawOwn(
  kind: DemoAccountType,
  state: State,
  number: number,
  total: number,
  seedNumber: number,
  now: Date,
): SeedStatement {
  const owner = ownerOf(kind, now);
  const everybody = [owner];
  const people = { all: everybody, physical: everybody, agents: everybody, brokers: everybody, developers: everybody };
  const drawn = drawStatement({ seedNumber, now, usdRateGel, people }, firstIndex + total);
  return {
    ...drawn,
    ...lifecycleOf(state, number, now),
    id: firstId + total,
    state,
    views: 0,
    vipId: 0,
    vipUntil: null,
    isAuction: false,
    isPromoted: false,
    blockedReason: state === 'blocked' ? 'ფოტოებზე სხვა საიტის ლოგოა.' : null,
  };
}

/** Openings of one statement, day by day since it was published: fewer at its end than at its beginning, more on weekends. */
function drawDays(statement: SeedStatement, seedNumber: number, now: Date): (typeof statementDays.$inferInsert)[] {
  if (statement.state === 'draft' || statement.state === 'unpaid') return [];
  const random = createRandom(seedNumber, 6, statement.id);
  const peak = random.int(6, 42);
  const until = Math.min(now.getTime(), statement.expiresAt?.getTime() ?? 0);
  return Array.from({ length: shownDays }, (_, ago) => new Date(now.getTime() - ago * dayMs))
    .filter((moment) => moment.getTime() <= until && moment >= (statement.date ?? now))
    .map((moment) => {
      const age = (moment.getTime() - (statement.date ?? now).getTime()) / dayMs;
      const isWeekend = [0, 6].includes(moment.getUTCDay());
      const views = Math.round(peak * Math.exp(-age / 18) * (isWeekend ? 1.4 : 1) * random.spread(0.3));
      const phoneReveals = Math.round(views * random.next() * 0.22);
      return { statementId: statement.id, day: tbilisiDay(moment), views, phoneReveals };
    });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The statements of the demo accounts, with its openings of the last thirty days. @returns it by owner, in the order of the states */
export async function writeDemoStatements(
  tx: Executor,
  seedNumber: number,
  now: Date,
): Promise<Record<DemoAccountType, SeedStatement[]>> {
  const planned = demoAccountTypes.flatMap((kind) => statesByKind[kind].map((state, number) => ({ kind, state, number })));
  const all = planned.map(({ kind, state, number }, total) => {
    const drawn = drawOwn(kind, state, number, total, seedNumber, now);
    const days = drawDays(drawn, seedNumber, now);
    const views = sum(days.map((day) => day.views ?? 0)) + (days.length > 0 ? number * 13 : 0);
    return { kind, days, row: { ...drawn, views, phoneReveals: sum(days.map((day) => day.phoneReveals ?? 0)) } };
  });
  const rows = all.map(({ row }) => row);
  await insertRows(tx, statements, rows);
  const market = { seedNumber, now, usdRateGel, people: { all: [], physical: [], agents: [], brokers: [], developers: [] } };
  await insertRows(
    tx,
    priceHistory,
    rows.flatMap((row, total) => (row.expiresAt ? drawPriceHistory(market, row, firstIndex + total) : [])),
  );
  await insertRows(
    tx,
    statementDays,
    all.flatMap(({ days }) => days),
  );
  await indexStatements(
    tx,
    rows.map(({ id }) => id),
  );
  const of = (kind: DemoAccountType): SeedStatement[] => all.filter((one) => one.kind === kind).map(({ row }) => row);
  return {
    physical: of('physical'),
    agent: of('agent'),
    broker: of('broker'),
    developer: of('developer'),
    designer: of('designer'),
  };
}

/** Whether one of them has published anything already: what a person made by hand is not changed. */
export async function hasDemoStatements(tx: Executor): Promise<boolean> {
  const [row] = await tx
    .select({ id: statements.id })
    .from(statements)
    .where(inArray(statements.userId, demoAccountTypes.map(demoUserId)))
    .limit(1);
  return row !== undefined;
}
