import { type OwnAction, ownActions, ownStates } from '@/lib/contracts/statements/own-statements';
import { dayMs } from '@/lib/domain/time/duration';

/** How long a statement is listed. `expiresAt` is null until the first publication. */
export type Term = { durationDays: number; expiresAt: Date | null };

const isRunning = ({ expiresAt }: Term, now: Date): boolean => expiresAt !== null && expiresAt > now;
const isOver = ({ expiresAt }: Term, now: Date): boolean => expiresAt !== null && expiresAt <= now;

/** A renewal adds one term; while more than one is left there is nothing to renew. */
const isRenewable = ({ durationDays, expiresAt }: Term, now: Date): boolean =>
  expiresAt === null || expiresAt.getTime() - now.getTime() <= durationDays * dayMs;

/** Days until the end of a term, a started one counted; null without an end or after it. */
export function daysLeft(expiresAt: Date | null, now: Date): number | null {
  const leftMs = expiresAt === null ? 0 : expiresAt.getTime() - now.getTime();
  return leftMs > 0 ? Math.ceil(leftMs / dayMs) : null;
}

/** Every state a statement may be in; `deleted` is the end. */
export const statementStates = [...ownStates, 'deleted'] as const;
export type StatementState = (typeof statementStates)[number];

/** What moves a statement on: its owner's actions, the end of its term or of its paid days, and moderation. */
export type StatementAction = OwnAction | 'expire' | 'lapse' | 'block';

/**
 * Where an action leads from each state; a state that is not named does not allow it.
 * `listed` means active, or unpaid when the free quota is full; `back` means hidden while the term runs (or unpaid when the quota is
 * full), else expired.
 */
const transitions = {
  publish: { draft: 'listed', unpaid: 'listed' },
  renew: { active: 'active', hidden: 'hidden', expired: 'listed' },
  hide: { active: 'hidden' },
  show: { hidden: 'active' },
  archive: { active: 'archived', hidden: 'archived', expired: 'archived', sold: 'archived' },
  restore: { archived: 'back', sold: 'back' },
  sold: { active: 'sold', hidden: 'sold', expired: 'sold' },
  delete: {
    draft: 'deleted',
    unpaid: 'deleted',
    active: 'deleted',
    hidden: 'deleted',
    expired: 'deleted',
    archived: 'deleted',
    blocked: 'deleted',
    sold: 'deleted',
  },
  expire: { active: 'expired', hidden: 'expired' },
  lapse: { active: 'unpaid', hidden: 'unpaid' },
  block: { active: 'blocked', hidden: 'blocked', expired: 'blocked', unpaid: 'blocked' },
} as const satisfies Readonly<
  Record<StatementAction, Readonly<Partial<Record<StatementState, StatementState | 'listed' | 'back'>>>>
>;

type Target = StatementState | 'listed' | 'back';
const targetOf = (action: StatementAction, state: StatementState): Target | undefined =>
  (transitions[action] as Partial<Record<StatementState, Target>>)[state];

/** The states whose term ends by itself, and where that leads: what the expiry job writes for many statements at once. */
export const expiry = {
  from: statementStates.filter((state) => targetOf('expire', state) !== undefined),
  to: transitions.expire.active,
} as const;

/** The states that a statement over the free quota leaves when its paid days are over, and where that leads. */
export const lapse = {
  from: statementStates.filter((state) => targetOf('lapse', state) !== undefined),
  to: transitions.lapse.active,
} as const;

/** The states that moderation blocks. */
export const blockableStates = statementStates.filter((state) => targetOf('block', state) !== undefined);

/** The states whose fields and photos the owner may change. */
const editableStates: readonly StatementState[] = ['draft', 'unpaid', 'active', 'hidden', 'expired', 'blocked'];

/** The states that take a place of the free quota. */
export const quotaStates = ['active', 'hidden'] as const satisfies StatementState[];

export const isEditable = (state: StatementState): boolean => editableStates.includes(state);
export const takesQuota = (state: StatementState): boolean => (quotaStates as readonly StatementState[]).includes(state);

export type Lifecycle = { state: StatementState; term: Term };

/** The state at a moment: a term that is over has expired the statement, also before the job has written so. */
function stateAt({ state, term }: Lifecycle, now: Date): StatementState {
  return isOver(term, now) && expiry.from.includes(state) ? expiry.to : state;
}

/** The owner's actions that a stored state allows at a moment, in the order of the contract. */
export function allowedActions(stored: Lifecycle, now: Date): OwnAction[] {
  const state = stateAt(stored, now);
  return ownActions.filter(
    (action) => targetOf(action, state) !== undefined && (action !== 'renew' || isRenewable(stored.term, now)),
  );
}

function stateAfter(action: OwnAction, stored: Lifecycle, now: Date, hasFreePlace: boolean): StatementState {
  const state = stateAt(stored, now);
  const target = targetOf(action, state);
  if (target === undefined) throw new RangeError(`${action} is not allowed from ${state}`);
  if (target === 'listed') return hasFreePlace ? 'active' : 'unpaid';
  if (target !== 'back') return target;
  if (!isRunning(stored.term, now)) return 'expired';
  return hasFreePlace ? 'hidden' : 'unpaid';
}

/** A publication starts a term unless one runs (it was unpaid in between); a renewal adds one to what is left. */
function expiryAfter(action: OwnAction, state: StatementState, term: Term, now: Date): Date | null {
  const { durationDays, expiresAt } = term;
  if (state === 'unpaid') return expiresAt;
  if (action === 'publish') return isRunning(term, now) ? expiresAt : new Date(now.getTime() + durationDays * dayMs);
  if (action !== 'renew') return expiresAt;
  const from = Math.max(expiresAt?.getTime() ?? 0, now.getTime());
  return new Date(from + durationDays * dayMs);
}

/** What an action writes. `createdAt` and `date` are left out where they stay. */
export type Transition = { state: StatementState; expiresAt: Date | null; createdAt?: Date; date?: Date };

/**
 * What an owner's action makes of a statement. A publication, and a renewal after the end of the term, move `date`, which orders
 * lists; hiding, showing and renewing before the end do not.
 * @param hasFreePlace whether the free quota has room for one more
 * @throws RangeError for an action that the state does not allow
 */
export function transition(action: OwnAction, stored: Lifecycle, now: Date, hasFreePlace: boolean): Transition {
  const { term } = stored;
  const state = stateAfter(action, stored, now, hasFreePlace);
  const isListed = state === 'active';
  return {
    state,
    expiresAt: expiryAfter(action, state, term, now),
    ...(isListed && term.expiresAt === null ? { createdAt: now } : {}),
    ...(isListed && !isRunning(term, now) ? { date: now } : {}),
  };
}
