import { type OwnAction, ownActions } from '@/lib/contracts/statements/own-statements';
import { dayMs } from '@/lib/domain/time/duration';

/** Every state a row may be in; `deleted` is the end. */
export type StatementState = 'draft' | 'unpaid' | 'active' | 'hidden' | 'expired' | 'archived' | 'blocked' | 'sold' | 'deleted';

/**
 * Where an owner's action leads from each state; a state that is not named does not allow it.
 * `listed` means active, or unpaid when the free quota is full; `back` means hidden while the term runs (or unpaid when the quota is
 * full), else expired.
 */
const transitions: Readonly<Record<OwnAction, Readonly<Partial<Record<StatementState, StatementState | 'listed' | 'back'>>>>> = {
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
};

/** The states whose fields and photos the owner may change. */
const editableStates = ['draft', 'unpaid', 'active', 'hidden', 'expired', 'blocked'] as const satisfies StatementState[];

/** The states that take a place of the free quota. */
export const quotaStates = ['active', 'hidden'] as const satisfies StatementState[];

export const isEditable = (state: StatementState): boolean => (editableStates as readonly StatementState[]).includes(state);
export const isListedOrHidden = (state: StatementState): boolean => (quotaStates as readonly StatementState[]).includes(state);

export type Term = { durationDays: number; expiresAt: Date | null };

/** Whether the term still runs. */
export const isRunning = ({ expiresAt }: Pick<Term, 'expiresAt'>, now: Date): boolean => expiresAt !== null && expiresAt > now;

/** A renewal adds one term; while more than one is left there is nothing to renew. */
const isRenewable = ({ durationDays, expiresAt }: Term, now: Date): boolean =>
  expiresAt === null || expiresAt.getTime() - now.getTime() <= durationDays * dayMs;

/** The state at a moment: what is listed or hidden has expired once its term is over, also before the job that writes so has run. */
const stateAt = (state: StatementState, { expiresAt }: Term, now: Date): StatementState =>
  isListedOrHidden(state) && expiresAt !== null && expiresAt <= now ? 'expired' : state;

/** The actions that a stored state allows at a moment, in the order of the contract. */
export function allowedActions(stored: StatementState, term: Term, now: Date): OwnAction[] {
  const state = stateAt(stored, term, now);
  return ownActions.filter(
    (action) => transitions[action][state] !== undefined && (action !== 'renew' || isRenewable(term, now)),
  );
}

/** The state after an action that the stored one allows. @param hasFreePlace whether the free quota has room for one more */
export function stateAfter(
  action: OwnAction,
  stored: StatementState,
  term: Term,
  now: Date,
  hasFreePlace: boolean,
): StatementState {
  const state = stateAt(stored, term, now);
  const target = transitions[action][state];
  if (target === undefined) throw new RangeError(`${action} is not allowed from ${state}`);
  if (target === 'listed') return hasFreePlace ? 'active' : 'unpaid';
  if (target !== 'back') return target;
  if (!isRunning(term, now)) return 'expired';
  return hasFreePlace ? 'hidden' : 'unpaid';
}

/**
 * End of the term after an action that leads to a state. A publication starts a term unless one runs (it was unpaid in between), a
 * renewal adds one to what is left.
 */
export function expiryAfter(action: OwnAction, state: StatementState, term: Term, now: Date): Date | null {
  const { durationDays, expiresAt } = term;
  if (state === 'unpaid') return expiresAt;
  if (action === 'publish') return isRunning(term, now) ? expiresAt : new Date(now.getTime() + durationDays * dayMs);
  if (action !== 'renew') return expiresAt;
  const from = Math.max(expiresAt?.getTime() ?? 0, now.getTime());
  return new Date(from + durationDays * dayMs);
}
