import { idMax } from '@/lib/contracts/bounds';
import type { PromotionComparison, PromotionResults } from '@/lib/contracts/money/promotion';
import { toMajorUnits } from '@/lib/domain/money/amount';
import {
  addDays,
  type CountName,
  compare,
  countedDays,
  daysBetween,
  type MeasuredDay,
  measuredDays,
} from '@/lib/domain/promotion/results';
import { runningOf } from '@/lib/domain/promotion/timeline';
import { daySeconds } from '@/lib/domain/time/duration';
import { tbilisiDay } from '@/lib/domain/time/tbilisi';
import type { Repositories } from '@/server/composition/repositories';
import { notFound } from '../../http/errors';
import type { Clock } from '../../ports/clock';
import type { PlacementOrder } from './placements.repository';
import { placementsOf } from './promotion.placing';
import type { Run } from './promotion-results.repository';

export type PromotionResultsParts = {
  repositories: Pick<Repositories, 'placements' | 'promotionResults' | 'publishing'>;
  clock: Clock;
};
export type PromotionResultsService = ReturnType<typeof createPromotionResultsService>;
type Result = NonNullable<PromotionResults['result']>;

/** The id of the period that runs: it is not a stored stretch yet. */
const openId = idMax;

/** The last day of a stretch: its end is exclusive. */
const lastDayOf = ({ endsAt }: Run): string => tbilisiDay(new Date(endsAt.getTime() - 1));
const daysOfRun = (run: Run) => ({ from: tbilisiDay(run.startsAt), to: lastDayOf(run) });

const toPeriod = (run: Run, now: Date): PromotionResults['periods'][number] => ({
  id: run.id,
  vip_type_id: run.tierId,
  ...daysOfRun(run),
  is_running: run.id === openId && run.endsAt > now,
});

function toComparison(days: MeasuredDay[], name: CountName): PromotionComparison {
  const { beforeTotal, duringTotal, before, during, times } = compare(days, name);
  return { before_total: beforeTotal, during_total: duringTotal, before, during, times };
}

/** What a stretch cost by a moment, in tetri, at the average price of a day of its tier; null where no order is known. */
function spentMinor(run: Run, orders: readonly PlacementOrder[], now: Date): number | null {
  const ofTier = orders.filter(({ tierId }) => tierId === run.tierId);
  const boughtDays = ofTier.reduce((sum, { days }) => sum + days, 0);
  if (boughtDays === 0) return null;
  const amountMinor = ofTier.reduce((sum, order) => sum + order.amountMinor, 0);
  const until = run.endsAt < now ? run.endsAt : now;
  const ranDays = (until.getTime() - run.startsAt.getTime()) / 1000 / daySeconds;
  return Math.round((amountMinor / boughtDays) * ranDays);
}

/** What promotion did for a statement, for its owner. */
export function createPromotionResultsService({ repositories, clock }: PromotionResultsParts) {
  const { placements, promotionResults, publishing } = repositories;

  /** Stretches of the statement, latest first, the running one included. */
  const findRuns = async (statementId: number): Promise<Run[]> => {
    const now = clock();
    const [statement] = await placements.findStatements([statementId]);
    const stored = (await placements.find([statementId])).get(statementId);
    const running = statement && runningOf(placementsOf(statement, stored, now));
    const past = await promotionResults.runs(statementId);
    // One that is over but not yet carried out is as long as it was bought.
    const open = running ? [{ id: openId, tierId: running.tierId, startsAt: running.startsAt, endsAt: running.endsAt }] : [];
    return [...open, ...past.toReversed()];
  };

  const measure = async (run: Run, runs: Run[], owner: { id: number; userId: number; createdAt: Date }): Promise<Result> => {
    const now = clock();
    const period = daysOfRun(run);
    const promoted = new Set(runs.filter((other) => other !== run).flatMap((other) => daysBetween(daysOfRun(other))));
    const counts = await promotionResults.countsSince(owner.id, owner.userId, addDays(period.from, -14));
    const bounds = {
      today: tbilisiDay(now),
      listedFrom: tbilisiDay(owner.createdAt),
      isPromoted: (day: string) => promoted.has(day),
    };
    const days = measuredDays(period, bounds, (day) => counts.get(day) ?? { views: 0, phoneReveals: 0, messages: 0 });
    const counted = countedDays(days);
    const [first, last] = [counted.before[0], counted.before.at(-1)];
    const spent = spentMinor(run, await placements.ordersOf(owner.id), now);
    const reveals = toComparison(days, 'phoneReveals');
    return {
      period: toPeriod(run, now),
      before: first && last ? { from: first.date, to: last.date, days: counted.before.length } : null,
      during_days: counted.during.length,
      days: days.map(({ date, kind, isToday, views, phoneReveals, messages }) => ({
        date,
        kind,
        is_today: isToday,
        views,
        phone_reveals: phoneReveals,
        messages,
      })),
      views: toComparison(days, 'views'),
      phone_reveals: reveals,
      messages: toComparison(days, 'messages'),
      spent: spent === null ? null : toMajorUnits(spent),
      spent_per_phone_reveal:
        spent === null || reveals.during_total === 0 ? null : toMajorUnits(Math.round(spent / reveals.during_total)),
    };
  };

  return {
    /**
     * The results of one period of an own statement, the latest by default.
     * @throws ApiError 404 for another's statement and for a period that is not there
     */
    find: async (userId: number, statementId: number, periodId?: number): Promise<PromotionResults> => {
      const record = await publishing.find(userId, statementId);
      if (!record) throw notFound();
      const runs = await findRuns(statementId);
      const run = periodId === undefined ? runs[0] : runs.find(({ id }) => id === periodId);
      if (periodId !== undefined && !run) throw notFound();
      return { periods: runs.map((one) => toPeriod(one, clock())), result: run ? await measure(run, runs, record) : null };
    },
  };
}
