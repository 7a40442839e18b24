import { type OwnState, type OwnStatementCounts, ownStates } from '@/lib/contracts/own-statements';

export const pageSize = 20;

/** What the address of the page asks for; `state` is null for all of them. */
export type Listing = { state: OwnState | null; q: string; page: number };

const isState = (text: string | null): text is OwnState => (ownStates as readonly (string | null)[]).includes(text);

/** Reads the query of the address; what it does not know is as if unsaid. */
export function readListing(query: Pick<URLSearchParams, 'get'>): Listing {
  const state = query.get('state');
  const page = Number(query.get('page') ?? 1);
  return {
    state: isState(state) ? state : null,
    q: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  };
}

/** The query of a listing; the page always stands in it. */
export function listingQuery({ state, q, page }: Listing): string {
  const query = new URLSearchParams();
  if (state) query.set('state', state);
  if (q) query.set('q', q);
  query.set('page', String(page));
  return query.toString();
}

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
