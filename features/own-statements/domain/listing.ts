import { type OwnState, type OwnStatementCounts, ownStates } from '@/lib/contracts/statements/own-statements';
import { type ListParams, listParamsHref, readListParams } from '@/lib/routes/list-params';

export const pageSize = 20;

/** The parameters of the address; `state` is null for all states. */
export type OwnListing = ListParams & { state: OwnState | null };

const isState = (text: string | null): text is OwnState => (ownStates as readonly (string | null)[]).includes(text);

/** Reads the query of the address. Unknown parameters are ignored. */
export function readOwnListing(query: Pick<URLSearchParams, 'get'>): OwnListing {
  const state = query.get('state');
  return { ...readListParams(query), state: isState(state) ? state : null };
}

/** The address of a list; it always includes the page. */
export const ownListingHref = ({ state, ...listing }: OwnListing): string =>
  `${listParamsHref(listing)}${state === null ? '' : `&state=${state}`}`;

/** Tabs that are always shown; the others appear with the first statement in their state. */
const steadyStates: readonly OwnState[] = ['active', 'draft', 'expired'];
const tabOrder: readonly OwnState[] = ['active', 'unpaid', 'hidden', 'expired', 'draft', 'sold', 'archived', 'blocked'];

/** The tabs to show: all, the steady ones, those with statements, and the one that is open. */
export function tabsOf(counts: OwnStatementCounts | undefined, open: OwnState | null): (OwnState | null)[] {
  return [
    null,
    ...tabOrder.filter((state) => steadyStates.includes(state) || state === open || (counts?.states[state] ?? 0) > 0),
  ];
}
