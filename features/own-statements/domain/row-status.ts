import type { OwnAction, OwnState, OwnStatementCard } from '@/lib/contracts/statements/own-statements';
import { daysLeft, isEditable } from '@/lib/domain/statement/status-machine';

/** From this many days before its end a statement is highlighted, and renewing is its main action. */
export const expiringSoonDays = 3;

/** The main action of a row; `edit` opens the form, `pay` the payment of its publication, `promote` the order of VIP. */
export type RowAction = OwnAction | 'edit' | 'pay' | 'promote';

const primaryActions: Record<OwnState, RowAction> = {
  draft: 'edit',
  unpaid: 'pay',
  active: 'promote',
  hidden: 'show',
  expired: 'renew',
  archived: 'restore',
  sold: 'restore',
  blocked: 'edit',
};

/** The most useful action of a statement now; editing when the server does not allow that one. Null where there is neither. */
export function primaryAction(
  { state, actions, expires_at }: Pick<OwnStatementCard, 'state' | 'actions' | 'expires_at'>,
  now: Date,
): RowAction | null {
  const left = daysLeft(expires_at === null ? null : new Date(expires_at), now);
  const wanted = state === 'active' && left !== null && left <= expiringSoonDays ? 'renew' : primaryActions[state];
  if (wanted === 'pay' || wanted === 'promote') return wanted;
  if (wanted !== 'edit' && actions.includes(wanted)) return wanted;
  return isEditable(state) ? 'edit' : null;
}

/** The bulk actions of a selection, in the order of the bar: those that at least one statement allows. */
const bulkActions: readonly OwnAction[] = ['publish', 'renew', 'show', 'hide', 'restore', 'archive', 'delete'];
export function bulkActionsFor(cards: readonly Pick<OwnStatementCard, 'actions'>[]): OwnAction[] {
  return bulkActions.filter((action) => cards.some(({ actions }) => actions.includes(action)));
}
