import { type TierId, tierIds, tierRank } from './tiers';

/**
 * Time of a tier on a statement. A scheduled one waits for `startsAt`; the running one started this stretch at `startsAt` and ends at
 * `endsAt`; a paused one resumes with `secondsLeft` once nothing higher runs.
 */
export type Placement =
  | { state: 'scheduled'; tierId: TierId; startsAt: Date; secondsLeft: number }
  | { state: 'running'; tierId: TierId; startsAt: Date; endsAt: Date }
  | { state: 'paused'; tierId: TierId; secondsLeft: number };
/** A period in which a tier runs, `endsAt` excluded. */
export type Span = { tierId: TierId; startsAt: Date; endsAt: Date };

type Scheduled = Extract<Placement, { state: 'scheduled' }>;
type Running = Extract<Placement, { state: 'running' }>;

const secondMs = 1000;
const addSeconds = (moment: Date, seconds: number): Date => new Date(moment.getTime() + seconds * secondMs);
/** Rounded up to whole seconds, in favour of the buyer. */
const secondsBetween = (from: Date, to: Date): number => Math.max(0, Math.ceil((to.getTime() - from.getTime()) / secondMs));

const scheduledOf = (placements: readonly Placement[]): Scheduled[] =>
  placements
    .filter((placement) => placement.state === 'scheduled')
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());

export const runningOf = (placements: readonly Placement[]): Running | undefined =>
  placements.find((placement) => placement.state === 'running');

/** Seconds of the paused tiers, by tier. */
const waitingSeconds = (placements: readonly Placement[]): Map<TierId, number> => {
  const seconds = new Map<TierId, number>();
  for (const placement of placements)
    if (placement.state === 'paused') seconds.set(placement.tierId, (seconds.get(placement.tierId) ?? 0) + placement.secondsLeft);
  return seconds;
};

/** The highest tier with time runs from a moment on, the others keep theirs. The period of a running tier is extended. */
function arrange(seconds: ReadonlyMap<TierId, number>, before: Running | undefined, at: Date): Placement[] {
  const withTime = [...seconds].filter(([, left]) => left > 0).toSorted(([one], [other]) => tierRank(other) - tierRank(one));
  return withTime.map(([tierId, secondsLeft], index): Placement => {
    if (index > 0) return { state: 'paused', tierId, secondsLeft };
    const startsAt = before?.tierId === tierId ? before.startsAt : at;
    const endsAt =
      before?.tierId === tierId
        ? addSeconds(before.endsAt, secondsLeft - secondsBetween(at, before.endsAt))
        : addSeconds(at, secondsLeft);
    return { state: 'running', tierId, startsAt, endsAt };
  });
}

/** All seconds that are left at a moment, the running tier's included, by tier; without scheduled ones. */
function secondsAt(placements: readonly Placement[], at: Date): Map<TierId, number> {
  const seconds = waitingSeconds(placements);
  const running = runningOf(placements);
  if (running) seconds.set(running.tierId, (seconds.get(running.tierId) ?? 0) + secondsBetween(at, running.endsAt));
  return seconds;
}

/** Adds time of a tier at a moment: it runs, pauses a lower tier, is queued behind a higher one, or extends the same tier. */
function takeIn(placements: readonly Placement[], tierId: TierId, secondsLeft: number, at: Date): Placement[] {
  const seconds = secondsAt(placements, at);
  seconds.set(tierId, (seconds.get(tierId) ?? 0) + secondsLeft);
  return [...arrange(seconds, runningOf(placements), at), ...scheduledOf(placements)];
}

/** The next moment at which something starts or ends; undefined when nothing will. */
function nextChange(placements: readonly Placement[]): Date | undefined {
  const moments = [runningOf(placements)?.endsAt, scheduledOf(placements)[0]?.startsAt].filter((moment) => moment !== undefined);
  return moments.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/** The state after the change that is due at a moment: an end resumes the next tier, a start activates a scheduled one. */
function changeAt(placements: readonly Placement[], at: Date): Placement[] {
  const running = runningOf(placements);
  if (running && running.endsAt <= at) {
    const rest = placements.filter((placement) => placement !== running);
    return [...arrange(waitingSeconds(rest), undefined, running.endsAt), ...scheduledOf(rest)];
  }
  const [due] = scheduledOf(placements);
  if (due === undefined) return [...placements];
  return takeIn(
    placements.filter((placement) => placement !== due),
    due.tierId,
    due.secondsLeft,
    due.startsAt,
  );
}

/** What a running stretch leaves behind when the next state has cut it off or let it end. */
function stretchesEnded(before: readonly Placement[], after: readonly Placement[], at: Date): Span[] {
  const running = runningOf(before);
  const next = runningOf(after);
  if (!running || (next && next.tierId === running.tierId && next.startsAt.getTime() === running.startsAt.getTime())) return [];
  const endsAt = running.endsAt < at ? running.endsAt : at;
  return endsAt > running.startsAt ? [{ tierId: running.tierId, startsAt: running.startsAt, endsAt }] : [];
}

export type Advanced = { placements: Placement[]; ended: Span[] };

/**
 * The placements at a moment, and the stretches that ended by then. The result depends only on the moments of the changes, never on
 * when it is evaluated: advancing late or in steps gives the same.
 */
export function advance(placements: readonly Placement[], now: Date): Advanced {
  let current = [...placements];
  const ended: Span[] = [];
  for (let at = nextChange(current); at !== undefined && at <= now; at = nextChange(current)) {
    const next = changeAt(current, at);
    ended.push(...stretchesEnded(current, next, at));
    current = next;
  }
  return { placements: current, ended };
}

/**
 * Adds bought time. @param startsAt a later moment schedules it; now or earlier takes it in at `now`
 */
export function grant(placements: readonly Placement[], tierId: TierId, seconds: number, startsAt: Date, now: Date): Advanced {
  const { placements: current, ended } = advance(placements, now);
  const after: Placement[] =
    startsAt > now
      ? [...current, { state: 'scheduled', tierId, startsAt, secondsLeft: seconds }]
      : takeIn(current, tierId, seconds, now);
  return { placements: after, ended: [...ended, ...stretchesEnded(current, after, now)] };
}

/**
 * Removes up to a number of seconds of a tier, those that are furthest in the future first.
 * @param startsAtMax what is scheduled to start later keeps its seconds
 */
export function removeTime(
  placements: readonly Placement[],
  tierId: TierId,
  seconds: number,
  now: Date,
  startsAtMax?: Date,
): Advanced {
  const { placements: current, ended } = advance(placements, now);
  let toTake = seconds;
  const scheduled = scheduledOf(current)
    .toReversed()
    .map((placement): Scheduled => {
      if (placement.tierId !== tierId || (startsAtMax && placement.startsAt > startsAtMax)) return placement;
      const taken = Math.min(placement.secondsLeft, toTake);
      toTake -= taken;
      return { ...placement, secondsLeft: placement.secondsLeft - taken };
    })
    .filter(({ secondsLeft }) => secondsLeft > 0)
    .toReversed();
  const left = secondsAt(current, now);
  left.set(tierId, Math.max(0, (left.get(tierId) ?? 0) - toTake));
  const after = [...arrange(left, runningOf(current), now), ...scheduled];
  return { placements: after, ended: [...ended, ...stretchesEnded(current, after, now)] };
}

/** Seconds of a tier that are still to come, scheduled ones included. */
export function secondsLeftOf(placements: readonly Placement[], tierId: TierId, now: Date): number {
  const { placements: current } = advance(placements, now);
  const scheduled = scheduledOf(current).filter((placement) => placement.tierId === tierId);
  return (secondsAt(current, now).get(tierId) ?? 0) + scheduled.reduce((sum, { secondsLeft }) => sum + secondsLeft, 0);
}

/** What runs from now on, in order of time. */
export function spansOf(placements: readonly Placement[], now: Date): Span[] {
  let { placements: current } = advance(placements, now);
  const spans: Span[] = [];
  for (let at = nextChange(current); at !== undefined; at = nextChange(current)) {
    const next = changeAt(current, at);
    spans.push(...stretchesEnded(current, next, at));
    current = next;
  }
  return spans;
}

/** The end of the super VIP that runs at a moment, which blocks buying lower tiers for the same days; null without one. */
export function blockedUntil(placements: readonly Placement[], tierId: TierId, startsAt: Date, now: Date): Date | null {
  if (tierId === tierIds.superVip) return null;
  const at = startsAt > now ? startsAt : now;
  const span = spansOf(placements, now).find((one) => one.tierId === tierIds.superVip && one.startsAt <= at && at < one.endsAt);
  return span?.endsAt ?? null;
}
