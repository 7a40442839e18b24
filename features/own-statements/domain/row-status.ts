import type { OwnAction, OwnState, OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { daysLeft } from '@/lib/domain/statement/term';

/** From here on the end is near enough to be said with colour, and renewing comes first. */
export const expiringSoonDays = 3;

/** What the one button of a row does; `edit` leads to the form. */
export type RowAction = OwnAction | 'edit';

const primaryActions: Record<OwnState, RowAction> = {
  draft: 'edit',
  unpaid: 'publish',
  active: 'edit',
  hidden: 'show',
  expired: 'renew',
  archived: 'restore',
  sold: 'restore',
  blocked: 'edit',
};

/** The deed that a statement asks for most now; editing where the server does not allow it. */
export function primaryAction(
  { state, actions, expires_at }: Pick<OwnStatementCard, 'state' | 'actions' | 'expires_at'>,
  now: Date,
): RowAction {
  const left = daysLeft(expires_at === null ? null : new Date(expires_at), now);
  const wanted = state === 'active' && left !== null && left <= expiringSoonDays ? 'renew' : primaryActions[state];
  return wanted === 'edit' || actions.includes(wanted) ? wanted : 'edit';
}

/** What a selection may be told to do, in the order of the bar: an action that at least one of them allows. */
const bulkActions: readonly OwnAction[] = ['publish', 'renew', 'show', 'hide', 'restore', 'archive', 'delete'];
export function bulkActionsFor(cards: readonly Pick<OwnStatementCard, 'actions'>[]): OwnAction[] {
  return bulkActions.filter((action) => cards.some(({ actions }) => actions.includes(action)));
}
