import { type OwnState, type OwnStatementCounts, ownStates } from '@/lib/contracts/statements/own-statements';
import { type ListParams, listParamsHref, readListParams } from '@/lib/routes/list-params';

export const pageSize = 20;

/** What the address of the page asks for; `state` is null for all of them. */
export type OwnListing = ListParams & { state: OwnState | null };

const isState = (text: string | null): text is OwnState => (ownStates as readonly (string | null)[]).includes(text);

/** Reads the query of the address; what it does not know is as if unsaid. */
export function readOwnListing(query: Pick<URLSearchParams, 'get'>): OwnListing {
  const state = query.get('state');
  return { ...readListParams(query), state: isState(state) ? state : null };
}

/** The address of a listing; the page always stands in it. */
export const ownListingHref = ({ state, ...listing }: OwnListing): string =>
  `${listParamsHref(listing)}${state === null ? '' : `&state=${state}`}`;

/** Tabs that always stand; the others come with the first statement in that state. */
const steadyStates: readonly OwnState[] = ['active', 'draft', 'expired'];
const tabOrder: readonly OwnState[] = ['active', 'unpaid', 'hidden', 'expired', 'draft', 'sold', 'archived', 'blocked'];

/** The tabs to show: all, the steady ones, those with statements, and the one that is open. */
export function tabsOf(counts: OwnStatementCounts | undefined, open: OwnState | null): (OwnState | null)[] {
  return [
    null,
    ...tabOrder.filter((state) => steadyStates.includes(state) || state === open || (counts?.states[state] ?? 0) > 0),
  ];
}
